import { readAdvert, readUnusualAdvert } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  answerWith,
  createButton,
  editedKey,
  editor,
  expect,
  option,
  question,
  restoreButton,
  test,
  textArea,
} from './journey.ts'

const AD = readAdvert('kirjanpitaja')
const LINK = '/#avain=1AD2CD3A4B5B6C7C8B9A10B'

test('that an ad is an unusual one is said, also after a reload', async ({ page }) => {
  const note = page.getByText('Ilmoitus poikkeaa tavallisesta')
  await page.goto('/')
  await analyze(page, readUnusualAdvert())
  await expect(note).toBeVisible()
  await page.getByRole('checkbox', { name: 'Näytä vain epävarmat (0)' }).check()
  await expect(page.getByText('Mikään kohta ei ole muita epävarmempi.')).toBeVisible()
  await page.reload()
  await expect(note).toBeVisible()
  await analyze(page, AD)
  await expect(note).toBeHidden()
})

test.describe('autosave', () => {
  test('the text, both keys, the evidence, the engine and the usage survive a reload', async ({
    page,
  }) => {
    await page.goto('/')
    const key = await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    const edited = (await editedKey(page).textContent()) ?? ''
    const quotes = await editor(page).getByRole('link', { name: /^”/ }).allTextContents()
    expect(quotes.length).toBeGreaterThan(3)
    await page.reload()
    await expect(textArea(page)).toHaveValue(AD)
    await expect(aiKey(page)).toHaveText(key)
    await expect(editedKey(page)).toHaveText(edited)
    await expect(editor(page).getByRole('link', { name: /^”/ })).toHaveText(quotes)
    await expect(page.getByText('Tokenit yhteensä: 0')).toBeVisible()
    await expect(page.getByText(/^Tulkinta: sisäänrakennettu/)).toBeVisible()
    await expect(restoreButton(page)).toBeVisible()
  })

  test('a text that was only typed survives too', async ({ page }) => {
    await page.goto('/')
    await textArea(page).fill('Kesken jäänyt')
    await page.reload()
    await expect(textArea(page)).toHaveValue('Kesken jäänyt')
  })

  test("the page says so; 'Tyhjennä' asks, and removes everything", async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Teksti ja tulos säilyvät tässä selaimessa')).toBeVisible()
    await analyze(page, AD)
    const clear = page.getByRole('button', { name: 'Tyhjennä' })
    await clear.click()
    await alertDialog(page).getByRole('button', { name: 'Peruuta' }).click()
    await expect(textArea(page)).toHaveValue(AD)
    await clear.click()
    await alertDialog(page).getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(textArea(page)).toHaveValue('')
    await expect(editor(page)).toBeHidden()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await page.reload()
    await expect(textArea(page)).toHaveValue('')
  })

  test('a browser that lets nothing be saved is told of, and everything works', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await analyze(page, AD)
    await expect(page.getByText('Selain ei anna tallentaa')).toBeVisible()
  })
})

test.describe('a link with the key', () => {
  test('is copied, and opens the editor with the key alone', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    const key = await analyze(page, AD)
    await page.getByRole('button', { name: 'Kopioi linkki' }).click()
    await expect(page.getByText('Linkki on kopioitu.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${new URL(page.url()).origin}/#avain=${key}`)

    const other = await context.browser()?.newPage()
    if (!other) throw new Error('no browser')
    await other.goto(link)
    await expect(editedKey(other)).toHaveText(key)
    await expect(textArea(other)).toHaveValue('')
    await other.close()
  })

  test('shows no restore button, reasons, usage or disclaimer', async ({ page }) => {
    await page.goto(LINK)
    await expect(editedKey(page)).toHaveText('1AD2CD3A4B5B6C7C8B9A10B')
    await option(page, 9, 'Freelancer').click()
    await expect(editedKey(page)).toHaveText('1AD2CD3A4B5B6C7C8B9AC10B')
    await expect(aiKey(page)).toBeHidden()
    await expect(restoreButton(page)).toBeHidden()
    await expect(page.getByText(/AI:n perustelut/)).toBeHidden()
    await expect(page.getByText(/Tokenit yhteensä/)).toBeHidden()
    await expect(page.getByText(/perustuu tekoälyn tekemään analyysiin/)).toBeHidden()
  })

  test('its edits survive a reload', async ({ page }) => {
    await page.goto(LINK)
    await option(page, 9, 'Freelancer').click()
    await expect(editedKey(page)).toHaveText(/9AC/)
    await page.reload()
    await expect(editedKey(page)).toHaveText('1AD2CD3A4B5B6C7C8B9AC10B')
  })

  test('wins over autosaved work, which can be brought back', async ({ page }) => {
    await page.goto('/')
    const key = await analyze(page, AD)
    await page.goto('about:blank')
    await page.goto(LINK)
    await expect(editedKey(page)).toHaveText('1AD2CD3A4B5B6C7C8B9A10B')
    await page.reload()
    await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
    await expect(aiKey(page)).toHaveText(key)
    await expect(textArea(page)).toHaveValue(AD)
  })

  test('with a broken key says so', async ({ page }) => {
    await page.goto('/#avain=1Z')
    const notice = page.getByText('Linkin LxP-avain on virheellinen.')
    await expect(notice).toBeVisible()
    await textArea(page).fill('Ilmoitus')
    await expect(notice).toBeHidden()
    await expect(editor(page)).toBeHidden()
  })
})

test.describe('copying', () => {
  test('the key', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/')
    const key = await analyze(page, AD)
    await page.getByRole('button', { name: 'Kopioi avain' }).click()
    await expect(page.getByText('Avain on kopioitu.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  })

  test('works without navigator.clipboard, as on plain HTTP in an office network', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read'])
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.goto('/')
    await analyze(page, AD)
    const copied = page.evaluate(
      () =>
        new Promise<string>((resolve) =>
          document.addEventListener('copy', () =>
            resolve(
              document.activeElement instanceof HTMLTextAreaElement
                ? document.activeElement.value
                : '',
            ),
          ),
        ),
    )
    await page.getByRole('button', { name: 'Kopioi avain' }).click()
    expect(await copied).toBe(await editedKey(page).textContent())
    await expect(page.getByText('Avain on kopioitu.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Kopioi avain' })).toBeFocused()
  })
})

test.describe('undo', () => {
  test('takes back edits, a restore and a second answer, and does them again', async ({ page }) => {
    await page.goto('/')
    await answerWith(page, { json: { key: '1A2345678910' } })
    await analyze(page, AD)
    await option(page, 2, 'Tarkkuutta ja keskittymistä vaativa työ').click()
    await restoreButton(page).click()
    await expect(editedKey(page)).toHaveText('1A2345678910')
    const undo = page.getByRole('button', { name: 'Kumoa' })
    await undo.click()
    await expect(editedKey(page)).toHaveText('1A2C345678910')
    await createButton(page).click()
    await expect(editedKey(page)).toHaveText('1A2345678910')
    await undo.click()
    await expect(editedKey(page)).toHaveText('1A2C345678910')
    await undo.click()
    await expect(editedKey(page)).toHaveText('1A2345678910')
    await expect(undo).toBeDisabled()
    await page.getByRole('button', { name: 'Tee uudelleen' }).click()
    await expect(editedKey(page)).toHaveText('1A2C345678910')
  })
})

test('a passage of the ad leads to its option, and a quote to its passage', async ({ page }) => {
  await page.goto('/')
  await analyze(page, AD)
  const quote = question(page, 9).getByRole('link').first()
  await quote.click()
  const passage = page.locator(':focus')
  await expect(passage).toHaveRole('link')
  await expect(passage).toContainText('9')
  await expect(passage).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator(':focus')).toHaveRole('checkbox')
})
