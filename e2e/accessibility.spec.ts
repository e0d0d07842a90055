import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pdfPath, readAdvert } from '../src/testing/fixtures.ts'
import {
  aiKey,
  alertDialog,
  analyze,
  answerWith,
  busyButton,
  createButton,
  editedKey,
  expect,
  option,
  restoreButton,
  test,
  textArea,
  twoEngines,
} from './journey.ts'

const AD = readAdvert('sairaanhoitaja')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const STATES: Record<string, (page: Page) => Promise<void>> = {
  empty: async (page) => {
    await page.goto('/')
  },
  busy: async (page) => {
    await page.goto('/')
    await page.route('**/api/lxp', () => undefined)
    await textArea(page).fill(AD)
    await createButton(page).click()
    await expect(busyButton(page)).toBeVisible()
  },
  'busy with a PDF': async (page) => {
    await page.goto('/')
    await page.getByLabel('Avaa PDF-tiedosto').setInputFiles(pdfPath('bad/endless'))
    await expect(page.getByText(/sivu 1\/1/)).toBeVisible()
  },
  dialog: async (page) => {
    await page.goto('/')
    await textArea(page).fill(readAdvert('siivooja'))
    await createButton(page).click()
    await expect(alertDialog(page)).toBeVisible()
  },
  result: async (page) => {
    await page.goto('/')
    await analyze(page, AD)
  },
  edited: async (page) => {
    await page.goto('/')
    await analyze(page, AD)
    await option(page, 9, 'Freelancer').click()
    await expect(restoreButton(page)).toBeVisible()
  },
  error: async (page) => {
    await page.goto('/')
    await answerWith(page, { status: 500, body: 'Rikki' })
    await textArea(page).fill(AD)
    await createButton(page).click()
    await expect(alertDialog(page)).toBeVisible()
  },
  link: async (page) => {
    await page.goto('/#avain=1AD2CD3A4B5B6C7C8B9A10B')
    await expect(editedKey(page)).toBeVisible()
  },
  'two engines, doubtful letters': async (page) => {
    await page.goto(twoEngines())
    await analyze(page, AD)
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme })
    for (const [name, reach] of Object.entries(STATES)) {
      test(name, async ({ page }) => {
        await reach(page)
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`)
        expect(found).toEqual([])
      })
    }
  })
}

test.describe('320 px wide (400 % zoom)', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  for (const [name, reach] of Object.entries(STATES)) {
    test(`${name}: no sideways scrolling`, async ({ page }) => {
      await reach(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }
})

test('the whole journey at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.getByLabel('Avaa PDF-tiedosto').setInputFiles(pdfPath('sairaanhoitaja-chromium'))
  await expect(textArea(page)).not.toHaveValue('')
  await createButton(page).click()
  await expect(aiKey(page)).toBeVisible()
  const key = (await aiKey(page).textContent()) ?? ''
  await page.getByRole('navigation').getByRole('link').nth(8).click()
  await option(page, 9, 'Freelancer').click()
  await expect(editedKey(page)).not.toHaveText(key)
  await restoreButton(page).click()
  await expect(editedKey(page)).toHaveText(key)
  await page.getByRole('button', { name: 'Kopioi avain' }).click()
  await expect(page.getByRole('status').getByText(/kopioi/i)).toBeVisible()
})

test('targets are at least 24 px', async ({ page }) => {
  await page.goto('/')
  await analyze(page, AD)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, label, select, fieldset a, nav a')]
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ text }) => text),
  )
  expect(small).toEqual([])
})

test('the whole journey by keyboard alone', async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
        return (label ?? element)?.textContent ?? ''
      })
      if (name.test(focused)) return
    }
    throw new Error(`no way to ${name}`)
  }
  await page.goto('/')
  await expect(textArea(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Avaa PDF-tiedosto')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(textArea(page)).toBeFocused()
  await page.keyboard.insertText(readAdvert('siivooja'))
  await tabTo(/^Luo LxP-avain$/)
  await page.keyboard.press('Enter')
  await expect(alertDialog(page).getByRole('button', { name: 'Jatka' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(aiKey(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Tulos/ })).toBeFocused()
  const key = (await aiKey(page).textContent()) ?? ''
  await tabTo(/Freelancer/)
  await page.keyboard.press('Space')
  await expect(editedKey(page)).not.toHaveText(key)
  await page.getByRole('heading', { name: /Tulos/ }).focus()
  await tabTo(/^Palauta keinoälyn/)
  await page.keyboard.press('Enter')
  await expect(editedKey(page)).toHaveText(key)
  await tabTo(/^Kopioi avain$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText(/kopioi/i)).toBeVisible()
})

test('Ctrl + Enter in the text area creates the key', async ({ page }) => {
  await page.goto('/')
  await textArea(page).fill(AD)
  await textArea(page).press('Control+Enter')
  await expect(aiKey(page)).toBeVisible()
})

test('a busy state and a result are announced', async ({ page }) => {
  await page.goto('/')
  await analyze(page, AD)
  await expect(
    page.getByRole('status').getByText('LxP-avain on valmis. Tarkista se huolellisesti.'),
  ).toBeAttached()
})

test('forced colours keep check marks and changes visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await analyze(page, AD)
  const appearance = await option(page, 9, 'Vakituinen työsuhde').evaluate(
    (box) => getComputedStyle(box).appearance,
  )
  expect(appearance).toBe('auto')
})
