import { texts } from './texts.ts'
import { copyText } from './ui/copy-text.ts'

/** Copies the text and says so, or that it could not be copied. */
export async function copyAndSay(
  text: string,
  done: string,
  say: (words: string) => void,
): Promise<void> {
  say((await copyText(text)) ? done : texts.status.notCopied)
}
