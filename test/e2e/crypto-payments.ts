import type { Browser, Page } from '@playwright/test'
import { expect, type Lang, sandbox } from './journey.ts'
import { origin } from './origin.ts'

export type Coin = 'BTC' | 'ETH' | 'USDT_ERC20' | 'USDT_TRC20'
export type CreatedPayment = { id: string; orderId: string; address: string; expectedAmount: string }

export const COINS: Coin[] = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20']
export const TRC20 = { currency: 'USDT_TRC20' }

export async function call(page: Page, path: string, data: unknown) {
  const response = await page.request.post(`${origin()}${path}`, { data, headers: { origin: origin() } })
  expect(response.ok(), await response.text()).toBe(true)
  return await response.json()
}

/** Places an order of 164 dollars. Returns its id and the customer's e-mail address. */
export async function placeOrder(page: Page, lang: Lang): Promise<{ orderId: string; email: string }> {
  const email = `payer-${Math.random().toString(36).slice(2)}@example.com`
  const items = [{ id: 'ganesha-basic', price: 164, quantity: 1, duration: 0.5 }]
  const order = { customerName: 'Анна Смирнова', customerEmail: email, paymentMethod: 'crypto', items, total: 164 }
  const { id } = await call(page, `/api/orders?lang=${lang}`, order)
  return { orderId: id, email }
}

/** Begins a payment for a new order and opens the page of the order. */
export async function openPayment(page: Page, lang: Lang, currency: Coin): Promise<CreatedPayment & { email: string }> {
  const { orderId, email } = await placeOrder(page, lang)
  const made: CreatedPayment = await call(page, '/api/crypto/payment', { orderId, currency, amountUsd: 164 })
  await openOrder(page, lang, orderId)
  return { ...made, email }
}

export async function openOrder(page: Page, lang: Lang, orderId: string): Promise<void> {
  await page.goto(`/order/${orderId}?lang=${lang}`)
}

export const payment = (page: Page) => page.getByRole('region', { name: /^(?:Оплата|Payment)$/ })
export async function send(page: Page, { address }: CreatedPayment, currency: Coin, amount: string): Promise<void> {
  await sandbox(page, 'chain/transfer', { currency, address, amount })
  await poll(page)
}
export async function mine(page: Page, currency: Coin, blocks: number): Promise<void> {
  await sandbox(page, 'chain/mine', { currency, blocks })
  await poll(page)
}
/** Makes the page request the status now, as the page does when the network returns. Otherwise the page waits up to ten seconds. */
export const poll = async (page: Page) => await page.evaluate(() => window.dispatchEvent(new Event('online')))
/** Moves the clock past the twenty minutes of a quote. */
export const passTheQuote = async (page: Page) => await sandbox(page, 'clock/advance', { seconds: 21 * 60 })

/** Removes the expected browser messages about responses that fail on purpose. */
export function expectComplaints(complaints: string[], about: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !about.test(text)))
}

export async function inAnotherBrowser(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin() })
  const page = await context.newPage()
  await page.goto(path)
  return page
}
