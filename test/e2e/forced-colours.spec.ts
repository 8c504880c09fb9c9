import type { Locator, Page } from '@playwright/test'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  isAlive,
  MESSAGES,
  ONCE,
  ONCE_FOR_LONG,
  openCart,
  test,
} from './journey.ts'

const { catalogue, widget } = MESSAGES.en

// A few colours of the system replace the shop's colours. So information that only a colour shows would be lost.
test.use({ contextOptions: { forcedColors: 'active' } })

/** The style, width and colour of an element's border and outline. */
async function edgeOf(element: Locator): Promise<string> {
  return await element.evaluate((each) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle, borderTopWidth, borderTopColor } =
      getComputedStyle(each)
    const outline = outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`
    return `${outline}, ${borderTopStyle === 'none' ? 'none' : `${borderTopWidth} ${borderTopColor}`}`
  })
}

/** Checks that the chosen element has another border or outline than the other element. */
async function expectDistinguishable(chosen: Locator, other: Locator): Promise<void> {
  expect(await edgeOf(chosen)).not.toBe(await edgeOf(other))
}

/** The background colour of a ritual's drawing. It must stay, because the lines of the drawing are visible only on this colour. */
async function pigmentOf(page: Page): Promise<string> {
  const plate = page.locator('#catalogue article img').first().locator('..')
  return await plate.evaluate((each) => getComputedStyle(each).backgroundColor)
}

test('in forced-colors mode the selected tier, method and focus are visibly different', ONCE, async ({ page }) => {
  await page.goto('/ritual/ganesha?lang=en')
  await isAlive(page)
  await page.locator('#order').getByRole('button', { name: catalogue.page.select, exact: true }).click()
  const tier = (name: 'basic' | 'premium') =>
    page.locator('#order label').filter({ hasText: catalogue.tiers[name].label })
  await page.getByRole('radio', { name: new RegExp(catalogue.tiers.premium.label) }).check()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: catalogue.page.addToCart, exact: true }).first()).toBeFocused()
  await expectDistinguishable(tier('premium'), tier('basic'))
  expect(await page.locator('#order input:checked').evaluate((each) => getComputedStyle(each).appearance)).toBe('auto')
  await expectDistinguishable(page.locator(':focus'), page.locator('#order label').first())

  await addTier(page, 'en', 'ganesha', 'premium')
  const panel = await openCart(page, 'en')
  await goToPayment(panel, 'en')
  const method = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) })
  await method(widget.method.crypto).focus()
  await expectDistinguishable(method(widget.method.crypto), method(widget.method.card))
  await chooseCoin(panel, 'en', /TRON/)
  await expect(panel.getByRole('img', { name: /QR/ })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test(
      `in forced-colors mode drawings keep their colour (${colorScheme} scheme)`,
      ONCE_FOR_LONG,
      async ({ page }) => {
        await page.goto('/?lang=en')
        await isAlive(page)
        const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        expect(await pigmentOf(page)).not.toBe(paper)
        const chips = page.locator('#catalogue nav a')
        await expectDistinguishable(chips.first(), chips.nth(1))
        // Drawings use colours that are visible on the system's background, even if the reader chose the other theme before.
        await page.evaluate(
          (other) => (document.documentElement.dataset.theme = other),
          colorScheme === 'dark' ? 'light' : 'dark',
        )
        const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
        expect(scheme).toBe('light dark')
      },
    )
  })
}
