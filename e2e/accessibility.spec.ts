import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pdfPath, readAdvert } from '../src/testing/fixtures.ts'
import { answerDoubtfully, AD as DOUBTFUL_AD } from './doubtful.ts'
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

async function doubtful(page: Page): Promise<void> {
  await answerDoubtfully(page)
  await page.goto('/')
  await analyze(page, DOUBTFUL_AD)
}

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
  'every doubt, two readers that differ': async (page) => {
    await doubtful(page)
    await page.getByText('Mitä sanat tarkoittavat?').click()
  },
  'accepted, with help': async (page) => {
    await doubtful(page)
    await page.keyboard.press('h')
    await page.keyboard.press('h')
    await page.keyboard.press('o')
    await expect(page.getByText('Rajatapaukset')).toBeVisible()
    await page.getByText('Muut muodot', { exact: true }).click()
  },
  'nothing left to check': async (page) => {
    await page.goto('/')
    await answerWith(page, { json: { key: '12345678910' } })
    await analyze(page, AD)
    await page.keyboard.press('v')
    await expect(page.getByText('Epävarmoja kohtia ei ole.')).toBeVisible()
  },
  'words selected, own evidence': async (page) => {
    await doubtful(page)
    await page.keyboard.press('h')
    for (const letter of ['b', '']) {
      await page
        .getByRole('region', { name: 'Analysoitu ilmoitus' })
        .getByRole('paragraph')
        .nth(2)
        .evaluate((line) => getSelection()?.selectAllChildren(line))
      await expect(page.getByRole('region', { name: 'Valittu kohta' })).toBeVisible()
      if (letter) await page.keyboard.press(letter)
    }
    await expect(page.getByText('Oma perustelusi')).toBeVisible()
  },
  'the list of sentences': async (page) => {
    await doubtful(page)
    await page.getByRole('button', { name: 'Ohje: Työajat' }).click()
    await page.getByRole('button', { name: 'Lisää kohta ilmoituksesta: 6B' }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
  'the list of keys': async (page) => {
    await doubtful(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Pikanäppäimet' })).toBeVisible()
  },
  'a pasted key with faults': async (page) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Liitä avain' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('1A2Z34567')
    await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
  },
  'the history': async (page) => {
    await doubtful(page)
    await page.getByRole('button', { name: 'Historia' }).click()
    await page.getByRole('dialog').getByRole('checkbox').check()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1)
  },
  'an earlier ad named by one long word': async (page) => {
    await page.goto('/')
    await analyze(page, `Sairaanhoitaja${'x'.repeat(90)}\n${AD}`)
    await analyze(page, AD)
    await expect(page.getByText('Edellinen ilmoitus on tallessa')).toBeVisible()
  },
  'an opened key beside an earlier ad': async (page) => {
    await page.goto('/')
    await analyze(page, AD)
    await page.goto('/#avain=1ABCDE2ABCD3ABCD4ABCD5ABCDE6ABCD7ABC8ABCDE9ABC10ABC')
    await page.goto('/#avain=1A2345678910')
    await expect(page.getByText('Avattu avain on tallessa')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Palauta aiempi työ' })).toBeVisible()
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
        // What happens to lie half under the bar that stays in view is not small for that.
        await page.evaluate(() => scrollTo(0, 0))
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
    [...document.querySelectorAll('button, label, select, summary, fieldset a, nav a')]
      .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ text }) => text),
  )
  expect(small).toEqual([])
})

test('the whole journey by keyboard alone', async ({ page }) => {
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 120; presses++) {
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
  await tabTo(/^Historia$/)
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

test('forced colours keep the words’ shapes and what is checked visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await doubtful(page)
  await page.keyboard.press('h')
  await page.keyboard.press('h')
  const shape = page.locator('legend svg').first()
  await expect(shape).toBeVisible()
  const colours = await shape.evaluate((svg) => [
    getComputedStyle(svg).color,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(colours[0]).not.toBe(colours[1])
  const marks = await page
    .getByRole('navigation', { name: 'Kysymykset' })
    .getByRole('link')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth)
  expect(marks).toBe('2px')
})

test('without motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await doubtful(page)
  await page.keyboard.press('h')
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .map((animation) => animation.effect?.getComputedTiming().duration)
        .filter((duration) => typeof duration === 'number' && duration > 0 && duration < 4_000)
        .length,
  )
  expect(moving).toBe(0)
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
