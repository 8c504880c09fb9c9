import type { Locator, Page } from '@playwright/test'
import { ITEMS, storeCart } from '../stored-cart.ts'
import { expect, isAlive, LANGS, MESSAGES, inEnglish, inRussian, oneSize, openCart, test } from './journey.ts'

type Point = { x: number; y: number }

/**
 * Waits until nothing moves any more. Returns the position of each element relative to its column, list or page, so that scrolling does not matter.
 */
async function placesOf(page: Page, elements: Locator): Promise<Point[]> {
  await page.waitForTimeout(450)
  return await elements.evaluateAll((all) =>
    all.map((each) => {
      const near = each.closest('ul, aside')
      // On a phone the parts are directly on the page, because there is no column.
      const around = near && getComputedStyle(near).display !== 'contents' ? near : document.body
      const [place, from] = [each.getBoundingClientRect(), around.getBoundingClientRect()]
      return { x: place.x - from.x, y: place.y - from.y + (around === document.body ? 0 : around.scrollTop) }
    }),
  )
}

/** Checks that no element has moved. A movement of less than one pixel is not visible, so it is allowed. */
async function expectSteady(page: Page, elements: Locator, before: Point[], when: string): Promise<void> {
  const after = await placesOf(page, elements)
  expect(after.length, when).toBe(before.length)
  const moves = after.map(({ x, y }, at) => Math.hypot(x - (before[at]?.x ?? 0), y - (before[at]?.y ?? 0)))
  expect(Math.max(...moves), when).toBeLessThan(0.75)
}

for (const lang of LANGS) {
  const { app, catalogue, cart } = MESSAGES[lang]

  test(`nothing on the page moves when a tier is selected or added (${lang})`, inRussian(lang), async ({ page }) => {
    await page.goto(`/ritual/ganesha?lang=${lang}`)
    await isAlive(page)
    const order = page.locator('#order')
    await order.getByRole('button', { name: catalogue.page.select, exact: true }).click()
    // The list contains the parts of the order card and everything below the order card.
    const steady = page.locator('#order, #order label, #order ~ *:visible, article h1, article h2:visible')
    const before = await placesOf(page, steady)
    for (const tier of ['basic', 'premium', 'enhanced'] as const) {
      await page.getByRole('radio', { name: new RegExp(catalogue.tiers[tier].label) }).check()
      await expectSteady(page, steady, before, tier)
    }
    const around = page.locator('#order, #order ~ *:visible, article h1, article aside ~ * h2:visible')
    const add = page.getByRole('button', { name: catalogue.page.addToCart, exact: true })
    await add.scrollIntoViewIfNeeded()
    const open = await placesOf(page, around)
    const scroll = await page.evaluate(() => scrollY)
    await add.click()
    await expect(order.getByRole('button', { name: catalogue.page.select, exact: true })).toBeFocused()
    await expectSteady(page, around, open, 'added')
    expect(await page.evaluate(() => scrollY)).toBe(scroll)
  })

  test(`a press on a tier changes price and button, and nothing moves (${lang})`, oneSize(lang), async ({ page }) => {
    await page.goto(`/ritual/ganesha?lang=${lang}`)
    await isAlive(page)
    const steady = page.locator('article h1, #order, #order label, #order ~ *:visible')
    const before = await placesOf(page, steady)
    const order = page.locator('#order')
    // The ritual costs 300 dollars in the sandbox. Its basic tier costs 480/880 of this price, and its premium tier 1280/880.
    for (const [tier, price] of [
      ['premium', '$436'],
      ['basic', '$164'],
    ] as const) {
      await order.getByRole('radio', { name: new RegExp(`^${catalogue.tiers[tier].label}`) }).check()
      await expect(order.getByText(catalogue.card.chosen(price, tier === 'basic' ? 2 : 4))).toBeVisible()
      await expectSteady(page, steady, before, tier)
    }
    await expect(order.locator('button')).toHaveCount(1)
    const add = order.getByRole('button', { name: catalogue.page.addToCart })
    // Near the bottom of the window the order bar covers the button.
    await add.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    const scroll = await page.evaluate(() => scrollY)
    await add.click()
    await expect(page.locator('header').getByRole('button', { name: app.cart(1) })).toBeVisible()
    await expectSteady(page, steady, before, 'added')
    expect(await page.evaluate(() => scrollY)).toBe(scroll)
  })

  test(`longer durations and larger quantities do not move any button (${lang})`, inEnglish(lang), async ({ page }) => {
    await storeCart(page, ITEMS)
    await page.goto(`/articles?lang=${lang}`)
    await isAlive(page)
    const panel = await openCart(page, lang)
    const buttons = panel.locator('li button')
    await expect(buttons).toHaveCount(15)
    const before = await placesOf(page, buttons)
    for (const name of [cart.longer, cart.longer, cart.shorter, cart.more, cart.more, cart.fewer]) {
      await panel.locator('li').first().getByRole('button', { name, exact: true }).click()
      await expectSteady(page, buttons, before, name)
    }
  })
}
