import type { Page } from '@playwright/test'
import { expect, isAlive, MESSAGES, ONCE, openCart, test } from './journey.ts'
import { en as messages } from '../../src/features/office/sandbox/messages/page.en.ts'

/** Opens a page whose scripts load only when the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/browser-*.js', async (route) => {
    await released
    await route.continue()
  })
  // The test cannot wait for the events "DOMContentLoaded" and "load", because they come only after the scripts.
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('a click on a button before the scripts load takes effect afterwards', ONCE, async ({ page }) => {
  const release = await openBeforeScripts(page, '/?lang=en')
  const panel = await openCart(page, 'en')
  await expect(panel).toHaveCount(0)
  release()
  await expect(panel.getByText(MESSAGES.en.cart.empty.title)).toBeVisible()
})

test('the page requests scripts only after the browser can paint the page', ONCE, async ({ page }) => {
  const { promise: styled, resolve: style } = Promise.withResolvers<void>()
  await page.route('**/assets/core-*.css', async (route) => {
    await styled
    await route.continue()
  })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.replace(/-.*/, '')))
  await page.goto('/?lang=en', { waitUntil: 'commit' })
  // This address is the last address in the document. So after this request the browser has read the whole document.
  await expect.poll(() => requests).toContain('/assets/script')
  expect(requests).not.toContain('/assets/browser')
  style()
  await expect.poll(() => requests).toContain('/assets/browser')
})

test('only the last click before the scripts load takes effect, and only once', ONCE, async ({ page }) => {
  const release = await openBeforeScripts(page, '/ritual/ganesha?lang=en')
  const select = page.locator('#order').getByRole('button', { name: MESSAGES.en.catalogue.page.select, exact: true })
  await openCart(page, 'en')
  await select.click()
  await expect(select).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(select).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await select.click()
  await expect(select).toHaveAttribute('aria-expanded', 'false')
})

/** Presses a button after hydration has been requested and before React has started it. */
async function pressDuringHydration(page: Page, selector: string): Promise<void> {
  await page.addInitScript((button) => {
    const removeListener = window.removeEventListener.bind(window)
    window.removeEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
      removeListener(type, listener, true)
      // Hydration removes this listener just before it starts.
      if (listener === window.keepPress) queueMicrotask(() => document.querySelector<HTMLElement>(button)?.click())
    }
  }, selector)
  await page.goto('/ritual/ganesha?lang=en')
}

test('a click on Select before the scripts load opens the choice of tiers', ONCE, async ({ page }) => {
  await pressDuringHydration(page, '#order button[aria-expanded]')
  await expect(page.locator('#order').getByRole('button', { expanded: true })).toBeVisible()
})

test('a click on Cart before the scripts load opens the cart', ONCE, async ({ page }) => {
  await pressDuringHydration(page, 'header button[aria-label^="Cart"]')
  await expect(page.getByRole('dialog').getByText(MESSAGES.en.cart.empty.title)).toBeVisible()
})

test('a tier that is chosen during hydration stays chosen', ONCE, async ({ page }) => {
  await pressDuringHydration(page, '#order input[value="enhanced"]')
  await isAlive(page)
  await expect(page.locator('#order input[value="enhanced"]')).toBeChecked()
  await expect(page.locator('#order').getByRole('button', { name: MESSAGES.en.catalogue.page.addToCart })).toBeEnabled()
})

test('a click before the scripts load works although the page is rendered again', ONCE, async ({ page }) => {
  const release = await openBeforeScripts(page, '/checkout/z-special-intention?lang=en')
  await page.getByRole('button', { name: MESSAGES.en.cart.longer }).click()
  release()
  await expect(page.getByRole('button', { name: MESSAGES.en.cart.pay('$960') })).toBeVisible()
})

test('a list keeps the choice made before the scripts load', ONCE, async ({ page }) => {
  const release = await openBeforeScripts(page, '/checkout/z-special-intention?lang=en')
  const intention = page.getByRole('combobox', { name: MESSAGES.en.orders.checkout.intention })
  await intention.dispatchEvent('click')
  await intention.selectOption({ index: 1 })
  const value = await intention.inputValue()
  release()
  await isAlive(page)
  await expect(page).toHaveURL(/intention=/)
  await expect(intention).toHaveValue(value)
})

test('a field keeps the text that was typed before the scripts load', ONCE, async ({ page }) => {
  const release = await openBeforeScripts(page, '/sandbox?lang=en')
  const price = page.getByRole('textbox', { name: messages.rates.usd })
  const set = page.getByRole('button', { name: messages.rates.set })
  await price.fill('50000')
  await expect(set).toBeDisabled()
  release()
  await expect(set).toBeEnabled()
  await expect(price).toHaveValue('50000')
})

test('an option chosen before the scripts load stays chosen', ONCE, async ({ page }) => {
  const release = await openBeforeScripts(page, '/checkout/ganesha?lang=en')
  const tiers = page.locator('main').getByRole('radio')
  await tiers.last().check()
  await expect(tiers.last()).toBeChecked()
  release()
  await isAlive(page)
  await expect(tiers.last()).toBeChecked()
  await expect(tiers.first()).not.toBeChecked()
})

test('a page that is always busy loads its scripts at the reader’s first touch', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/?lang=en', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => typeof window.keepPress)).toBe('function')
  const panel = await openCart(page, 'en')
  await expect(panel.getByText(MESSAGES.en.cart.empty.title)).toBeVisible()
})
