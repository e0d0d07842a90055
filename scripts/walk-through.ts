import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { analyzeOwn, withOwnPage } from './own-page.ts'

/** Writes docs/walk-through.md: one ad reviewed by keyboard, every key press listed, with pictures. */

const ROOT = join(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'docs/walk-through')
const AD = '24-erityisasiantuntija-lakimies'

type Step = {
  readonly key: string
  readonly what: string
  readonly picture?: string
  /** The segment of the checked key that the step must lead to. */
  readonly leadsTo?: string
}

const accepts = (id: number): Step => ({
  key: 'H',
  what: `accepts question ${id}, goes to ${id + 1}`,
})

/** The review of the ad: the two corrections that lead to the key which its annotator gave. */
const STEPS: readonly Step[] = [
  {
    key: 'J',
    what: 'goes to question 1. The ad wants somebody independent who joins working groups',
  },
  accepts(1),
  {
    key: 'D',
    what: 'takes `D` away: to advise colleagues is no work with people all day. **First correction**',
    picture: 'first-correction',
    leadsTo: '2C3',
  },
  accepts(2),
  {
    key: 'A',
    what: 'takes `A` away: the ad names no office, but work in several places. **Second correction**',
    picture: 'second-correction',
    leadsTo: '3C4',
  },
  ...[3, 4, 5, 6, 7, 8, 9].map(accepts),
  { key: 'H', what: 'accepts 10: all ten are checked', picture: 'done' },
]

mkdirSync(PICTURES, { recursive: true })
await withOwnPage(
  { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
  async (page, address) => {
    await analyzeOwn(page, address, `labelled/${AD}.txt`)
    const before = await keyOf(page, 'Tekoälyn tulkinta LxP-avainkoodi')
    await page.screenshot({ path: join(PICTURES, 'start.png') })
    for (const { key, picture, leadsTo } of STEPS) {
      await page.keyboard.press(key.toLowerCase())
      const edited = await keyOf(page, 'Tarkistettu LxP-avainkoodi')
      // The built-in engine may read the ad in another way by now: then the page would tell a lie.
      if (leadsTo && !edited.includes(leadsTo)) {
        throw new Error(`${key} leads to ${edited}, not to ${leadsTo}: choose other corrections`)
      }
      if (picture) await page.screenshot({ path: join(PICTURES, `${picture}.png`) })
    }
    await page.getByText('10/10 tarkistettu', { exact: true }).waitFor()
    const after = await keyOf(page, 'Tarkistettu LxP-avainkoodi')
    writeFileSync(join(ROOT, 'docs/walk-through.md'), pageOf(before, after))
  },
)

async function keyOf(page: Page, label: string): Promise<string> {
  return (await page.getByLabel(label).textContent()) ?? ''
}

function pageOf(before: string, after: string): string {
  const rows = STEPS.map(({ key, what, picture }, index) => {
    const seen = picture ? ` ([picture](walk-through/${picture}.png))` : ''
    return `| ${index + 1} | \`${key}\` | ${what}${seen} |`
  })
  return `# A review by keyboard

A real-looking ad of the project's own, \`fixtures/labelled/${AD}.txt\`, from the finished analysis to the
key that its annotator gave, with two corrections. \`npm run walk-through\` presses these very keys, takes the pictures and
writes this page.

The built-in engine reads \`${before}\`. The result has the focus; the ad stands beside the questions.

![The result: the key, the profile in words, the ad with its passages](walk-through/start.png)

| | Key | What it does |
|---|---|---|
${rows.join('\n')}

${STEPS.length} presses. The checked key is \`${after}\`.

![Question 2 after the first correction](walk-through/first-correction.png)

![Question 3 after the second correction](walk-through/second-correction.png)

![All ten questions are checked](walk-through/done.png)

\`?\` shows all keys. \`U\` takes back any step, \`V\` leaves only the questions that have a doubt, \`N\` and \`P\`
go from passage to passage, and \`O\` opens a question's help. Single keys can be switched off in the same
list, and never act while you type.
`
}
