import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LONG_AD, LONG_ANSWER } from '../src/testing/long-ad.ts'
import { withOwnPage } from './own-page.ts'

/** How fast the review answers on the longest ad, and how much pressing and reading a check takes. */

const ADVERTS = join(import.meta.dirname, '../fixtures/adverts')
const FRAME_BUDGET_MS = 50
const ROUNDS = 9

await withOwnPage({ viewport: { width: 1440, height: 900 } }, async (page, address) => {
  await page.addInitScript(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    Object.assign(globalThis, { tasks })
  })
  await longAd(page, address)
  await ownAds(page, address)
})

async function longAd(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.route('**/api/lxp', (route) => route.fulfill({ json: LONG_ANSWER }))
  await analyze(page, LONG_AD)
  await page.waitForTimeout(1_000)
  const longTasks = () =>
    page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))
  await longTasks()
  console.log('\nIlmoitus, 50 000 merkkiä ja 200 kohtaa (aika seuraavaan kuvaan, mediaani)')
  for (const [name, selector, act] of [
    ['korosta kirjaimen kohdat', '#valinta-9A', 'focus'],
    ['vaihda kirjain, jolla on 100 kohtaa', '#valinta-9A', 'click'],
    ['vaihda kirjain, jolla ei ole kohtia', '#valinta-6C', 'click'],
  ] as const) {
    const times = await page.evaluate(measure, { selector, act, rounds: ROUNDS })
    const worst = Math.max(0, ...(await longTasks()))
    console.log(
      `  ${name.padEnd(38)} ${median(times).toFixed(0)} ms, pisin tehtävä ${worst === 0 ? `alle ${FRAME_BUDGET_MS}` : worst.toFixed(0)} ms (raja ${FRAME_BUDGET_MS})`,
    )
  }
  await page.unroute('**/api/lxp')
}

/** Runs in the page. */
async function measure({
  selector,
  act,
  rounds,
}: {
  selector: string
  act: 'focus' | 'click'
  rounds: number
}): Promise<number[]> {
  const element = document.querySelector<HTMLElement>(selector)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    if (act === 'focus') element?.blur()
    await new Promise((resolve) => setTimeout(resolve, 150))
    const startedAt = performance.now()
    element?.[act]()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    times.push(performance.now() - startedAt)
  }
  return times
}

async function ownAds(page: Page, address: string): Promise<void> {
  console.log('\nOmat ilmoitukset, koko tarkistus kahdella korjauksella')
  console.log(
    '  ilmoitus                      painallus→tulos  painalluksia  luettavia sanoja  ilmoituksessa',
  )
  for (const name of readdirSync(ADVERTS)) {
    const text = lengthened(readFileSync(join(ADVERTS, name), 'utf8'))
    await page.goto(address)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    const shown = await analyze(page, text)
    const words = await page.evaluate(wordsToRead)
    const presses = await review(page)
    const inAd = text.match(/\p{L}+/gu)?.length ?? 0
    console.log(
      `  ${name.padEnd(29)} ${`${shown.toFixed(0)} ms`.padStart(15)} ${String(presses).padStart(13)} ${String(words).padStart(17)} ${String(inAd).padStart(14)}`,
    )
  }
}

/** Shorter ads are asked about first, and those with a question mark refused: this is no part of a check. */
function lengthened(text: string): string {
  const end = 'Hakuohjeet ovat verkkosivuillamme. '
  return `${text}\n${end.repeat(Math.max(0, Math.ceil((1_000 - text.length) / end.length)))}`
}

/** Pastes an ad and says, in milliseconds, how long its key took from the click. */
async function analyze(page: Page, text: string): Promise<number> {
  await page.getByLabel('Ilmoituksen teksti').fill(text)
  await page.waitForTimeout(300)
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Luo LxP-avain' }).click()
  const goOn = page.getByRole('button', { name: 'Jatka' })
  const key = page.getByLabel('Tekoälyn tulkinta LxP-avainkoodi')
  await goOn.or(key).first().waitFor()
  if (await goOn.isVisible()) await goOn.click()
  await key.waitFor()
  return performance.now() - startedAt
}

/** Accepts all ten questions, with a letter changed in the first and in the last. */
async function review(page: Page): Promise<number> {
  const presses = ['j', 'a', ...Array.from({ length: 9 }, () => 'h'), 'c', 'h']
  // Whoever checks looks before pressing: a key that comes before the questions are there is lost.
  await page.getByText('0/10 tarkistettu', { exact: true }).waitFor()
  for (const key of presses) await page.keyboard.press(key)
  await page.getByText('10/10 tarkistettu', { exact: true }).waitFor()
  return presses.length
}

/** Runs in the page: the questions' titles, the chosen options and the passages shown under them. */
function wordsToRead(): number {
  const shown = [...document.querySelectorAll('fieldset')].flatMap((question) => [
    question.querySelector('legend')?.textContent ?? '',
    ...[...question.querySelectorAll('input:checked')].map(
      (box) => box.closest('label')?.textContent ?? '',
    ),
    ...[...question.querySelectorAll<HTMLElement>('ul a')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.textContent),
  ])
  return shown.join(' ').match(/\p{L}+/gu)?.length ?? 0
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
