import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pdfPath, readAdvert, readPdfText } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  answerWith,
  cancelButton,
  createButton,
  editedKey,
  expect,
  expectAlert,
  option,
  pdfInput,
  question,
  test,
  textArea,
} from './journey.ts'

/** What a day with forty ads does to the page. */

const AD = readAdvert('kirjanpitaja')
const LINK_A = '/#avain=1A2345678910'
const LINK_B = '/#avain=1B2345678910'

async function drop(page: Page, names: readonly string[]): Promise<void> {
  const files = names.map((name) => ({
    name: `${name}.pdf`,
    base64: readFileSync(pdfPath(name)).toString('base64'),
  }))
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer()
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: 'application/pdf' }))
    }
    return data
  }, files)
  // A drop happens only where the page has taken the drag over it for its own.
  const taken = await page.evaluate(
    (data) =>
      !document.body.dispatchEvent(
        new DragEvent('dragover', { dataTransfer: data, bubbles: true, cancelable: true }),
      ),
    transfer,
  )
  expect(taken).toBe(true)
  await page.locator('h1').dispatchEvent('drop', { dataTransfer: transfer })
}

test.describe('PDFs', () => {
  for (const name of [
    'sairaanhoitaja-chromium',
    'ohjelmistokehittaja-libreoffice',
    'luokanopettaja-latex',
    'kirjanpitaja-ghostscript',
  ]) {
    test(`${name}: the result is named by the beginning of its one long line`, async ({ page }) => {
      await page.goto('/')
      await pdfInput(page).setInputFiles(pdfPath(name))
      await expect(textArea(page)).not.toHaveValue('')
      await createButton(page).click()
      const heading = page.getByRole('heading', { name: /^Tulos/ })
      await expect(heading).toBeVisible()
      const title = (await heading.textContent()) ?? ''
      expect(title.length).toBeGreaterThan(20)
      expect(title.length).toBeLessThan(100)
      expect(await page.title()).toBe(`${title.replace('Tulos ', '')} · LxP Matcher`)
    })
  }

  test('of two dropped files the first is read, and the page says so', async ({ page }) => {
    await page.goto('/')
    await drop(page, ['kirjanpitaja-ghostscript', 'luokanopettaja-latex'])
    await expect(textArea(page)).toHaveValue(readPdfText('kirjanpitaja-ghostscript'))
    await expect(page.getByRole('status')).toContainText('Avaa muut yksi kerrallaan.')
  })

  test('a file dropped while another is read is refused in words', async ({ page }) => {
    await page.goto('/')
    await pdfInput(page).setInputFiles(pdfPath('bad/endless'))
    await expect(page.getByText(/sivu 1\/1/)).toBeVisible()
    await drop(page, ['kirjanpitaja-ghostscript'])
    await expect(page.getByText('Odota, että edellinen on valmis, tai peruuta se.')).toBeVisible()
    await expect(textArea(page)).toHaveValue('')
  })

  test('a file dropped behind a dialog changes nothing', async ({ page }) => {
    await page.goto('/')
    await textArea(page).fill(readAdvert('siivooja'))
    await createButton(page).click()
    await drop(page, ['kirjanpitaja-ghostscript'])
    await expect(alertDialog(page)).toContainText('melko lyhyt')
    await alertDialog(page).getByRole('button', { name: 'Peruuta' }).click()
    await expect(textArea(page)).toHaveValue(readAdvert('siivooja'))
  })

  test('a reader that cannot be loaded is not blamed on the file', async ({ page }) => {
    await page.route('**/pdf.worker.min.js', (route) => route.abort())
    await page.goto('/')
    await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
    await expectAlert(page, 'Virhe yhteydessä palvelimeen. Tarkista että palvelin on käynnissä.')
  })

  test('progress goes on by page', async ({ page }) => {
    await page.goto('/')
    const seen = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const pages = new Set<string>()
          const observer = new MutationObserver(() => {
            const found = /sivu \d+\/60/.exec(document.body.textContent ?? '')
            if (found) pages.add(found[0])
            const area = document.querySelector('textarea')
            if (area && area.value !== '') {
              observer.disconnect()
              resolve([...pages])
            }
          })
          observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        }),
    )
    await pdfInput(page).setInputFiles(pdfPath('bad/pages-60'))
    await expect(textArea(page)).not.toHaveValue('')
    // One more change, for an observer that the value alone does not wake.
    await textArea(page).press('End')
    await textArea(page).pressSequentially('x')
    expect((await seen).length).toBeGreaterThan(1)
  })

  test('what is under way is in view, with the way out of it', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 640 })
    await page.goto('/')
    await pdfInput(page).setInputFiles(pdfPath('bad/endless'))
    await expect(cancelButton(page)).toBeInViewport()
    await expect(cancelButton(page)).toBeFocused()
  })
})

test.describe('nothing lost', () => {
  test('the text that was corrected after a PDF is there when the earlier one is brought back', async ({
    page,
  }) => {
    await page.goto('/')
    await textArea(page).fill('Oma luonnos')
    await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
    await expect(textArea(page)).not.toHaveValue('Oma luonnos')
    await textArea(page).fill('Korjattu PDF:n teksti')
    const back = page.getByRole('button', { name: 'Palauta edellinen teksti' })
    await back.click()
    await expect(textArea(page)).toHaveValue('Oma luonnos')
    await back.click()
    await expect(textArea(page)).toHaveValue('Korjattu PDF:n teksti')
    await expect(back).toBeFocused()
  })

  test('after two links the own work can still be brought back, and the edited link too', async ({
    page,
  }) => {
    await page.goto('/')
    const key = await analyze(page, AD)
    await page.goto(LINK_A)
    await page.goto(LINK_B)
    await option(page, 9, 'Freelancer').click()
    await expect(editedKey(page)).toHaveText('1B23456789C10')
    await page.getByRole('button', { name: 'Palauta aiempi työ' }).click()
    await expect(aiKey(page)).toHaveText(key)
    await page.getByRole('button', { name: 'Palaa avattuun avaimeen' }).click()
    await expect(editedKey(page)).toHaveText('1B23456789C10')
  })

  test('an empty tab leaves the work of another alone', async ({ page, context }) => {
    const empty = await context.newPage()
    await empty.goto('/')
    await page.goto('/')
    await analyze(page, AD)
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
    await empty.close({ runBeforeUnload: true })
    await page.reload()
    await expect(textArea(page)).toHaveValue(AD)
  })

  test('two tabs bring back each its own ad, and a third the last of them', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await textArea(page).fill(AD)
    const other = await context.newPage()
    await other.goto('/')
    await textArea(other).fill('Toinen ilmoitus, jota vasta kirjoitetaan')
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Toinen')
    await page.reload()
    await expect(textArea(page)).toHaveValue(AD)
    await other.reload()
    await expect(textArea(other)).toHaveValue(/^Toinen/)
    const third = await context.newPage()
    await third.goto('/')
    await expect(textArea(third)).toHaveValue(/^Toinen/)
  })

  test("'Tyhjennä' holds, whatever other tabs show", async ({ page, context }) => {
    await page.goto('/')
    await analyze(page, AD)
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
    const other = await context.newPage()
    await other.goto('/')
    await expect(aiKey(other)).toBeVisible()
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await alertDialog(page).getByRole('button', { name: 'Tyhjennä' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
    await other.reload()
    await expect(textArea(other)).toHaveValue('')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test("'Tyhjennä' takes no other ad from another tab", async ({ page, context }) => {
    await page.goto('/')
    await analyze(page, AD)
    const other = await context.newPage()
    await other.goto('/')
    await textArea(other).fill('Toinen ilmoitus, jota vasta kirjoitetaan')
    const kept = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(kept).toContain('Toinen')
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await alertDialog(page).getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(textArea(page)).toHaveValue('')
    await page.reload()
    await expect(textArea(page)).toHaveValue('')
    expect(await kept()).toContain('Toinen')
    await other.reload()
    await expect(textArea(other)).toHaveValue(/^Toinen/)
  })

  test('what one tab lets go of leaves the last word to another', async ({ page, context }) => {
    await page.goto('/')
    await textArea(page).fill('Toinen ilmoitus, jota vasta kirjoitetaan')
    const kept = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(kept).toContain('Toinen')
    const other = await context.newPage()
    await other.goto('/')
    await textArea(other).fill('Kolmas')
    await expect.poll(kept).toContain('Kolmas')
    await textArea(other).fill('')
    await expect.poll(kept).toContain('Toinen')
    await page.reload()
    await expect(textArea(page)).toHaveValue(/^Toinen/)
  })

  test('the next ad empties the text area; the result stays and the text can be brought back', async ({
    page,
  }) => {
    await page.goto('/')
    const key = await analyze(page, AD)
    await page.getByRole('button', { name: 'Seuraava ilmoitus' }).click()
    await expect(textArea(page)).toHaveValue('')
    await expect(textArea(page)).toBeFocused()
    await expect(aiKey(page)).toHaveText(key)
    await page.getByRole('button', { name: 'Palauta edellinen teksti' }).click()
    await expect(textArea(page)).toHaveValue(AD)
  })
})

test.describe('one thing at a time', () => {
  test('a link opened while a PDF is read ends the reading, and nothing of it comes later', async ({
    page,
  }) => {
    await page.goto('/')
    const worker = page.waitForEvent('worker')
    await pdfInput(page).setInputFiles(pdfPath('bad/endless'))
    const ended = (await worker).waitForEvent('close')
    await page.goto(LINK_A)
    await ended
    await expect(editedKey(page)).toHaveText('1A2345678910')
    await textArea(page).fill(AD)
    await createButton(page).click()
    await expect(aiKey(page)).toBeVisible()
    await expect(alertDialog(page)).toBeHidden()
  })

  test('a second message waits for the first to be answered', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/lxp', async (route) => {
      await answer.promise
      await route.fulfill({ status: 500, body: 'Rikki' })
    })
    await page.goto('/')
    await textArea(page).fill(AD)
    await createButton(page).click()
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(alertDialog(page)).toContainText('Tyhjennetäänkö')
    const answered = page.waitForResponse('**/api/lxp')
    answer.resolve()
    await answered
    await expect(alertDialog(page)).toHaveCount(1)
    await expect(alertDialog(page)).toContainText('Tyhjennetäänkö')
    await alertDialog(page).getByRole('button', { name: 'Peruuta' }).click()
    await expect(alertDialog(page)).toContainText('Palvelinvirhe (500): Rikki')
    await page.keyboard.press('Escape')
    await expect(textArea(page)).toHaveValue(AD)
  })

  test('a dialog that the browser itself closes counts as dismissed', async ({ page }) => {
    await page.goto('/')
    await textArea(page).fill(readAdvert('siivooja'))
    await createButton(page).click()
    await alertDialog(page).evaluate((dialog) => (dialog as HTMLDialogElement).close())
    await expect(alertDialog(page)).toHaveCount(0)
    await expect(createButton(page)).toBeFocused()
    await createButton(page).click()
    await expect(alertDialog(page)).toContainText('melko lyhyt')
  })

  test('Enter in the question about clearing keeps everything', async ({ page }) => {
    await page.goto('/')
    await textArea(page).fill(AD)
    await page.getByRole('button', { name: 'Tyhjennä' }).click()
    await expect(alertDialog(page).getByRole('button', { name: 'Peruuta' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(textArea(page)).toHaveValue(AD)
  })
})

test.describe('what the eye needs', () => {
  test('a link leads to the key', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(LINK_A)
    const heading = page.getByRole('heading', { name: 'Avattu avain' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('a changed answer is marked by words and shape, in the key and at its question', async ({
    page,
  }) => {
    await answerWith(page, { json: { key: '1A2345678910' } })
    await page.goto('/')
    await analyze(page, AD)
    const segment = page.getByRole('navigation', { name: 'Kysymykset' }).getByRole('link').first()
    const dot = () => segment.evaluate((link) => getComputedStyle(link, '::after').content)
    await expect(segment).toHaveAccessibleName('1A, Työskentelytapa, tarkista')
    expect(await dot()).toBe('none')
    await option(page, 1, 'Perehdytys alkuun').click()
    await expect(segment).toHaveAccessibleName('1AB, Työskentelytapa, muutettu')
    expect(await dot()).toBe('""')
    await expect(question(page, 1)).toContainText('Muutettu')
    await option(page, 1, 'Perehdytys alkuun').click()
    await expect(question(page, 1)).not.toContainText('Muutettu')
  })

  test('hovering or focusing a letter lights its passages, and the other way round', async ({
    page,
  }) => {
    await page.goto('/')
    await analyze(page, AD)
    const background = () =>
      page
        .locator('[role=link] mark')
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor))
    await page.mouse.move(0, 0)
    const before = await background()
    await option(page, 9, 'Vakituinen työsuhde').hover()
    const hovered = await background()
    expect(hovered).not.toEqual(before)
    await page.mouse.move(0, 0)
    await option(page, 9, 'Vakituinen työsuhde').focus()
    expect(await background()).toEqual(hovered)
  })

  test('the marks of a passage never touch the next word', async ({ page }) => {
    await page.goto('/')
    await pdfInput(page).setInputFiles(pdfPath('sairaanhoitaja-chromium'))
    await expect(textArea(page)).not.toHaveValue('')
    await createButton(page).click()
    await expect(aiKey(page)).toBeVisible()
    const lines = await page
      .getByRole('region', { name: 'Analysoitu ilmoitus' })
      .getByRole('paragraph')
      .allTextContents()
    expect(lines.join(' ')).toMatch(/ \d+[A-E]/)
    expect(lines.filter((line) => / \d+[A-E]\p{L}/u.test(line))).toEqual([])
  })

  test('passages and quotes say their language where it is not Finnish', async ({ page }) => {
    await page.goto('/')
    await analyze(page, readAdvert('barnskotare'))
    await expect(page.locator('fieldset [lang=sv]').first()).toBeVisible()
    await expect(page.locator('section [lang=sv]').first()).toBeVisible()
  })

  test('a full key fits its segments at 320 px and with a doubled text size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto('/#avain=1ABCDE2ABCD3ABCD4ABCD5ABCDE6ABCD7ABC8ABCDE9ABC10ABC')
    const overflows = () =>
      page
        .getByRole('navigation')
        .getByRole('link')
        .evaluateAll((links) =>
          links
            .map((link) => link.scrollWidth - Math.ceil(link.clientWidth))
            .filter((by) => by > 0),
        )
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(10)
    expect(await overflows()).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await overflows()).toEqual([])
  })

  test('on a wide screen the ad and the key stay in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await analyze(page, AD)
    await question(page, 7).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: 'Analysoitu ilmoitus' })).toBeInViewport()
    await expect(page.getByRole('navigation', { name: 'Kysymykset' })).toBeInViewport()
  })

  test('the first Tab leads past everything to the questions', async ({ page }) => {
    await page.goto('/')
    await analyze(page, AD)
    await page.getByRole('link', { name: 'Siirry kysymyksiin' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(question(page, 1).getByRole('button', { name: /^Ohje/ })).toBeFocused()
  })

  test('undoing the last step keeps the focus', async ({ page }) => {
    await page.goto('/')
    await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    const undo = page.getByRole('button', { name: 'Kumoa' })
    await undo.click()
    await expect(undo).toBeDisabled()
    await expect(undo).toBeFocused()
  })

  test('while the engines are not known, nothing is promised of them', async ({ page }) => {
    await page.route('**/api/engines', (route) => route.fulfill({ status: 500 }))
    await page.goto('/')
    await expect(
      page.getByText('Teksti lähetetään tämän työkalun omalle palvelimelle.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(/ei lähetä sitä eteenpäin/)).toBeHidden()
    await analyze(page, AD)
  })

  test('the start of a step is announced', async ({ page }) => {
    await page.route('**/api/lxp', () => undefined)
    await page.goto('/')
    await textArea(page).fill(AD)
    await createButton(page).click()
    await expect(page.getByRole('status').getByText('Ilmoitusta analysoidaan')).toBeAttached()
  })
})
