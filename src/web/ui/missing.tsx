import { texts } from '../texts.ts'
import { Button } from './button.tsx'
import styles from './missing.module.css'
import { Modal } from './modal.tsx'

type Props = { readonly onRetry: () => void }

/** Stands in the place of a part of the page that is on its way. */
function LoadingPart() {
  return <p>{texts.missing.loading}</p>
}

/** Stands in the place of a sheet that is on its way: Esc closes it, and keys do nothing behind it. */
function LoadingSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal heading={texts.missing.loading} onClose={onClose}>
      {null}
    </Modal>
  )
}

/** Stands in the place of a part of the page that could not be fetched. */
function MissingPart({ onRetry }: Props) {
  return (
    <div role="alert" className={styles.missing}>
      <p>{texts.missing.told}</p>
      <div className={styles.choices}>
        <Button onClick={onRetry}>{texts.missing.retry}</Button>
        <Button onClick={() => location.reload()}>{texts.missing.reload}</Button>
      </div>
    </div>
  )
}

/** Stands in the place of a sheet that could not be fetched. */
function MissingSheet({ onRetry, onClose }: Props & { readonly onClose: () => void }) {
  return (
    <Modal
      heading={texts.missing.heading}
      onClose={onClose}
      choices={<Button onClick={onRetry}>{texts.missing.retry}</Button>}
    >
      <p role="alert">{texts.missing.told}</p>
    </Modal>
  )
}

export const PART = { Loading: LoadingPart, Missing: MissingPart }
export const SHEET = { Loading: LoadingSheet, Missing: MissingSheet }
