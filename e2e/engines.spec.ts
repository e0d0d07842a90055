import { readAdvert } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  busyButton,
  cancelButton,
  createButton,
  editor,
  expect,
  expectAlert,
  option,
  question,
  test,
  textArea,
  twoEngines,
} from './journey.ts'

const AD = readAdvert('varastotyontekija')

test('with one engine there is no choice, and the page says that nothing goes further', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByText('Sisäänrakennettu tulkki ei lähetä sitä eteenpäin.')).toBeVisible()
  await expect(page.getByRole('combobox')).toBeHidden()
  await analyze(page, AD)
  await expect(
    page.getByText('Tulkinta: sisäänrakennettu tulkki (säännöt ja sanapainot, ei kielimallia)'),
  ).toBeVisible()
})

test('a text that is no job advertisement is refused with a reason', async ({ page }) => {
  await page.goto('/')
  await textArea(page).fill(
    `Mustikkapiirakka\n\n${'Sekoita jauhot, sokeri ja leivinjauhe. Lisää sula voi ja muna. Painele taikina vuoan pohjalle ja kaada päälle mustikat. Paista 200 asteessa 30 minuuttia ja anna jäähtyä. '.repeat(5)}`,
  )
  await createButton(page).click()
  await expect(alertDialog(page)).toContainText('Teksti ei näytä työpaikkailmoitukselta')
})

test.describe('with two engines', () => {
  test.beforeEach(({ page }) => page.goto(twoEngines()))

  test('a select beside the button chooses, and the result says which engine spoke', async ({
    page,
  }) => {
    const select = page.getByLabel('Tulkki', { exact: true })
    await expect(select.getByRole('option')).toHaveText([
      'Koetulkki, koe-1',
      'Sisäänrakennettu tulkki',
    ])
    await expect(
      page.getByText(/tekoälypalveluun: Koetulkki, malli koe-1, osoite koe\.example/),
    ).toBeVisible()
    await analyze(page, AD)
    await expect(page.getByText('Tulkinta: Koetulkki, koe-1')).toBeVisible()
    await select.selectOption('Sisäänrakennettu tulkki')
    await createButton(page).click()
    await expect(page.getByText(/^Tulkinta: sisäänrakennettu tulkki/)).toBeVisible()
  })

  test('a service that fails offers the built-in engine; nothing is swapped silently', async ({
    page,
  }) => {
    await textArea(page).fill(`${AD} [kaadu]`)
    await createButton(page).click()
    await expect(alertDialog(page)).toContainText(
      'Palvelinvirhe (502): Tekoälypalvelu ei vastannut oikein. Yritä hetken kuluttua uudelleen.',
    )
    await expect(editor(page)).toBeHidden()
    await alertDialog(page)
      .getByRole('button', { name: 'Analysoi sisäänrakennetulla tulkilla' })
      .click()
    await expect(page.getByText(/^Tulkinta: sisäänrakennettu tulkki/)).toBeVisible()
  })

  test('the failure can also be left at that', async ({ page }) => {
    await textArea(page).fill(`${AD} [kaadu]`)
    await createButton(page).click()
    await expectAlert(
      page,
      'Palvelinvirhe (502): Tekoälypalvelu ei vastannut oikein. Yritä hetken kuluttua uudelleen.',
    )
    await expect(editor(page)).toBeHidden()
  })

  test('a long wait shows the time and can be cancelled; the last result stays', async ({
    page,
  }) => {
    const key = await analyze(page, AD)
    await option(page, 9, 'Vakituinen työsuhde').click()
    await textArea(page).fill(`${AD} [hidas]`)
    await createButton(page).click()
    await expect(busyButton(page)).toBeDisabled()
    await expect(page.getByText('1 s', { exact: true })).toBeVisible()
    await expect(aiKey(page)).toHaveText(key)
    await expect(option(page, 9, 'Vakituinen työsuhde')).toBeChecked()
    await expect(cancelButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(createButton(page)).toBeFocused()
    await expect(aiKey(page)).toHaveText(key)
    await expect(option(page, 9, 'Vakituinen työsuhde')).toBeChecked()
    await expect(page.getByText('Tekstikentän teksti on muuttunut analyysin jälkeen')).toBeVisible()
  })

  test('a letter without a passage is marked, and so is an inferred one', async ({ page }) => {
    await analyze(page, AD)
    await expect(question(page, 9)).toContainText(
      'Tarkista: Kirjaimelle C ei löytynyt kohtaa ilmoituksesta.',
    )
    await expect(question(page, 9)).toContainText(
      'Ilmoituksesta ei löytynyt kohtaa tälle kirjaimelle.',
    )
    await expect(question(page, 1)).toContainText('Ilmoituksessa')
    await expect(question(page, 2)).toContainText('Ilmoitus ei kerro')
  })
})
