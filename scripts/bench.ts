import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { estimatedTokens } from '../src/core/cost.ts'
import { groundQuote } from '../src/core/evidence/evidence.ts'
import { givesOrders } from '../src/core/orders.ts'
import { builtinEngine, claimsIn } from '../src/engines/builtin/builtin.ts'
import { notAdvertReasonOf } from '../src/engines/builtin/refusal/not-advert.ts'
import { shapesOf } from '../src/engines/builtin/refusal/shape.ts'
import { seenIn } from '../src/engines/builtin/seen.ts'
import { readAdvert } from '../src/engines/builtin/sentences.ts'
import { parseAnswer } from '../src/engines/llm/answer/parse.ts'
import { masked } from '../src/engines/llm/masking.ts'
import { promptOf } from '../src/engines/llm/prompt/prompt.ts'
import { readGold } from '../src/evaluation/gold.ts'
import { repeated, WORST_PIECES } from '../src/testing/worst-texts.ts'

/** How fast the built-in engine reads, beside merely splitting the same texts into words. */

const ADVERTS = join(import.meta.dirname, '../fixtures/training/unseen.jsonl')
/** Different ones: the engine remembers words, and one ad read again and again would flatter it. */
const texts = readGold(readFileSync(ADVERTS, 'utf8')).map(({ text }) => text)
const all = texts.join('\n\n')
const signal = new AbortController().signal
const ROUNDS = 7

const read = (text: string) => builtinEngine.read(text, { signal, mask: true })
/** Also what is no ad, as no text of this length is. */
const readThrough = (text: string) => {
  const seen = seenIn(text)
  notAdvertReasonOf(seen)
  return claimsIn(text, seen)
}
const split = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0

/** Until the machine code of what runs is the optimised one. */
const WARM_UP_MS = 1_500

/** Milliseconds for one run: the fastest of several, each at least 100 ms long. */
async function fastest(
  work: () => unknown,
  { warmUp = WARM_UP_MS, rounds = ROUNDS } = {},
): Promise<number> {
  const warmAt = performance.now() + warmUp
  while (performance.now() < warmAt) await work()
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    let runs = 0
    const startedAt = performance.now()
    while (performance.now() - startedAt < 100) {
      await work()
      runs += 1
    }
    best = Math.min(best, (performance.now() - startedAt) / runs)
  }
  return best
}

const ofLength = (length: number, seed = all) =>
  seed.repeat(Math.ceil(length / seed.length)).slice(0, length)

const AD_LENGTH = 2_000
const ads: string[] = []
for (const text of texts.filter(({ length }) => length >= AD_LENGTH)) {
  const ad = text.slice(0, AD_LENGTH)
  // What is refused is not read further.
  if ((await read(ad)).kind === 'claims') ads.push(ad)
  if (ads.length === 200) break
}
const reading =
  (await fastest(async () => {
    for (const each of ads) await read(each)
  })) / ads.length
const splitting =
  (await fastest(() => {
    for (const each of ads) split(each)
  })) / ads.length
const [ad = ''] = ads
console.log(`Ilmoitus, 2 000 merkkiä (${ads.length} eri ilmoitusta)`)
console.log(`  tulkki             ${(1000 / reading).toFixed(0)} ilmoitusta sekunnissa`)
console.log(`  pelkkä sanoiksi jako ${(1000 / splitting).toFixed(0)} ilmoitusta sekunnissa`)
console.log(`  suhde              ${(splitting / reading).toFixed(3)} (tavoite vähintään 0,25)`)

console.log('\nKasvu pituuden mukana (aika merkkiä kohti, 1 kB = 1)')
const perCharacter = new Map<number, number>()
for (const length of [1_000, 10_000, 100_000]) {
  const text = ofLength(length)
  perCharacter.set(length, (await fastest(() => readThrough(text))) / length)
}
const unit = perCharacter.get(1_000) ?? 1
for (const [length, time] of perCharacter) {
  console.log(`  ${String(length / 1000).padStart(3)} kB  ${(time / unit).toFixed(2)}`)
}

console.log('\nPahimmat tekstit, 50 000 merkkiä (aika, kun tavallinen teksti = 1)')
const usual = await fastest(() => readThrough(ofLength(50_000)))
const WORST: Readonly<Record<string, string>> = {
  'yksi pitkä sana': 'a',
  'samaa sanaa': 'itsenäinen ',
  'osuma toisensa perään': 'itsenäinen työote vakituinen vuorotyö koulutus ',
  kieltoja: 'ei edellytä ei vaadi emme odota ',
  välimerkkejä: '. - • , ; : ! ',
  rivinvaihtoja: '\n',
  'yhdistyviä tarkkeita': 'a\u0308',
  'katkenneita sanoja': 'asiak- ',
  hymiöitä: '👩‍⚕️ ',
  'sivun valikoita': 'Etusivu\nKirjaudu sisään\nMyyjä, Turku\n',
}
for (const [name, seed] of Object.entries(WORST)) {
  const time = await fastest(() => readThrough(ofLength(50_000, seed)))
  console.log(`  ${name.padEnd(24)} ${(time / usual).toFixed(2)}`)
}

console.log(
  '\nMuut haut, niille pahimmat tekstit (50 000 merkistä 200 000:een aika kasvaa enintään; tasaisesti 4,0)',
)
const SEARCHES: Readonly<Record<string, readonly [readonly string[], (text: string) => unknown]>> =
  {
    'yhteystietojen peitto': [WORST_PIECES.masking, masked],
    'tulkille annetut käskyt': [WORST_PIECES.orders, (text) => givesOrders(`lxp ${text}`)],
    'palvelun vastaus': [WORST_PIECES.answer, parseAnswer],
    'tekstin muoto': [WORST_PIECES.shape, (text) => shapesOf(readAdvert(text))],
    lainaukset: [
      WORST_PIECES.quotes,
      (text) => groundQuote(text, { quote: `${text.slice(0, 1_900)} ei ole` }),
    ],
  }
/** There are many, and the growth is all that is asked. */
const BRIEFLY = { warmUp: 100, rounds: 3 }
for (const [name, [pieces, search]] of Object.entries(SEARCHES)) {
  const growths: number[] = []
  for (const piece of pieces) {
    const part = await fastest(() => search(repeated(piece, 50_000)), BRIEFLY)
    const whole = await fastest(() => search(repeated(piece, 200_000)), BRIEFLY)
    growths.push(whole / part)
  }
  console.log(`  ${name.padEnd(24)} ${Math.max(...growths).toFixed(1)}-kertaiseksi`)
}

const { system, user, schema } = promptOf(ad)
console.log('\nTekoälypalvelulle lähetettävä ohje (arvioidut tokenit, suomea 2,4 merkkiä/token)')
for (const [name, text] of Object.entries({
  'pysyvä osa': system,
  'ilmoitus, 2 000 merkkiä': user,
  'vastauksen muoto': JSON.stringify(schema),
})) {
  console.log(
    `  ${name.padEnd(24)} ${text.length} merkkiä, ${estimatedTokens(text.length)} tokenia`,
  )
}
