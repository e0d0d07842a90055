import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every journey fails on a script error or a breach of the Content-Security-Policy. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
          faults.push(text)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

const FIXTURES = join(import.meta.dirname, '../fixtures')

export const advert = (name: string) => readFileSync(join(FIXTURES, `adverts/${name}.txt`), 'utf8')
export const pdf = (name: string) => join(FIXTURES, `pdf/${name}.pdf`)
export const pdfText = (name: string) =>
  readFileSync(join(FIXTURES, `pdf/${name}.expected.txt`), 'utf8')

export const textArea = (page: Page) => page.getByPlaceholder('Liitä työpaikkailmoitus tähän…')
export const createButton = (page: Page) => page.getByRole('button', { name: 'Luo LxP-avain' })
export const alertDialog = (page: Page) => page.getByRole('alertdialog')
export const editor = (page: Page) =>
  page.getByRole('region', { name: 'Muokkaa LxP-avainprofiilia:' })
export const aiKey = (page: Page) => page.getByLabel('Tekoälyn tulkinta LxP-avainkoodi')
export const editedKey = (page: Page) => page.getByLabel('Tarkistettu LxP-avainkoodi')
export const option = (page: Page, question: number, label: string) =>
  page.getByRole('group', { name: new RegExp(`^${question}\\b`) }).getByLabel(label)

/** Pastes an ad and waits for its key. */
export async function analyze(page: Page, text: string): Promise<void> {
  await textArea(page).fill(text)
  await createButton(page).click()
  await expect(aiKey(page)).toBeVisible()
}
