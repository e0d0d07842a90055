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
        const isRefusedRequest = text.startsWith('Failed to load resource')
        if (message.type() === 'error' && !isRefusedRequest) faults.push(text)
      })
      await use(undefined)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** The address of the server with a second engine (`two-engines.ts`), beside the product's own. */
export function twoEngines(): string {
  const own = new URL(test.info().project.use.baseURL ?? '')
  return `http://${own.hostname}:${Number(own.port) + 1}/`
}

/** The address of the server with an AI service behind it (`with-service.ts`). */
export function withService(): string {
  const own = new URL(test.info().project.use.baseURL ?? '')
  return `http://${own.hostname}:${Number(own.port) + 2}/`
}

export const pdfInput = (page: Page) => page.getByLabel('Avaa PDF-tiedosto')
export const textArea = (page: Page) => page.getByPlaceholder('Liitä työpaikkailmoitus tähän…')
export const createButton = (page: Page) => page.getByRole('button', { name: 'Luo LxP-avain' })
export const busyButton = (page: Page) => page.getByRole('button', { name: 'Analysoidaan…' })
export const cancelButton = (page: Page) => page.getByRole('button', { name: 'Peruuta' })
export const alertDialog = (page: Page) => page.getByRole('alertdialog')
export const editor = (page: Page) =>
  page.getByRole('region', { name: 'Muokkaa LxP-avainprofiilia:' })
export const aiKey = (page: Page) => page.getByLabel('Tekoälyn tulkinta LxP-avainkoodi')
export const editedKey = (page: Page) => page.getByLabel('Tarkistettu LxP-avainkoodi')
export const restoreButton = (page: Page) =>
  page.getByRole('button', { name: 'Palauta keinoälyn tulkitsemaan arvoon' })
export const question = (page: Page, id: number) =>
  page.getByRole('group', { name: new RegExp(`^${id} `) })
export const option = (page: Page, id: number, label: string) =>
  question(page, id).getByRole('checkbox', { name: label })

/** Pastes an ad and waits for its key. */
export async function analyze(page: Page, text: string): Promise<string> {
  await textArea(page).fill(text)
  await createButton(page).click()
  await expect(aiKey(page)).toBeVisible()
  // Then the review has come to life, and listens to its keys.
  await expect(page.getByRole('heading', { name: /^Tulos/ })).toBeFocused()
  return (await aiKey(page).textContent()) ?? ''
}

/** Has the server's answer to an analysis replaced by this one. */
export async function answerWith(
  page: Page,
  answer: { status?: number; body?: string; json?: unknown },
): Promise<void> {
  await page.route('**/api/lxp', (route) => route.fulfill(answer))
}

/** An alert with exactly this text, closed; the page is idle and nothing typed is lost. */
export async function expectAlert(page: Page, text: string): Promise<void> {
  const typed = await textArea(page).inputValue()
  await expect(alertDialog(page)).toBeVisible()
  await expect(alertDialog(page).getByRole('paragraph')).toHaveText(text)
  await page.keyboard.press('Enter')
  await expect(alertDialog(page)).toBeHidden()
  await expect(createButton(page)).toBeEnabled()
  await expect(textArea(page)).toHaveValue(typed)
}
