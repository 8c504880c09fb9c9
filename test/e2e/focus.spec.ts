import type { Locator, Page } from '@playwright/test'
import { en as home } from '../../src/features/catalogue/catalogue/messages/page-home.en.ts'
import { searchMessages } from '../../src/features/catalogue/search/web/messages.ts'
import { ITEMS, storeCart } from '../stored-cart.ts'
import { addTier, expect, isAlive, MESSAGES, ONCE, ONCE_FOR_LONG, openCart, test } from './journey.ts'

const { app, cart, catalogue } = MESSAGES.en

/** A pause in milliseconds. The page returns the focus within this time. */
const PAUSE = 300

/**
 * Waits until the page no longer changes, and checks that the focus is in this part of the page. The focus must not be on the body, because from
 * there Tab starts at the top of the document.
 */
async function expectKept(page: Page, within: Locator): Promise<void> {
  await page.waitForTimeout(PAUSE)
  const place = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))
  await expect(within.locator(':focus').or(within.and(page.locator(':focus'))), place ?? 'nothing').toHaveCount(1)
}

/** Presses the button without the pointer, because the pointer would move the focus. */
async function press(button: Locator): Promise<void> {
  await button.focus()
  await button.press('Enter')
}

test('the focus moves to the new page when the reader goes forward or back', ONCE, async ({ page }) => {
  const main = page.locator('#content')
  await page.goto('/?lang=en')
  await isAlive(page)
  await press(page.locator('#catalogue article a').first())
  await page.waitForURL(/\/ritual\//)
  await expect(main).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  // The next press of Tab starts at the top of the new page's content, not at the top of the document.
  await page.keyboard.press('Tab')
  await expect(main.getByRole('link', { name: catalogue.page.home }).first()).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home.hero })).toBeVisible()
  await expectKept(page, main)
  await page.goForward()
  await page.waitForURL(/\/ritual\//)
  await expectKept(page, main)
  await press(page.locator('footer').getByRole('link', { name: app.articles, exact: true }))
  await page.waitForURL(/\/articles/)
  await expectKept(page, main)
})

test('the focus stays in the cart after an item is removed or restored', ONCE, async ({ page }) => {
  await storeCart(page, ITEMS)
  await page.goto('/articles?lang=en')
  const panel = await openCart(page, 'en')
  const removals = panel.getByRole('button', { name: /^Remove / })
  await expect(removals).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await press(removals.first())
    await expect(removals).toHaveCount(left)
    await expectKept(page, panel)
  }
  await press(panel.getByRole('button', { name: cart.undo }))
  await expect(removals).toHaveCount(1)
  await expectKept(page, panel)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expectKept(page, page.locator('header'))
})

test('the focus stays among the name fields after a person is removed', ONCE_FOR_LONG, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'basic')
  const panel = await openCart(page, 'en')
  await press(panel.getByRole('button', { name: cart.names.open }))
  await press(panel.getByRole('button', { name: cart.names.add }))
  await expectKept(page, panel)
  await press(panel.getByRole('button', { name: cart.names.remove(2) }))
  await expectKept(page, panel.getByRole('group', { name: cart.names.person(1) }))
})

test('the focus returns to the page after a message is closed', ONCE_FOR_LONG, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'basic')
  const region = page.getByRole('region', { name: /Notifications/ })
  await page.keyboard.press('F8')
  await expect(region.locator(':focus')).toHaveCount(1)
  await press(region.getByRole('button', { name: app.toast.close }))
  await expect(region.getByRole('listitem')).toHaveCount(0)
  await expectKept(page, page.locator('#content'))
})

test('every dialog and menu returns the focus to the button that opened it', ONCE, async ({ page }) => {
  await page.goto('/ritual/z-special-intention?lang=en')
  await isAlive(page)
  const openers = [
    page.locator('#order').getByRole('button', { name: catalogue.page.chooseIntentions }),
    page.locator('header').getByRole('button', { name: app.search }),
    page.locator('header').getByRole('button', { name: app.cart(0) }),
  ]
  for (const opener of openers) {
    await press(opener)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectKept(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.waitForTimeout(PAUSE)
    await expect(opener).toBeFocused()
  }
})

test('a chosen search result moves the focus to the top of its page', ONCE_FOR_LONG, async ({ page }) => {
  await page.goto('/articles?lang=en')
  await isAlive(page)
  await press(page.locator('header').getByRole('button', { name: app.search }))
  await page.getByRole('combobox', { name: searchMessages.en.label }).fill('ganesha')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ritual\//)
  await page.waitForTimeout(PAUSE)
  await expect(page.locator('#content')).toBeFocused()
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(reducedMotion, () => {
    test.use({ reducedMotion })
    const turns = reducedMotion === 'reduce' ? 0 : 1

    test(
      `a page transition runs ${turns} times if the reader’s motion setting is ${reducedMotion}`,
      ONCE_FOR_LONG,
      async ({ page }) => {
        await page.addInitScript(() => {
          const show = Document.prototype.startViewTransition
          Document.prototype.startViewTransition = function (this: Document, ...given) {
            document.documentElement.dataset.turns = String(Number(document.documentElement.dataset.turns ?? 0) + 1)
            return show.apply(this, given)
          }
        })
        await page.goto('/articles?lang=en')
        await isAlive(page)
        await page.locator('main a[href="/ritual/ganesha?lang=en"]').first().click()
        await page.waitForURL(/\/ritual\/ganesha/)
        await expect(page.locator('#content')).toBeFocused()
        expect(await page.evaluate(() => Number(document.documentElement.dataset.turns ?? 0))).toBe(turns)
        // A jump within the same page does not count as a new page.
        await page.goto('/?lang=en')
        await isAlive(page)
        await page.locator('#catalogue nav a').nth(1).click()
        await page.waitForURL(/category=/)
        expect(await page.evaluate(() => Number(document.documentElement.dataset.turns ?? 0))).toBe(0)
      },
    )
  })
}
