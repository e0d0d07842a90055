import { createHash } from 'node:crypto'
import { answerJsonSchema } from '../answer/schema.ts'
import { systemPrompt } from './system.ts'

export type Prompt = {
  readonly system: string
  readonly user: string
  readonly schema: object
}

const SYSTEM = systemPrompt()
const SCHEMA = answerJsonSchema()

/** What is sent for an advertisement: the stable part first, the ad last and marked as data. */
export function promptOf(advert: string): Prompt {
  // The mark follows from the whole text: nothing in the ad can close it.
  const mark = `ilmoitus-${digest(advert)}`
  const lead = `Tulkitse ilmoitus, joka on merkkien <${mark}> ja </${mark}> välissä.`
  return {
    system: SYSTEM,
    user: `${lead}\n\n<${mark}>\n${advert}\n</${mark}>`,
    schema: SCHEMA,
  }
}

/** What to say when the answer was not what was asked. `wrong` as `parseAnswer` tells it. */
export function asksAgainForShape(wrong: string): string {
  return `Vastausta ei voi lukea: ${wrong}. Vastaa uudelleen koko JSON-oliolla, ei millään muulla, ja käytä vain sallittuja kirjaimia ja kenttiä.`
}

/** What to say when quotes do not stand in the ad: `1A` and the like. */
export function asksAgainForQuotes(marks: readonly string[]): string {
  return `Näiden kirjainten lainaukset eivät ole ilmoituksessa sanasta sanaan: ${marks.join(', ')}. Vastaa uudelleen koko JSON-oliolla. Kopioi näille kirjaimille lainaus ilmoituksesta merkki merkiltä yhdestä paikasta.`
}

/** Changes whenever anything that is asked changes, so that measurements can tell what was asked. */
export const PROMPT_VERSION = digest(
  JSON.stringify([promptOf(''), asksAgainForShape(''), asksAgainForQuotes([])]),
)

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
