import type { Page } from '@playwright/test'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  MESSAGES,
  ONCE,
  openCart,
  sandbox,
  shownAddress,
  test,
} from './journey.ts'
import { call, openPayment, payment, poll } from './crypto-payments.ts'

const { widget, orders } = MESSAGES.en

/** Pays an order as a customer in another tab or browser would. */
async function payByCard(page: Page, orderId: string): Promise<void> {
  const { url } = await call(page, '/api/card/payment', { orderId })
  const ref = new URL(url).pathname.split('/').at(-1) ?? ''
  await sandbox(page, `card/${ref}/outcome`, { outcome: 'pay' })
}

test('an order page stops asking for coins after a payment by card', ONCE, async ({ page }) => {
  const { orderId } = await openPayment(page, 'en', 'ETH')
  await expect(payment(page).getByText(widget.waiting.status)).toBeVisible()
  await payByCard(page, orderId)
  await poll(page)
  await expect(page.getByText(widget.waiting.status)).toBeHidden()
  await expect(
    payment(page)
      .getByText(/already paid|is paid|has arrived|Payment received/)
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('main').locator('header').getByText(orders.page.status('completed'))).toBeVisible()
})

test('the cart ends a coin payment after the order was paid by card', ONCE, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'enhanced')
  const panel = await openCart(page, 'en')
  const placed = page.waitForResponse(
    (response) => /\/api\/orders(?:\?|$)/.test(response.url()) && response.status() === 201,
  )
  await goToPayment(panel, 'en')
  const { id } = (await (await placed).json()) as { id: string }
  await chooseCoin(panel, 'en', /USDT.*TRC/)
  await shownAddress(panel, 'en')
  await payByCard(page, id)
  await poll(page)
  await expect(panel.getByText(widget.success.title)).toBeVisible()
  await expect(panel.getByText(widget.paidAnotherWay)).toBeVisible()
  await panel.getByRole('button', { name: MESSAGES.en.cart.close }).click()
  await expect(page.getByRole('button', { name: MESSAGES.en.app.cart(0), exact: true })).toBeVisible()
})
