import { advertTitle } from '../core/page/advert-title.ts'
import { texts } from './texts.ts'

/** Says which ad has been put aside. */
export function EarlierAdvert({ text }: { readonly text: string }) {
  return <span>{texts.intake.earlierAdvert(advertTitle(text))}</span>
}
