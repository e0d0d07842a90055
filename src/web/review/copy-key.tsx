import { formatKey, type Selections } from '../../core/key.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { copyText } from '../ui/copy-text.ts'

type Props = { readonly edited: Selections; readonly say: (text: string) => void }

/** The button that copies the checked key. */
export function CopyKey({ edited, say }: Props) {
  const { copied, notCopied } = texts.status
  return (
    <Button
      look="primary"
      onClick={async () => say((await copyText(formatKey(edited))) ? copied : notCopied)}
    >
      {texts.actions.copyKey}
    </Button>
  )
}
