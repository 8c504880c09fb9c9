import type { Locator, Page } from '@playwright/test'
import { addTier, expect, ONCE, test, MESSAGES, ON_DESKTOP } from './journey.ts'

const { catalogue, app } = MESSAGES.en

async function added(page: Page): Promise<Locator> {
  await addTier(page, 'en', 'ganesha', 'basic')
  return toastOf(page)
}

function toastOf(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
}

test('a message (toast) stays for five seconds, or longer under the pointer', ONCE, async ({ page }) => {
  await page.clock.install()
  const toast = await added(page)
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(8_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 300)
  await page.clock.runFor(6_000)
  await expect(toast).toBeHidden()
})

test('F8 focuses the message (toast) and keeps it open, and Escape closes it', ONCE, async ({ page }) => {
  await page.clock.install()
  const toast = await added(page)
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1)
  await page.clock.runFor(8_000)
  await expect(toast).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(1_000)
  await expect(toast).toBeHidden()
})

test('a swipe to the right of over 50 pixels closes a message (toast)', ONCE, async ({ page }) => {
  const toast = await added(page)
  await expect(toast).toBeVisible()
  await push(page, toast, 30)
  await expect(toast).toBeVisible()
  await push(page, toast, 90)
  await expect(toast).toBeHidden()
})

test('a new message (toast) replaces the previous message', ON_DESKTOP, async ({ page }) => {
  const toast = await added(page)
  await page.locator('#order').getByRole('button', { name: catalogue.page.select, exact: true }).click()
  await page.getByRole('radio', { name: new RegExp(catalogue.tiers.premium.label) }).check()
  await page.getByRole('button', { name: catalogue.page.addToCart, exact: true }).first().click()
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText(catalogue.page.addedText('Ganesha yagya', catalogue.tiers.premium.label))
  await toast.getByRole('button', { name: app.toast.close }).click()
  await expect(toast).toBeHidden()
})

async function push(page: Page, toast: Locator, distance: number): Promise<void> {
  const box = await toast.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 8 })
  await page.mouse.up()
}
