import { QUESTIONS } from '../src/core/questions.ts'
import { pdfPath, readAdvert, readPdfText } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  answerWith,
  busyButton,
  createButton,
  editedKey,
  editor,
  expect,
  expectAlert,
  option,
  pdfInput,
  question,
  restoreButton,
  test,
  textArea,
} from './journey.ts'

/** The sentences of the specification that a person can see, one journey each, in their order. */

const AD = readAdvert('sairaanhoitaja')
const KEY = '1AD2CD3A4B5B6C7C8B9A10B'
const USAGE = { prompt_tokens: 1000, completion_tokens: 300, total_tokens: 1300 }

test.beforeEach(({ page }) => page.goto('/'))

test.describe('2 · screens', () => {
  test("one page with the heading 'Muokkaa LxP-avainprofiilia', containing a tool headed 'LxP Matcher'", async ({
    page,
  }) => {
    await expect(
      page.getByRole('heading', { level: 1, name: 'Muokkaa LxP-avainprofiilia' }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'LxP Matcher' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi')
  })

  test('a PDF file chooser accepting application/pdf only', async ({ page }) => {
    await expect(pdfInput(page)).toHaveAttribute('type', 'file')
    await expect(pdfInput(page)).toHaveAttribute('accept', 'application/pdf')
  })

  test('a multi-line text area of 14 rows with its placeholder', async ({ page }) => {
    await expect(textArea(page)).toHaveAttribute('rows', '14')
    await expect(textArea(page)).toHaveJSProperty('tagName', 'TEXTAREA')
  })

  test("a button 'Luo LxP-avain'; while busy it reads 'Analysoidaan…' and is disabled", async ({
    page,
  }) => {
    await page.route('**/api/lxp', () => undefined)
    await textArea(page).fill(AD)
    await createButton(page).click()
    await expect(busyButton(page)).toBeDisabled()
    await expect(createButton(page)).toBeHidden()
  })

  test('the results area is shown only when the edited key is non-empty', async ({ page }) => {
    await expect(editor(page)).toBeHidden()
    await analyze(page, AD)
    await expect(editor(page)).toBeVisible()
  })

  test('a usage line with total tokens and an approximate cost', async ({ page }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    await analyze(page, AD)
    await expect(
      page.getByText(/^Tokenit yhteensä: 1\s300 · arvioitu kustannus noin 0,0021 \$$/),
    ).toBeVisible()
  })

  test("a button 'Palauta keinoälyn tulkitsemaan arvoon', visible only when the edited key differs, sets it back", async ({
    page,
  }) => {
    const key = await analyze(page, AD)
    await expect(restoreButton(page)).toBeHidden()
    await option(page, 9, 'Freelancer').click()
    await expect(restoreButton(page)).toBeVisible()
    await option(page, 9, 'Freelancer').click()
    await expect(restoreButton(page)).toBeHidden()
    await option(page, 9, 'Freelancer').click()
    await restoreButton(page).click()
    await expect(editedKey(page)).toHaveText(key)
  })

  test('the AI disclaimer text', async ({ page }) => {
    await analyze(page, AD)
    await expect(
      page.getByText('LxP-avain perustuu tekoälyn tekemään analyysiin. Tarkista se huolellisesti'),
    ).toBeVisible()
  })

  test("a box '🤖 AI:n perustelut valituille kriteereille:' with a bullet line 'Title: label1, label2' for each selected criterion", async ({
    page,
  }) => {
    await answerWith(page, { json: { key: '1AD23456D7B8910', usage: USAGE } })
    await analyze(page, AD)
    const box = page.getByRole('region', { name: '🤖 AI:n perustelut valituille kriteereille:' })
    await expect(box.getByRole('listitem')).toHaveText([
      'Työskentelytapa: Itsenäinen, Tiimityö+vastuu',
      'Työajat: Molemmat sopii',
      'Koulutustausta: Keskiaste',
    ])
  })

  test("a section 'Muokkaa LxP-avainprofiilia:' holding the key editor, which receives the current key", async ({
    page,
  }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    await analyze(page, AD)
    await expect(editor(page).getByRole('heading', { name: 'LxP-avaineditori' })).toBeVisible()
    await expect(aiKey(page)).toHaveText(KEY)
    await expect(editedKey(page)).toHaveText(KEY)
  })

  test('the editor is started afresh whenever the AI key changes', async ({ page }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    await page.unroute('**/api/lxp')
    await answerWith(page, { json: { key: '12345678910C', usage: USAGE } })
    await createButton(page).click()
    await expect(aiKey(page)).toHaveText('12345678910C')
    await expect(editedKey(page)).toHaveText('12345678910C')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  })

  test('a manually checked key code that updates live as options are toggled', async ({ page }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    await analyze(page, AD)
    await option(page, 1, 'Perehdytys alkuun').click()
    await expect(editedKey(page)).toHaveText('1ABD2CD3A4B5B6C7C8B9A10B')
    await option(page, 10, 'Kehittää osaamistaan kohtuullisesti').click()
    await expect(editedKey(page)).toHaveText('1ABD2CD3A4B5B6C7C8B9A10')
  })

  test('ten questions, each with a list of options; clicking an option toggles it', async ({
    page,
  }) => {
    await analyze(page, AD)
    for (const { id, title, options } of QUESTIONS) {
      await expect(question(page, id)).toContainText(title)
      await expect(question(page, id).getByRole('checkbox')).toHaveCount(options.length)
      for (const { key, fullLabel } of options) {
        const box = option(page, id, `${key} ${fullLabel}`)
        const before = await box.isChecked()
        await question(page, id).getByText(fullLabel, { exact: true }).click()
        await expect(box).toBeChecked({ checked: !before })
      }
    }
  })

  test('a selected option shows a check mark, an unselected one an empty box', async ({ page }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    await analyze(page, AD)
    const drawing = (label: string) =>
      option(page, 9, label).evaluate((box) => {
        const { content, borderBottomWidth, borderRightWidth } = getComputedStyle(box, '::after')
        return { content, mark: `${borderBottomWidth} ${borderRightWidth}` }
      })
    expect(await drawing('Vakituinen työsuhde')).toEqual({ content: '""', mark: '2px 2px' })
    expect((await drawing('Freelancer')).content).toBe('none')
    await expect(option(page, 9, 'Freelancer')).toHaveCSS('border-top-style', 'solid')
  })

  test('a hint to check and correct the AI interpretation carefully', async ({ page }) => {
    await analyze(page, AD)
    await expect(
      editor(page).getByText(/^Tarkista ja korjaa tekoälyn tulkinta huolellisesti\./),
    ).toContainText('parantaa profiloinnin tarkkuutta merkittävästi')
  })
})

test.describe('3 · entities', () => {
  test('the analysis text is pasted, or extracted from a PDF in the browser: items joined by spaces, a newline after each page', async ({
    page,
  }) => {
    await pdfInput(page).setInputFiles(pdfPath('luokanopettaja-latex'))
    await expect(textArea(page)).toHaveValue(readPdfText('luokanopettaja-latex'))
    expect(readPdfText('luokanopettaja-latex').match(/\n/g)).toHaveLength(2)
  })

  test('the editor shows fuller wording for some labels, the reasons box the short ones', async ({
    page,
  }) => {
    await answerWith(page, { json: { key: '123456D7B8910', usage: USAGE } })
    await analyze(page, AD)
    await expect(option(page, 7, 'Keskiasteen koulutus (ammatillinen tai lukio)')).toBeChecked()
    await expect(option(page, 6, 'Molemmat sopivat')).toBeChecked()
    await expect(page.getByText('Työajat: Molemmat sopii')).toBeVisible()
  })
})

test.describe('4 · states', () => {
  test('busy while a PDF is being read, idle again afterwards', async ({ page }) => {
    await page.route('**/pdf.worker.min.js', async (route) => {
      await expect(busyButton(page)).toBeDisabled()
      await route.continue()
    })
    await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
    await expect(textArea(page)).not.toHaveValue('')
    await expect(createButton(page)).toBeEnabled()
  })

  test('the reasons box is derived from the AI key, not from the edited key', async ({ page }) => {
    await answerWith(page, { json: { key: '123456D78910', usage: USAGE } })
    await analyze(page, AD)
    const box = page.getByRole('region', { name: /AI:n perustelut/ })
    await option(page, 6, 'Molemmat sopivat').click()
    await option(page, 1, 'Itsenäinen työskentely').click()
    await expect(box.getByRole('listitem')).toHaveText(['Työajat: Molemmat sopii'])
  })

  test('the keys of a second ad replace the current ones', async ({ page }) => {
    await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    await textArea(page).fill(readAdvert('varastotyontekija'))
    await createButton(page).click()
    await expect(page.getByRole('heading', { name: /^Tulos/ })).toContainText('arastotyöntek')
    const key = (await aiKey(page).textContent()) ?? ''
    await expect(editedKey(page)).toHaveText(key)
    await expect(option(page, 9, 'Freelancer')).not.toBeChecked()
  })
})

test.describe('5 · validation, in this order', () => {
  test('1 · an empty text', async ({ page }) => {
    await textArea(page).fill('  \n ')
    await createButton(page).click()
    await expectAlert(page, 'Anna joko PDF tai liitä teksti analysoitavaksi.')
  })

  test('2 · under 200 characters', async ({ page }) => {
    await textArea(page).fill(`mitä? ${'a'.repeat(193)}`)
    await createButton(page).click()
    await expectAlert(
      page,
      '⚠️ Teksti on liian lyhyt luotettavaan analyysiin (alle 200 merkkiä). Lisää työpaikan kuvaus, vaatimukset ja tehtävät.',
    )
  })

  test('3 · under 500 characters a confirm dialog says the length and what helps; declining cancels', async ({
    page,
  }) => {
    const short = readAdvert('siivooja')
    let asked = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/lxp')) asked += 1
    })
    await textArea(page).fill(short)
    await createButton(page).click()
    await expect(alertDialog(page)).toContainText(
      `Teksti on melko lyhyt (${short.trim().length} merkkiä). Tulos on luotettavampi, kun ilmoituksessa on:`,
    )
    await expect(alertDialog(page).getByRole('listitem')).toHaveText([
      'tehtävän kuvaus',
      'vaadittu kokemus tai koulutus',
      'työympäristö',
      'työn luonne ja vastuu',
    ])
    await expect(alertDialog(page)).toContainText('Jatketaanko silti?')
    await alertDialog(page).getByRole('button', { name: 'Peruuta' }).click()
    await expect(createButton(page)).toBeEnabled()

    await createButton(page).click()
    await page.keyboard.press('Escape')
    await expect(alertDialog(page)).toBeHidden()
    expect(asked).toBe(0)

    await createButton(page).click()
    await alertDialog(page).getByRole('button', { name: 'Jatka' }).click()
    await expect(aiKey(page)).toBeVisible()
    expect(asked).toBe(1)
  })

  test('4 · a question under 1000 characters is blocked, and the place is pointed at', async ({
    page,
  }) => {
    const text = readAdvert('myyja')
    await textArea(page).fill(text)
    await createButton(page).click()
    await expectAlert(
      page,
      'Teksti näyttää kysymykseltä eikä työpaikkailmoitukselta (”?”). Työkalu analysoi vain työpaikkailmoituksia. Jos teksti on ilmoitus, liitä se kokonaan (vähintään 1000 merkkiä) tai muuta kohta väitteeksi.',
    )
    await expect(textArea(page)).toBeFocused()
    const selection = await textArea(page).evaluate((area) =>
      area instanceof HTMLTextAreaElement
        ? area.value.slice(area.selectionStart, area.selectionEnd)
        : '',
    )
    expect(selection).toBe('?')
  })

  test("a response key equal to 'invalid' or missing counts as failure", async ({ page }) => {
    await textArea(page).fill(AD)
    for (const json of [{ key: 'invalid' }, { usage: USAGE }, { key: '1Z2' }, null]) {
      await answerWith(page, { json })
      await createButton(page).click()
      await expect(alertDialog(page)).toContainText(
        'AI ei onnistunut generoimaan kelvollista LxP-avainta.',
      )
      await alertDialog(page).getByRole('button', { name: 'Selvä' }).click()
      await page.unroute('**/api/lxp')
    }
    await expect(editor(page)).toBeHidden()
  })
})

test.describe('7 · the calls', () => {
  test('POST /api/lxp with the text as JSON; the PDF is read with the worker from /pdf.worker.min.js and not uploaded', async ({
    page,
  }) => {
    const requests: { method: string; path: string; body: string | null }[] = []
    page.on('request', (request) =>
      requests.push({
        method: request.method(),
        path: new URL(request.url()).pathname,
        body: request.postData(),
      }),
    )
    const worker = page.waitForEvent('worker')
    await pdfInput(page).setInputFiles(pdfPath('kirjanpitaja-ghostscript'))
    expect(new URL((await worker).url()).pathname).toBe('/pdf.worker.min.js')
    await expect(textArea(page)).not.toHaveValue('')
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])

    await createButton(page).click()
    await expect(aiKey(page)).toBeVisible()
    const [post] = requests.filter(({ method }) => method === 'POST')
    expect(post?.path).toBe('/api/lxp')
    expect(JSON.parse(post?.body ?? '')).toEqual({
      text: readPdfText('kirjanpitaja-ghostscript').trim(),
      engine: 'builtin',
    })
  })
})

test.describe('8 · the error catalogue; the busy flag is cleared in every case', () => {
  test.beforeEach(({ page }) => textArea(page).fill(AD))

  test('PDF cannot be read', async ({ page }) => {
    await pdfInput(page).setInputFiles(pdfPath('bad/damaged'))
    await expectAlert(
      page,
      'Virhe PDF-tiedoston lukemisessa. Tarkista että tiedosto on kelvollinen PDF.',
    )
  })

  test('non-OK server response, with a body', async ({ page }) => {
    await answerWith(page, { status: 500, body: 'Kaikki on rikki' })
    await createButton(page).click()
    await expectAlert(page, 'Palvelinvirhe (500): Kaikki on rikki')
  })

  test('non-OK server response, without a body', async ({ page }) => {
    await answerWith(page, { status: 500, body: '' })
    await createButton(page).click()
    await expectAlert(page, 'Palvelinvirhe (500): Tuntematon virhe')
  })

  test("response without valid key: the response's error text", async ({ page }) => {
    await answerWith(page, { json: { key: 'invalid', error: 'Tämä on resepti.' } })
    await createButton(page).click()
    await expectAlert(page, 'Tämä on resepti.')
  })

  test('response without valid key: else the general text', async ({ page }) => {
    await answerWith(page, { json: { key: 'invalid' } })
    await createButton(page).click()
    await expectAlert(page, 'AI ei onnistunut generoimaan kelvollista LxP-avainta.')
  })

  test('network failure', async ({ page }) => {
    await page.route('**/api/lxp', (route) => route.abort())
    await createButton(page).click()
    await expectAlert(page, 'Virhe yhteydessä palvelimeen. Tarkista että palvelin on käynnissä.')
  })

  test('exception: an answer that is not JSON', async ({ page }) => {
    await answerWith(page, { status: 200, body: '<html>' })
    await createButton(page).click()
    await expectAlert(page, 'Virhe yhteydessä palvelimeen. Tarkista että palvelin on käynnissä.')
  })

  test('an alert is closed by Esc too, and the focus comes back', async ({ page }) => {
    await answerWith(page, { status: 500, body: '' })
    await createButton(page).click()
    await expect(alertDialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(alertDialog(page)).toBeHidden()
    await expect(createButton(page)).toBeFocused()
  })
})

test.describe('9 · constants', () => {
  test('the approximate cost is logged to the console', async ({ page }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    const logged = page.waitForEvent('console', (message) => message.text().includes('kustannus'))
    await analyze(page, AD)
    expect((await logged).text()).toBe('LxP: arvioitu kustannus noin 0.002100 $')
  })

  test('an unknown usage is said to be unknown, never shown as 0', async ({ page }) => {
    await answerWith(page, { json: { key: KEY, usage: null } })
    await analyze(page, AD)
    await expect(page.getByText('Tokenit yhteensä: ei tiedossa')).toBeVisible()
  })

  for (const [length, outcome] of [
    [0, 'empty'],
    [199, 'too-short'],
    [200, 'confirm'],
    [499, 'confirm'],
    [500, 'answer'],
    [999, 'answer'],
    [50_000, 'answer'],
    [50_001, 'too-long'],
  ] as const) {
    test(`a text of ${length} characters`, async ({ page }) => {
      await answerWith(page, { json: { key: KEY, usage: USAGE } })
      await textArea(page).fill('a'.repeat(length))
      await createButton(page).click()
      if (outcome === 'answer') await expect(aiKey(page)).toHaveText(KEY)
      if (outcome === 'empty') await expect(alertDialog(page)).toContainText('Anna joko PDF')
      if (outcome === 'too-short') await expect(alertDialog(page)).toContainText('liian lyhyt')
      if (outcome === 'confirm') await expect(alertDialog(page)).toContainText('melko lyhyt')
      if (outcome === 'too-long') {
        await expectAlert(
          page,
          'Teksti on liian pitkä (yli 50 000 merkkiä). Poista ylimääräinen osa ja yritä uudelleen.',
        )
      }
    })
  }

  test('a text of 999 characters with a question mark is blocked, of 1000 it is not', async ({
    page,
  }) => {
    await answerWith(page, { json: { key: KEY, usage: USAGE } })
    await textArea(page).fill(`${'a'.repeat(998)}?`)
    await createButton(page).click()
    await expect(alertDialog(page)).toContainText('näyttää kysymykseltä')
    await page.keyboard.press('Enter')
    await textArea(page).fill(`${'a'.repeat(999)}?`)
    await createButton(page).click()
    await expect(aiKey(page)).toHaveText(KEY)
  })
})
