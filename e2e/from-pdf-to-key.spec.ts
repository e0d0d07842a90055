import {
  aiKey,
  createButton,
  editedKey,
  editor,
  expect,
  option,
  pdf,
  pdfText,
  test,
  textArea,
} from './journey.ts'

test('a real PDF becomes a key, which is corrected and restored', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Avaa PDF-tiedosto').setInputFiles(pdf('sairaanhoitaja-chromium'))
  await expect(textArea(page)).toHaveValue(pdfText('sairaanhoitaja-chromium'))

  await createButton(page).click()
  await expect(page.getByRole('heading', { name: 'LxP-avaineditori' })).toBeVisible()
  const key = (await aiKey(page).textContent()) ?? ''
  expect(key).toMatch(/^1[A-E]*2[A-D]*3[A-D]*4[A-D]*5[A-E]*6[A-D]*7[A-C]*8[A-E]*9[A-C]*10[A-C]*$/)
  await expect(editedKey(page)).toHaveText(key)
  await expect(
    editor(page)
      .getByRole('link', { name: /^”.+”$/ })
      .first(),
  ).toBeVisible()

  const restore = page.getByRole('button', { name: 'Palauta keinoälyn tulkitsemaan arvoon' })
  await expect(restore).toBeHidden()
  await option(page, 9, 'Freelancer').click()
  await expect(editedKey(page)).not.toHaveText(key)
  await expect(aiKey(page)).toHaveText(key)
  await restore.click()
  await expect(editedKey(page)).toHaveText(key)
  await expect(restore).toBeHidden()
})
