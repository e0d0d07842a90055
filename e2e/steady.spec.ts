import type { Page } from '@playwright/test'
import { AD, answerDoubtfully } from './doubtful.ts'
import { analyze, createButton, expect, question, test, textArea } from './journey.ts'

/** What is looked at stays where it is: nothing moves but what has to. */

const bar = (page: Page) => page.getByText(/^\d+\/10 tarkistettu$/)
const help = (page: Page, title: string) => page.getByRole('button', { name: `Ohje: ${title}` })
const letterOf = (page: Page, id: number, letter: string) =>
  question(page, id).getByRole('checkbox', { name: new RegExp(`^${letter} `) })

/** Where a thing stands on the screen, in whole pixels. */
async function placeOf(thing: ReturnType<typeof question>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await thing.boundingBox()) ?? {}
  return {
    top: Math.round(y),
    bottom: Math.round(y + height),
    left: Math.round(x),
    right: Math.round(x + width),
  }
}

/** The browser keeps what is seen in its place by whole pixels, whatever grows above it. */
async function expectTop(thing: ReturnType<typeof question>, top: number): Promise<void> {
  const now = (await placeOf(thing)).top
  expect(Math.abs(now - top), `${now} instead of ${top}`).toBeLessThanOrEqual(1)
}

/** Has a question begin so far below the upper edge of the window, with the focus in it. */
async function stand(page: Page, id: number, top: number): Promise<void> {
  await question(page, id).evaluate((element, wanted) => {
    element.focus({ preventScroll: true })
    scrollBy(0, element.getBoundingClientRect().top - wanted)
  }, top)
}

test.beforeEach(async ({ page }) => {
  await answerDoubtfully(page)
  await page.goto('/')
})

test.describe('beside the ad', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('letters in a question that is seen move nothing', async ({ page }) => {
    await analyze(page, AD)
    await stand(page, 6, 200)
    for (const letter of ['a', 'd', 'a', 'd']) {
      await page.keyboard.press(letter)
      await expect(letterOf(page, 6, letter.toUpperCase())).toBeFocused()
      await expectTop(question(page, 6), 200)
    }
  })

  test('from passage to passage and from a quote to its passage only the ad scrolls', async ({
    page,
  }) => {
    await analyze(page, AD)
    await stand(page, 2, 200)
    for (const key of ['n', 'n', 'p']) {
      await page.keyboard.press(key)
      await expect(page.locator(':focus')).toHaveRole('link')
      await expectTop(question(page, 2), 200)
    }
    await question(page, 2).getByRole('link').first().click()
    await expect(page.locator(':focus')).toContainText('2C')
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 })
    await expectTop(question(page, 2), 200)
  })

  test('what is out of sight comes into it with its question, and no further', async ({ page }) => {
    await analyze(page, AD)
    await stand(page, 1, 200)
    await page.evaluate(() => scrollTo(0, 0))
    await page
      .getByRole('region', { name: 'Analysoitu ilmoitus' })
      .getByRole('link')
      .first()
      .click()
    await expect(letterOf(page, 1, 'A')).toBeFocused()
    await expect(question(page, 1)).toBeInViewport({ ratio: 1 })
    // From above: its end has come into sight, and leaves room for a message.
    expect((await placeOf(question(page, 1))).bottom).toBe(900 - 96)
  })
})

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [360, 740],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('a question jumped to is not under the bar, however high that is', async ({ page }) => {
      await analyze(page, AD)
      for (const _ of Array.from({ length: 11 })) await page.keyboard.press('h')
      await expect(bar(page)).toHaveText('10/10 tarkistettu')
      for (const id of [8, 7]) {
        await stand(page, id + 1, 300)
        await page.keyboard.press('k')
        await expect(question(page, id)).toBeFocused()
        const covered = await page.evaluate(() => {
          const { left, top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
          // The ring stands out by four pixels.
          const there = document.elementFromPoint(left + 20, top - 4)
          return there?.closest('nav, label, button, p') != null
        })
        expect(covered).toBe(false)
      }
    })

    test('the help opens below the button that was pressed', async ({ page }) => {
      await analyze(page, AD)
      await stand(page, 6, 220)
      const { top } = await placeOf(help(page, 'Työajat'))
      await help(page, 'Työajat').click()
      await expect(question(page, 6)).toContainText('Rajatapaukset')
      await expectTop(help(page, 'Työajat'), top)
      await help(page, 'Työajat').click()
      await expect(question(page, 6)).not.toContainText('Rajatapaukset')
      await expectTop(help(page, 'Työajat'), top)
    })

    test('a reload comes back to the question, with its focus', async ({ page }) => {
      await analyze(page, AD)
      await stand(page, 6, 200)
      await page.keyboard.press('b')
      await page.reload()
      await expect(letterOf(page, 6, 'B')).toBeFocused()
      await expectTop(question(page, 6), 200)
      await page.keyboard.press('j')
      await expect(question(page, 7)).toBeFocused()
    })

    test('a first correction does not raise the key', async ({ page }) => {
      await analyze(page, AD)
      const key = page.getByRole('navigation', { name: 'Kysymykset' })
      const { top, bottom } = await placeOf(key)
      await letterOf(page, 9, 'C').evaluate((box) => (box as HTMLElement).click())
      await expect(key.getByRole('link', { name: /^9C/ })).toBeVisible()
      const after = await placeOf(key)
      expect(after.bottom - after.top).toBe(bottom - top)
    })
  })
}

test.describe('edges', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the controls stay as they are, and end where the result does', async ({ page }) => {
    const before = await placeOf(textArea(page))
    await analyze(page, AD)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await placeOf(textArea(page))).toEqual(before)
  })

  test('the picked words stay beside the questions, and cover neither these nor the ad', async ({
    page,
  }) => {
    await analyze(page, AD)
    await stand(page, 4, 300)
    const ad = page.getByRole('region', { name: 'Analysoitu ilmoitus' })
    await ad
      .locator('p')
      .nth(2)
      .evaluate((line) => getSelection()?.selectAllChildren(line))
    const picked = await placeOf(page.getByRole('region', { name: 'Valittu kohta' }))
    const text = await placeOf(ad)
    expect([picked.left, picked.right]).toEqual([text.left, text.right])
    expect(picked.top).toBeGreaterThanOrEqual(text.bottom)
    expect(picked.bottom).toBeLessThanOrEqual(900)
  })

  test('the button that asks for the key is seen at once', async ({ page }) => {
    await expect(createButton(page)).toBeInViewport({ ratio: 1 })
  })

  test('the whole list of keys is seen at once', async ({ page }) => {
    await analyze(page, AD)
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Pikanäppäimet' })
    await expect(list.getByText('Ctrl + Y', { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(list.getByText('Ctrl + Z', { exact: true })).toBeInViewport({ ratio: 1 })
  })
})
