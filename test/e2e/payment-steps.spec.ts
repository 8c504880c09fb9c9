import type { Locator, Page } from '@playwright/test'
import {
  addTier,
  expect,
  goToPayment,
  isAlive,
  MESSAGES,
  ONCE,
  openCart,
  sandbox,
  shownAddress,
  test,
} from './journey.ts'
import { call, mine, TRC20 } from './crypto-payments.ts'

const { widget, sandbox: pretend } = MESSAGES.en

/** Checks that the title of a step has the focus, and that the title and the content below it are visible. */
async function expectStep(page: Page, title: Locator): Promise<void> {
  await expect(title).toBeFocused()
  const box = await title.boundingBox()
  const { height, top } = await page.evaluate(() => ({
    height: window.visualViewport?.height ?? window.innerHeight,
    top: document.querySelector('dialog[open]')
      ? 0
      : (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  }))
  expect(box?.y).toBeGreaterThanOrEqual(Math.max(0, top) - 1)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height / 2 + 1)
}

const step = (panel: Locator, text: string) => panel.getByText(text, { exact: true }).first()

async function chooseMethod(panel: Locator, method: string): Promise<void> {
  await panel.getByRole('button', { name: new RegExp(`^${method}`) }).click()
}

async function payByCoin(page: Page, panel: Locator): Promise<void> {
  const title = (name: string) => panel.locator('legend, h3').filter({ hasText: name })
  await expectStep(page, title(widget.method.title))
  await chooseMethod(panel, widget.method.crypto)
  await expectStep(page, title(widget.coin.title))
  await panel.getByRole('radio', { name: /USDT.*TRC/ }).check()
  await panel.getByRole('button', { name: widget.coin.create }).click()
  await expectStep(page, title(widget.waiting.title))
  const address = await shownAddress(panel, 'en')
  await sandbox(page, 'chain/transfer', { ...TRC20, address, amount: '300' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expectStep(page, title(widget.seen.title))
  await mine(page, 'USDT_TRC20', 20)
  await expectStep(page, title(widget.success.title))
}

async function declineCard(page: Page, panel: Locator): Promise<void> {
  const title = panel.locator('h3').filter({ hasText: widget.card.title })
  await chooseMethod(panel, widget.method.card)
  await expectStep(page, title)
  const opening = page.context().waitForEvent('page')
  await panel.getByRole('button', { name: widget.card.open, exact: true }).click()
  const hosted = await opening
  await expectStep(page, title)
  await hosted.getByRole('button', { name: pretend.card.decline }).click()
  await page.bringToFront()
  await expect(step(panel, widget.card.declined.title)).toBeVisible()
  await expectStep(page, title)
}

for (const [width, height] of [
  [320, 430],
  [390, 430],
  [390, 844],
] as const) {
  test.describe(`a payment on a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('shows each payment step in the cart with the step’s title at the top', ONCE, async ({ page }) => {
      await addTier(page, 'en', 'ganesha', 'enhanced')
      const panel = await openCart(page, 'en')
      await goToPayment(panel, 'en')
      await payByCoin(page, panel)
    })

    test('shows the title of each step in the checkout, even after a declined card', ONCE, async ({ page }) => {
      await page.goto('/checkout/ganesha?tier=enhanced&duration=1&lang=en')
      await isAlive(page)
      const main = page.getByRole('main')
      await goToPayment(main, 'en')
      await declineCard(page, main)
      await main.getByRole('button', { name: widget.method.other }).click()
      await payByCoin(page, main)
    })
  })
}

test('the order page does not move the focus before a payment begins', ONCE, async ({ page }) => {
  const order = { customerName: 'Anna Smith', customerEmail: 'anna@example.com', paymentMethod: 'crypto' }
  const items = [{ id: 'ganesha-enhanced', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }]
  const { id } = await call(page, '/api/orders', { ...order, items, total: 300 })
  await page.goto(`/order/${id}?lang=en`)
  await expect(page.getByText(widget.method.title)).toBeVisible()
  expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['BODY', 0])
})
