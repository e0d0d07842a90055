import { formatKey, type Selections } from '../../core/key.ts'
import { copyAndSay } from '../copy-and-say.ts'
import { texts } from '../texts.ts'
import { Button } from '../ui/button.tsx'

type Props = { readonly edited: Selections; readonly say: (text: string) => void }

/** The button that copies the checked key. */
export function CopyKey({ edited, say }: Props) {
  return (
    <Button look="primary" onClick={() => copyAndSay(formatKey(edited), texts.status.copied, say)}>
      {texts.actions.copyKey}
    </Button>
  )
}
