import type { Page } from '@playwright/test'
import { AD, answerDoubtfully } from './doubtful.ts'
import {
  aiKey,
  analyze,
  editedKey,
  editor,
  expect,
  option,
  question,
  restoreButton,
  test,
} from './journey.ts'

/** The check of a key: by mouse, by keyboard, on a phone. */

const accept = (page: Page, title: string) =>
  page.getByRole('button', { name: `Hyväksy: ${title}` })
const filter = (page: Page) => page.getByRole('checkbox', { name: /^Näytä vain epävarmat/ })
const questions = (page: Page) => page.getByRole('group', { name: /^\d+ / })
const progress = (page: Page, done: number) =>
  editor(page).getByText(`${done}/10 tarkistettu`, { exact: true })

test.beforeEach(async ({ page }) => {
  await answerDoubtfully(page)
  await page.goto('/')
})

test.describe('three words', () => {
  test('each question carries the word of its worst letter, with a shape', async ({ page }) => {
    await analyze(page, AD)
    for (const [id, word] of [
      [1, 'Selvä'],
      [2, 'Tulkittu'],
      [3, 'Tarkista'],
      [4, 'Tulkittu'],
      [5, 'Tarkista'],
      [7, 'Tarkista'],
    ] as const) {
      const legend = question(page, id).locator('legend')
      await expect(legend).toContainText(word)
      await expect(legend.locator('svg')).toHaveCount(1)
    }
    await expect(question(page, 3)).toContainText('Vastaan puhuu')
    await page.getByText('Mitä sanat tarkoittavat?').click()
    await expect(page.getByText('perustelu puuttuu tai jokin puhuu vastaan')).toBeVisible()
  })

  test('where readers differ, both readings stand with their words and the cause', async ({
    page,
  }) => {
    await analyze(page, AD)
    await expect(question(page, 7)).toContainText(
      'Tekoälypalvelu valitsi B, sisäänrakennettu tulkki valitsi C.',
    )
    const own = question(page, 7)
      .getByText('Sisäänrakennettu tulkki', { exact: true })
      .locator('..')
    await expect(own.getByRole('link', { name: /^”/ })).toHaveCount(1)
    await own.getByText('Yksi kohta lisää').click()
    await expect(own.getByRole('link', { name: /^”/ })).toHaveCount(2)
  })

  test('both readings stay when a letter is taken from the other, with its words', async ({
    page,
  }) => {
    await analyze(page, AD)
    await expect(question(page, 7)).toContainText('Tarkista: Tulkit ovat eri mieltä.')
    await option(page, 7, 'Korkeakoulututkinto').click()
    await expect(question(page, 7)).toContainText('Tulkit ovat eri mieltä.')
    await expect(question(page, 7)).toContainText('Tekoälypalvelu valitsi B, sisäänrakennettu')
    const taken = question(page, 7)
      .getByText('Sisäänrakennettu tulkki:', { exact: true })
      .locator('..')
    await taken.getByRole('link', { name: /^”/ }).click()
    await expect(page.locator(':focus')).toHaveRole('link')
    await expect(page.locator(':focus')).toContainText('7C')
  })
})

test.describe('checking', () => {
  test('accepting counts on and leads to the next question that is left', async ({ page }) => {
    await analyze(page, AD)
    await expect(progress(page, 0)).toBeVisible()
    await accept(page, 'Työskentelytapa').click()
    await expect(question(page, 2)).toBeFocused()
    await expect(progress(page, 1)).toBeVisible()
    await option(page, 2, 'Aktiivinen mutta kevyt työ').click()
    await expect(progress(page, 2)).toBeVisible()
    await page.reload()
    await expect(progress(page, 2)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hyväksytty: Työskentelytapa' })).toBeVisible()
  })

  test('an acceptance can be withdrawn and undone', async ({ page }) => {
    await analyze(page, AD)
    await accept(page, 'Työskentelytapa').click()
    await page.getByRole('button', { name: 'Kumoa' }).click()
    await expect(progress(page, 0)).toBeVisible()
    await page.getByRole('button', { name: 'Tee uudelleen' }).click()
    await expect(progress(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Hyväksytty: Työskentelytapa' }).click()
    await expect(progress(page, 0)).toBeVisible()
  })

  test('the key and the ad lead to questions that the filter hides', async ({ page }) => {
    await analyze(page, AD)
    await filter(page).check()
    await expect(question(page, 1)).toBeHidden()
    await page.getByRole('navigation').getByRole('link').first().click()
    await expect(question(page, 1)).toBeFocused()
    await expect(filter(page)).not.toBeChecked()
    await filter(page).check()
    const passage = page.locator('[data-marks^="1"]').first()
    await passage.click()
    await expect(question(page, 1).getByRole('checkbox').and(page.locator(':focus'))).toBeVisible()
  })

  test('the filter shows what is to be checked until nothing is left', async ({ page }) => {
    await analyze(page, AD)
    await filter(page).check()
    await expect(questions(page)).toHaveCount(3)
    // What is being changed does not vanish under the hand.
    await option(page, 3, 'Ulkona tai liikkuva työ').click()
    await expect(question(page, 3)).toBeVisible()
    await accept(page, 'Työpaikan sijainti').click()
    await expect(question(page, 5)).toBeFocused()
    await accept(page, 'IT-suhde').click()
    await accept(page, 'Koulutustausta').click()
    const nothing = page.locator('#ei-epavarmoja')
    await expect(nothing).toContainText('Epävarmoja kohtia ei ole. Käy silti kysymykset läpi')
    await expect(nothing).toBeFocused()
    await expect(nothing).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Näytä kaikki kysymykset' }).click()
    await expect(questions(page)).toHaveCount(10)
    // With nothing in it from the start, the key leads to the same place.
    await page.keyboard.press('v')
    await expect(nothing).toBeFocused()
    await page.keyboard.press('a')
    await expect(nothing).toBeFocused()
  })

  test('all ten accepted is said, and what comes next is at hand', async ({ page }) => {
    await analyze(page, AD)
    for (const _ of Array.from({ length: 10 })) await page.keyboard.press('h')
    await page.keyboard.press('h')
    await expect(progress(page, 10)).toBeVisible()
    const end = page.locator('#tarkistettu')
    await expect(end).toBeFocused()
    await expect(end).toBeInViewport({ ratio: 1 })
    await expect(question(page, 10)).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Kopioi avain')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Seuraava ilmoitus')
    await expect(page.getByRole('status').getByText('Kaikki kymmenen kysymystä')).toBeAttached()
  })
})

test.describe('keyboard', () => {
  test('a whole review with two corrections', async ({ page }) => {
    const key = await analyze(page, AD)
    await page.keyboard.press('j')
    await expect(question(page, 1)).toBeFocused()
    await page.keyboard.press('b')
    await expect(option(page, 1, 'Perehdytys alkuun')).toBeChecked()
    await expect(option(page, 1, 'Perehdytys alkuun')).toBeFocused()
    await page.keyboard.press('h')
    await expect(question(page, 2)).toBeFocused()
    for (const _ of [2, 3, 4]) await page.keyboard.press('h')
    await expect(question(page, 5)).toBeFocused()
    await page.keyboard.press('b')
    for (const _ of [5, 6, 7, 8, 9, 10]) await page.keyboard.press('h')
    await expect(progress(page, 10)).toBeVisible()
    await expect(editedKey(page)).toHaveText('1AB2C3A4567B8910')
    await expect(aiKey(page)).toHaveText(key)
  })

  test('undo and redo, also as everywhere else, and back to the previous question', async ({
    page,
  }) => {
    await analyze(page, AD)
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(question(page, 1)).toBeFocused()
    await page.keyboard.press('c')
    await expect(editedKey(page)).toContainText('1AC')
    await page.keyboard.press('Control+z')
    await expect(editedKey(page)).not.toContainText('1AC')
    await page.keyboard.press('Control+Shift+Z')
    await expect(editedKey(page)).toContainText('1AC')
    await page.keyboard.press('u')
    await page.keyboard.press('r')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await expect(editedKey(page)).toContainText('1AC')
  })

  test('from passage to passage', async ({ page }) => {
    await analyze(page, AD)
    await page.keyboard.press('n')
    const first = page
      .getByRole('region', { name: 'Analysoitu ilmoitus' })
      .getByRole('link')
      .first()
    await expect(first).toBeFocused()
    await page.keyboard.press('n')
    await expect(first).not.toBeFocused()
    await page.keyboard.press('p')
    await expect(first).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toHaveRole('checkbox')
  })

  test('? shows the list; single keys can be switched off, and that is remembered', async ({
    page,
  }) => {
    await analyze(page, AD)
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Pikanäppäimet' })
    await expect(list).toBeVisible()
    await page.keyboard.press('j')
    await expect(question(page, 1)).not.toBeFocused()
    await list.getByRole('checkbox').uncheck()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await page.keyboard.press('j')
    await expect(question(page, 1)).not.toBeFocused()
    await page.reload()
    await expect(editor(page)).toBeVisible()
    await option(page, 1, 'Itsenäinen työskentely').focus()
    await page.keyboard.press('b')
    await expect(option(page, 1, 'Perehdytys alkuun')).not.toBeChecked()
    await page.getByRole('button', { name: 'Pikanäppäimet' }).click()
    await list.getByRole('checkbox').check()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect(page.locator('fieldset:focus')).toHaveCount(1)
  })

  test('never while typing, nor with a modifier', async ({ page }) => {
    const key = await analyze(page, AD)
    await page.getByLabel('Ilmoituksen teksti').fill('')
    await page.getByLabel('Ilmoituksen teksti').pressSequentially('abchjk?')
    await expect(page.getByLabel('Ilmoituksen teksti')).toHaveValue('abchjk?')
    await option(page, 1, 'Itsenäinen työskentely').focus()
    await page.keyboard.press('Alt+b')
    await page.keyboard.press('Shift+B')
    await expect(editedKey(page)).toHaveText(key)
    await page.keyboard.press('Space')
    await expect(option(page, 1, 'Itsenäinen työskentely')).not.toBeChecked()
  })

  test('what the filter hides is not acted on', async ({ page }) => {
    const key = await analyze(page, AD)
    await page.keyboard.press('j')
    await expect(question(page, 1)).toBeFocused()
    await page.keyboard.press('v')
    await page.keyboard.press('b')
    await expect(question(page, 3)).toBeFocused()
    await expect(editedKey(page)).toHaveText(key)
    await page.keyboard.press('v')
    await question(page, 1).focus()
    await page.keyboard.press('v')
    await page.keyboard.press('o')
    await expect(question(page, 3)).toBeFocused()
    await page.keyboard.press('v')
    await expect(page.getByText('Rajatapaukset')).toHaveCount(0)
  })

  test('undo says what it was and leads there, past the filter too', async ({ page }) => {
    await analyze(page, AD)
    const status = page.locator('div[role=status]')
    await page.keyboard.press('j')
    await page.keyboard.press('b')
    await page.keyboard.press('v')
    await page.keyboard.press('j')
    await page.keyboard.press('u')
    await expect(status).toHaveText('Kumottu: 1B lisätty')
    await expect(filter(page)).not.toBeChecked()
    await expect(option(page, 1, 'Perehdytys alkuun')).toBeFocused()
    await question(page, 10).focus()
    await page.keyboard.press('r')
    await expect(status).toHaveText('Tehty uudelleen: 1B lisätty')
    await expect(option(page, 1, 'Perehdytys alkuun')).toBeInViewport({ ratio: 1 })
    // The message lies elsewhere, and goes away at the next key.
    const message = status.getByText('Tehty uudelleen')
    const [row, toast] = [
      await option(page, 1, 'Perehdytys alkuun').boundingBox(),
      await message.boundingBox(),
    ]
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThan(toast?.y ?? 0)
    await expect(message).not.toHaveClass('visually-hidden')
    await page.keyboard.press('j')
    await expect(message).toHaveClass('visually-hidden')
  })

  test('the filter and the help have their keys', async ({ page }) => {
    await analyze(page, AD)
    await page.keyboard.press('v')
    await expect(filter(page)).toBeChecked()
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    await expect(question(page, 3)).toContainText('Rajatapaukset')
  })
})

test.describe('what the ad does not tell', () => {
  test('a question to the employer and a model sentence, each copied, and all at once', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await analyze(page, AD)
    const section = page.getByRole('region', { name: 'Mitä ilmoitus ei kerro' })
    await expect(section.getByRole('heading', { level: 5 })).toHaveText([
      '4 Päätöksenteko',
      '6 Työajat',
      '8 Avoimuus opiskelulle',
      '9 Työsuhteen tyyppi',
      '10 Osaamisen kehittäminen',
    ])
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await section.getByRole('button', { name: 'Kopioi kysymys: Työsuhteen tyyppi' }).click()
    await expect.poll(copied).toContain('Onko työsuhde vakituinen')
    await section.getByRole('button', { name: 'Kopioi mallilause: Työsuhteen tyyppi' }).click()
    await expect.poll(copied).toContain('Työsuhde on [')
    await section.getByRole('button', { name: 'Kopioi kaikki' }).click()
    await expect.poll(copied).toContain('Työajat\n')
    await option(page, 9, 'Vakituinen työsuhde').click()
    await expect(section.getByRole('heading', { level: 5 })).toHaveCount(4)
  })
})

test.describe('words of one’s own', () => {
  const pane = (page: Page) => page.getByRole('region', { name: 'Analysoitu ilmoitus' })

  /** Selects a whole line of the ad as a mouse does. */
  async function select(page: Page, text: string): Promise<void> {
    await pane(page)
      .getByText(text)
      .first()
      .evaluate((element) => getSelection()?.selectAllChildren(element))
    await expect(page.getByRole('region', { name: 'Valittu kohta' })).toBeVisible()
  }
  const LINE = AD.split('\n').filter((line) => line.length > 60)[1] ?? ''

  test('selected, and given to a letter with a press', async ({ page }) => {
    await analyze(page, AD)
    await page.keyboard.press('j')
    await select(page, LINE.slice(0, 40))
    await page.keyboard.press('d')
    await expect(option(page, 1, 'Tiimityö, jossa on oma vastuualue')).toBeChecked()
    await expect(question(page, 1)).toContainText('Oma perustelusi')
    await expect(question(page, 1)).toContainText(LINE.slice(0, 40))
    await expect(pane(page).getByRole('link', { name: /1D/ })).toBeVisible()
    await page.reload()
    await expect(question(page, 1)).toContainText('Oma perustelusi')
    await question(page, 1)
      .getByRole('button', { name: /^Poista oma perustelu 1D/ })
      .click()
    await expect(option(page, 1, 'Tiimityö, jossa on oma vastuualue')).toBeFocused()
    await expect(question(page, 1)).not.toContainText('Oma perustelusi')
    await page.getByRole('button', { name: 'Kumoa' }).click()
    await expect(question(page, 1)).toContainText('Oma perustelusi')
    await restoreButton(page).click()
    await expect(pane(page).getByRole('link', { name: /1D/ })).toBeHidden()
  })

  /** Where a word stands on the screen that has other words of the same passage beside it. */
  async function wordInPassage(page: Page) {
    const passage = pane(page).getByRole('link', { name: WORD })
    await passage.scrollIntoViewIfNeeded()
    return passage.locator('[data-at]').evaluate((mark, word) => {
      const words = mark.firstChild as Text
      const start = words.data.indexOf(word)
      const range = document.createRange()
      range.setStart(words, start)
      range.setEnd(words, start + word.length)
      const { left, right, top, height } = range.getBoundingClientRect()
      return { left, right, middle: top + height / 2 }
    }, WORD)
  }
  const WORD = 'Tilitoimisto'
  const picked = (page: Page) => page.getByRole('region', { name: 'Valittu kohta' })

  test('drawn with the mouse inside a highlighted passage, and no others', async ({ page }) => {
    await analyze(page, AD)
    await page.keyboard.press('j')
    const { left, right, middle } = await wordInPassage(page)
    await page.mouse.move(left + 1, middle)
    await page.mouse.down()
    await page.mouse.move(right - 1, middle, { steps: 5 })
    await page.mouse.up()
    await expect(picked(page)).toContainText(`”${WORD}”`)
    await page.keyboard.press('d')
    await expect(option(page, 1, 'Tiimityö, jossa on oma vastuualue')).toBeChecked()
    await expect(
      question(page, 1).getByRole('button', { name: `Poista oma perustelu 1D: ”${WORD}”` }),
    ).toBeVisible()
  })

  test('a double click takes a word of a passage, the next press drops it, a click jumps', async ({
    page,
  }) => {
    await analyze(page, AD)
    const { left, middle } = await wordInPassage(page)
    await page.mouse.dblclick(left + 8, middle)
    await expect(picked(page)).toContainText(`”${WORD}”`)
    await page.mouse.down()
    await expect(picked(page)).toBeHidden()
    await page.mouse.up()
    await expect(page.locator(':focus')).toHaveRole('checkbox')
    await expect(picked(page)).toBeHidden()
  })

  test('selected, and given to a letter with its button; or not', async ({ page }) => {
    await analyze(page, AD)
    await select(page, LINE.slice(0, 40))
    await page.getByRole('button', { name: 'Peruuta valinta' }).click()
    await expect(page.getByRole('region', { name: 'Valittu kohta' })).toBeHidden()
    await select(page, LINE.slice(0, 40))
    await page.getByRole('button', { name: /^Lisää tähän valittu kohta: 9A/ }).click()
    await expect(question(page, 9)).toContainText('Oma perustelusi')
    await expect(page.getByRole('region', { name: 'Valittu kohta' })).toBeHidden()
  })

  test('given to a letter of the machine: the question counts as checked and says so', async ({
    page,
  }) => {
    await analyze(page, AD)
    const legend = question(page, 5).locator('legend')
    await expect(legend).toHaveText(/Tarkista$/)
    await select(page, LINE.slice(0, 40))
    await page.getByRole('button', { name: /^Lisää tähän valittu kohta: 5B/ }).click()
    await expect(legend).toHaveText(/Tarkistettu$/)
    await expect(question(page, 5)).toContainText('Kirjaimelle B ei löytynyt kohtaa ilmoituksesta.')
    await expect(progress(page, 1)).toBeVisible()
    await page.getByRole('button', { name: 'Kumoa' }).click()
    await expect(legend).toHaveText(/Tarkista$/)
  })

  test('given to a letter of one’s own choice, which keeps the focus', async ({ page }) => {
    await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    await question(page, 9).getByRole('button', { name: 'Lisää kohta ilmoituksesta: 9C' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await expect(question(page, 9)).toContainText('Oma perustelusi')
    await expect(option(page, 9, 'Freelancer')).toBeFocused()
  })

  test('chosen from the sentences, by keyboard alone', async ({ page }) => {
    await analyze(page, AD)
    await page.keyboard.press('j')
    await page.keyboard.press('o')
    const add = question(page, 1).getByRole('button', { name: 'Lisää kohta ilmoituksesta: 1E' })
    await add.focus()
    await page.keyboard.press('Enter')
    const list = page.getByRole('dialog', { name: /^Perustelu vaihtoehdolle 1E/ })
    await list.getByRole('searchbox').focus()
    await page.keyboard.insertText('puuttuvaa sanaa')
    await expect(list).toContainText('Hakua vastaavia virkkeitä ei ole.')
    await list.getByRole('searchbox').fill('')
    await list.getByRole('listitem').nth(1).getByRole('button').focus()
    await page.keyboard.press('Enter')
    await expect(list).toBeHidden()
    await expect(option(page, 1, 'Tiimityö ohjattuna')).toBeChecked()
    await expect(question(page, 1)).toContainText('Oma perustelusi')
  })
})

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a question is accepted, another changed, a sentence given to a letter', async ({
    page,
  }) => {
    await analyze(page, AD)
    await accept(page, 'Työskentelytapa').tap()
    await expect(question(page, 2)).toBeFocused()
    await question(page, 2).getByText('Aktiivinen mutta kevyt työ').tap()
    await page.getByRole('button', { name: 'Ohje: Työajat' }).tap()
    await page.getByRole('button', { name: 'Lisää kohta ilmoituksesta: 6B' }).tap()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').tap()
    await expect(option(page, 6, 'B Joustavat työajat')).toBeChecked()
    await expect(question(page, 6)).toContainText('Oma perustelusi')
    await expect(progress(page, 3)).toBeVisible()
  })
})

test('help stands at each option, with the border notes', async ({ page }) => {
  await analyze(page, AD)
  await page.getByRole('button', { name: 'Ohje: Työsuhteen tyyppi' }).click()
  await expect(question(page, 9)).toContainText('Valitaan, kun ilmoitus kertoo työsuhteen olevan')
  await expect(question(page, 9)).toContainText('Pelkästään määräaikainenkin työ on B')
  await expect(question(page, 9).getByText('Ei riitä')).toHaveCount(3)
  await page.getByRole('button', { name: 'Ohje: Työsuhteen tyyppi' }).click()
  await expect(question(page, 9)).not.toContainText('Rajatapaukset')
})

test('the profile in plain sentences follows the key', async ({ page }) => {
  await analyze(page, AD)
  const profile = page.getByRole('region', { name: 'Profiili lyhyesti' })
  await expect(profile).toContainText('Työtä tehdään itsenäisesti')
  await option(page, 9, 'Vakituinen työsuhde').click()
  await expect(profile).toContainText('yösuhde on vakituinen')
})

test('a page that scrolls under a still mouse lights nothing', async ({ page }) => {
  await analyze(page, AD)
  const row = page.locator('fieldset [data-marks="5B"]').first()
  await page.evaluate(() => scrollTo(0, 0))
  const left = ((await row.boundingBox())?.x ?? 0) + 8
  await page.mouse.move(left, 400)
  await row.evaluate((at) => scrollBy(0, at.getBoundingClientRect().top - 396))
  await expect
    .poll(() => row.evaluate((at, x) => at.contains(document.elementFromPoint(x, 400)), left))
    .toBe(true)
  // So much later a browser has told the page what the mouse has come to lie on.
  await expect.poll(() => row.evaluate((at) => at.matches(':hover'))).toBe(true)
  await expect(page.locator('[data-lit]')).toHaveCount(0)
  await page.mouse.move(left + 4, 402)
  await expect(row).toHaveAttribute('data-lit')
  await page.mouse.move(2, 2)
  await expect(page.locator('[data-lit]')).toHaveCount(0)
})

test('focusing a letter brings its passage into view in the ad', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await page.unroute('**/api/lxp')
  await analyze(page, AD)
  const region = page.getByRole('region', { name: 'Analysoitu ilmoitus' })
  await region.evaluate((ad) => ad.scrollTo(0, ad.scrollHeight))
  await option(page, 7, 'Korkeakoulututkinto').focus()
  await expect(region.locator('[data-lit]').first()).toBeInViewport()
})
