import { texts } from '../texts.ts'
import type { Question } from '../ui/dialog.tsx'

/** Asks whether a fairly short text is analyzed all the same. */
export function askShort(length: number): Question<'go-on' | 'cancel'> {
  return {
    name: texts.dialog.confirmName,
    body: (
      <>
        <p>{texts.short.lead(length)}</p>
        <ul>
          {texts.short.helps.map((help) => (
            <li key={help}>{help}</li>
          ))}
        </ul>
        <p>{texts.short.question}</p>
      </>
    ),
    choices: [
      { id: 'go-on', label: texts.dialog.goOn },
      { id: 'cancel', label: texts.dialog.cancel },
    ],
    dismissed: 'cancel',
  }
}
