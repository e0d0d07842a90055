import { useRef, useState } from 'react'
import { formatKey, type Selections } from '../../core/key.ts'
import { type ReadingFault, readKey } from '../../core/key-reading.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import styles from './paste-key.module.css'

type Props = {
  readonly onOpen: (selections: Selections) => void
  readonly onClose: () => void
}

/** Opens a key that somebody has sent: read tolerantly, its faults shown where they are. */
export function PasteKey({ onOpen, onClose }: Props) {
  const [text, setText] = useState('')
  const area = useRef<HTMLTextAreaElement>(null)
  const reading = readKey(text)
  const isBlank = text.trim() === ''
  const t = texts.pasteKey

  function pointAt({ at, found }: ReadingFault) {
    area.current?.focus()
    area.current?.setSelectionRange(at, at + found.length)
  }

  return (
    <Modal
      heading={t.heading}
      onClose={onClose}
      primary={
        <Button
          look="primary"
          disabled={!reading.ok}
          onClick={() => reading.ok && onOpen(reading.selections)}
        >
          {t.choose}
        </Button>
      }
    >
      <label className={styles.field}>
        {t.label}
        <textarea
          ref={area}
          rows={3}
          value={text}
          placeholder={t.placeholder}
          aria-describedby="key-reading"
          aria-invalid={!reading.ok && !isBlank}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div id="key-reading" aria-live="polite">
        {reading.ok && <p className={styles.read}>{t.read(formatKey(reading.selections))}</p>}
        {!reading.ok && !isBlank && <p>{t.faults}</p>}
      </div>
      {!reading.ok && !isBlank && <Faults text={text} faults={reading.faults} onChoose={pointAt} />}
    </Modal>
  )
}

type FaultsProps = {
  readonly text: string
  readonly faults: readonly ReadingFault[]
  readonly onChoose: (fault: ReadingFault) => void
}

/** The pasted text with its faults marked, and each fault in words. */
function Faults({ text, faults, onChoose }: FaultsProps) {
  const t = texts.pasteKey
  return (
    <>
      <p aria-hidden="true" className={styles.marked}>
        {faults.map(({ at, found }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several faults may stand at one place
          <span key={index}>
            {text.slice(index === 0 ? 0 : endOf(faults[index - 1]), at)}
            <mark className={found === '' ? styles.gap : ''}>{found}</mark>
          </span>
        ))}
        {text.slice(endOf(faults.at(-1)))}
      </p>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.code}-${fault.question}-${fault.at}`}>
            <button type="button" className={styles.fault} onClick={() => onChoose(fault)}>
              <strong>{t.at(fault.at)}:</strong> {t.fault[fault.code](fault)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function endOf(fault: ReadingFault | undefined): number {
  return fault ? fault.at + fault.found.length : 0
}
