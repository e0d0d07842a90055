import type { TestInfo } from '@playwright/test'
import { readAdvert } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  cancelButton,
  createButton,
  editor,
  expect,
  question,
  test,
  textArea,
  withService,
} from './journey.ts'

const AD = readAdvert('varastotyontekija')

/** An ad that no other journey sends: the server answers a text that it has read before from memory. */
const adOf = ({ title, retry, repeatEachIndex }: TestInfo) =>
  `${AD}\n\nViite: ${title}, ${retry}, ${repeatEachIndex}.`

test.beforeEach(({ page }) => page.goto(withService()))

test('before anything leaves, the page says which service, where, and what is sent', async ({
  page,
}) => {
  await expect(
    page.getByText(
      /tekoälypalveluun: OpenAI-yhteensopiva palvelu, malli koemalli:7b-instruct-2506-q4_K_M, osoite 127\.0\.0\.1:\d+/,
    ),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Peitä sähköpostiosoitteet/ })).toBeChecked()
  await expect(page.getByText(/^Pitkä teksti: arviolta/)).toBeHidden()
  await textArea(page).fill(`${AD}\n`.repeat(8))
  await expect(
    page.getByText(/^Pitkä teksti: arviolta [\d\s]+ tokenia, noin 0,\d{4} \$\.$/),
  ).toBeVisible()
  await page.getByLabel('Tulkki', { exact: true }).selectOption('Sisäänrakennettu tulkki')
  await expect(page.getByRole('checkbox', { name: /^Peitä/ })).toBeHidden()
  await expect(page.getByText('Sisäänrakennettu tulkki ei lähetä sitä eteenpäin.')).toBeVisible()
})

test('the questions appear as they are answered, and the key is set once, at the end', async ({
  page,
}, testInfo) => {
  await textArea(page).fill(adOf(testInfo))
  await createButton(page).click()
  const preview = page.getByRole('region', { name: 'Vastauksia tähän mennessä' })
  await expect(preview.getByRole('listitem').first()).toContainText('Työskentelytapa')
  await expect(editor(page)).toBeHidden()
  await expect(aiKey(page)).toHaveText('1B2A345A6789B10')
  await expect(preview).toBeHidden()
  await expect(page.getByText(/^Tokenit yhteensä: 2\d\s\d{3} · arvioitu kustannus/)).toBeVisible()
  await expect(
    page.getByText('Tulkinta: OpenAI-yhteensopiva palvelu, koemalli:7b-instruct-2506-q4_K_M'),
  ).toBeVisible()
})

test('contact details are masked by default, and sent where the person wants it', async ({
  page,
}) => {
  await analyze(page, AD)
  await expect(aiKey(page)).toContainText('9B')
  await page.getByRole('checkbox', { name: /^Peitä/ }).uncheck()
  await createButton(page).click()
  await expect(aiKey(page)).toContainText('9C')
})

test('the same ad again is answered from memory, at no cost', async ({ page }, testInfo) => {
  const ad = adOf(testInfo)
  await analyze(page, ad)
  await expect(page.getByText(/^Sama ilmoitus on tulkittu jo aiemmin/)).toBeHidden()
  await createButton(page).click()
  await expect(page.getByText(/^Sama ilmoitus on tulkittu jo aiemmin/)).toBeVisible()
  await expect(page.getByText('Tokenit yhteensä: 0 · arvioitu kustannus noin 0 $')).toBeVisible()
})

test('a letter without evidence and a question on which the readers differ are marked', async ({
  page,
}) => {
  await analyze(page, AD)
  await expect(question(page, 5)).toContainText(
    'Ilmoituksesta ei löytynyt kohtaa tälle kirjaimelle.',
  )
  await expect(question(page, 5)).toContainText(
    'Kirjaimelle A ei löytynyt kohtaa ilmoituksesta. Tulkit ovat eri mieltä.',
  )
})

test('a service that is down costs nothing: the built-in engine is offered', async ({ page }) => {
  await textArea(page).fill(`${AD} [kaadu]`)
  await createButton(page).click()
  await expect(alertDialog(page)).toContainText(
    'Palvelinvirhe (502): Tekoälypalvelu ei vastannut oikein.',
  )
  await alertDialog(page)
    .getByRole('button', { name: 'Analysoi sisäänrakennetulla tulkilla' })
    .click()
  await expect(page.getByText(/^Tulkinta: sisäänrakennettu tulkki/)).toBeVisible()
  await expect(textArea(page)).toHaveValue(`${AD} [kaadu]`)
})

test('a service that is silent can be cancelled, and the text stays', async ({ page }) => {
  await textArea(page).fill(`${AD} [vaikene]`)
  await createButton(page).click()
  await cancelButton(page).click()
  await expect(createButton(page)).toBeEnabled()
  await expect(textArea(page)).toHaveValue(`${AD} [vaikene]`)
})

test('a long name of a model does not widen a small screen', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(page.getByRole('checkbox', { name: /^Peitä/ })).toBeVisible()
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest).toBeLessThanOrEqual(width)
    const card = await page.getByRole('region', { name: 'LxP Matcher' }).boundingBox()
    const area = await textArea(page).boundingBox()
    if (!card || !area) throw new Error('not on the page')
    expect(area.x + area.width).toBeLessThanOrEqual(card.x + card.width)
  }
})
