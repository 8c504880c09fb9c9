import type { APIRequest, Page } from '@playwright/test'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  isAlive,
  type Lang,
  MESSAGES,
  openCart,
  shownAddress,
} from './journey.ts'
import { callAs } from './staff-sign-in.ts'

const TRC20 = 'USDT_TRC20'

/** Buys the only ritual of a shop as a visitor, and pays in coins. Returns the order's id. */
export async function buyOnlyRitual(page: Page, lang: Lang, id: string, email: string, shop: string): Promise<string> {
  const { widget } = MESSAGES[lang]
  await page.goto(`/?lang=${lang}`)
  await isAlive(page)
  await expect(page.locator('#catalogue article')).toHaveCount(1)
  await page.locator('#catalogue article a').click()
  await page.waitForURL(new RegExp(`/ritual/${id}`))
  await addTier(page, lang, id, 'enhanced')
  const panel = await openCart(page, lang)
  await goToPayment(panel, lang, email)
  await chooseCoin(panel, lang, /TRON/)
  const address = await shownAddress(panel, lang)
  await callAs(page.request, shop, '/api/sandbox/chain/transfer', { currency: TRC20, address, amount: '300' })
  await callAs(page.request, shop, '/api/sandbox/chain/mine', { currency: TRC20, blocks: 25 })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(panel.getByText(widget.success.title)).toBeVisible()
  return await openPaidOrder(page, lang)
}

/** A visitor buys a ritual and pays by card on the provider's page. Returns the order's id. */
export async function buyByCard(page: Page, lang: Lang, id: string, email: string): Promise<string> {
  const { widget, sandbox } = MESSAGES[lang]
  await addTier(page, lang, id, 'enhanced')
  const panel = await openCart(page, lang)
  await goToPayment(panel, lang, email)
  await panel.getByRole('button', { name: new RegExp(`^${widget.method.card}`) }).click()
  const opening = page.context().waitForEvent('page')
  await panel.getByRole('button', { name: widget.card.open, exact: true }).click()
  const hosted = await opening
  await hosted.getByRole('button', { name: sandbox.card.pay('$300') }).click()
  await expect(hosted.getByText(sandbox.card.done.paid)).toBeVisible()
  await hosted.close()
  await expect(panel.getByText(widget.success.title)).toBeVisible()
  return await openPaidOrder(page, lang)
}

async function openPaidOrder(page: Page, lang: Lang): Promise<string> {
  await page.getByRole('dialog').getByRole('link', { name: MESSAGES[lang].widget.success.open }).click()
  await page.waitForURL(/\/order\//)
  return /\/order\/(\w+)/.exec(page.url())?.[1] ?? ''
}

type Buyer = { name: string; email: string; method: 'crypto' | 'card'; gift?: { name: string; note: string } }

/** Places and pays an order without opening pages, for journeys that start after the payment. */
export async function placePaidOrder(api: APIRequest, shop: string, id: string, buyer: Buyer): Promise<string> {
  // The visitor uses a separate browser, because orders of a signed-in user belong to that user.
  const request = await api.newContext()
  const items = [{ id: `${id}-enhanced`, name: id, price: 300, quantity: 1, duration: 1 }]
  const { name: customerName, email: customerEmail, method: paymentMethod, gift } = buyer
  const order = { customerName, customerEmail, paymentMethod, items, total: 300, ...(gift && { gift }) }
  const { id: orderId = '' } = await callAs(request, shop, '/api/orders?lang=en', order)
  if (paymentMethod === 'card') {
    const { url = '' } = await callAs(request, shop, '/api/card/payment', { orderId })
    const page = /[0-9a-f]{32}/.exec(url)?.[0] ?? ''
    await callAs(request, shop, `/api/sandbox/card/${page}/outcome`, { outcome: 'pay' })
  } else {
    const coin = { orderId, currency: TRC20, amountUsd: 300 }
    const { address, expectedAmount: amount } = await callAs(request, shop, '/api/crypto/payment', coin)
    await callAs(request, shop, '/api/sandbox/chain/transfer', { currency: TRC20, address, amount })
    await callAs(request, shop, '/api/sandbox/chain/mine', { currency: TRC20, blocks: 25 })
  }
  await request.dispose()
  return orderId
}
