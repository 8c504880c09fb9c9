import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { makeOrder } from '../make-order.ts'
import { prepareFolder } from '../prepared-database.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { openStripeServer, pay, SECRET_KEY, signedEvent, type StripeServer, WEBHOOK_SECRET } from '../stripe-server.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  SHOP_ID,
  YOOKASSA_KEY,
  type YookassaServer,
} from '../yookassa-server.ts'
import { expect, expectAccessible, type Lang, test, MESSAGES, ON_DESKTOP, inRussian } from './journey.ts'

// These tests share one shop, so one worker runs them all.
test.describe.configure({ mode: 'default' })

let stripe: StripeServer
let yookassa: YookassaServer
let shop: ShopProcess
let folder: string

/** Starts a separate shop with both card services. The shared shop of the journeys has only the simulated card. */
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ahuti-cards-'))
  await prepareFolder(folder)
  stripe = await openStripeServer()
  yookassa = await openYookassaServer()
  shop = await startProcess({
    DATA_DIR: folder,
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    YOOKASSA_SHOP_ID: SHOP_ID,
    YOOKASSA_SECRET_KEY: YOOKASSA_KEY,
    YOOKASSA_API_URL: yookassa.url,
    YOOKASSA_RUB_PER_USD: '92.50',
  })
})
test.afterAll(async () => {
  await shop.kill('SIGTERM')
  await Promise.all([stripe.close(), yookassa.close()])
  await rm(folder, { recursive: true, force: true })
})

async function openOrder(page: Page, lang: Lang): Promise<string> {
  const { body } = await shop.post('/api/orders', makeOrder())
  await page.context().route(/yoomoney\.ru|checkout\.stripe\.com/, async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><h1>A payment service</h1>' })
  })
  await page.goto(`${shop.origin}/order/${body.id}?lang=${lang}`)
  return body.id
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

async function pressForTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const opening = context.waitForEvent('page')
  await press()
  const tab = await opening
  await tab.waitForURL(/yoomoney\.ru|checkout\.stripe\.com/)
  return tab
}

test(
  'a customer sees the sum in roubles before paying by Russian card (ru)',
  inRussian('ru'),
  async ({ page, context }) => {
    const { widget } = MESSAGES.ru
    const orderId = await openOrder(page, 'ru')
    await expectAccessible(page)
    await choose(page, 'Карта российского банка')
    await expect(page.getByText(`${widget.card.due} 15 170,00 ₽`)).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByText(`${widget.card.due} 15 170,00 ₽`)).toBeVisible()
    const link = page.getByRole('link', { name: widget.card.open })
    const tab = await pressForTab(context, async () => await link.click())
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    const payment = yookassa.paymentAt(tab.url())
    expect(payment.amount).toEqual({ value: '15170.00', currency: 'RUB' })
    payRoubles(payment)
    await shop.post('/api/webhooks/yookassa', JSON.parse(notice(payment.id)))
    await expect(page.getByText(widget.success.title)).toBeVisible()
    await page.goto(`${shop.origin}/order/${orderId}?lang=ru`)
    await expect(page.getByText('15 170,00 ₽')).toBeVisible()
  },
)

test(
  'a customer who chose a card from Russia can choose a foreign card (en)',
  ON_DESKTOP,
  async ({ page, context }) => {
    const { widget } = MESSAGES.en
    await openOrder(page, 'en')
    await choose(page, 'Card issued in Russia')
    await expect(page.getByText('₽15,170.00')).toBeVisible()
    await page.getByRole('button', { name: widget.method.other }).click()
    await choose(page, 'Card issued outside Russia')
    const open = page.getByRole('button', { name: widget.card.open, exact: true })
    const tab = await pressForTab(context, async () => await open.click())
    const session = stripe.sessionAt(tab.url())
    expect(session.amount_total).toBe(164_00)
    pay(session)
    const { body, headers } = signedEvent(session.id)
    await fetch(`${shop.origin}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    await expect(page.getByText(widget.success.title)).toBeVisible()
  },
)

test(
  'payment by Russian card is visible but disabled while the rouble rate is missing',
  ON_DESKTOP,
  async ({ page }) => {
    await page.route('**/api/payment-methods*', async (route) => {
      const response = await route.fetch()
      const methods = await response.json()
      await route.fulfill({ response, json: { ...methods, cards: methods.cards.map(withoutRoubles) } })
    })
    await openOrder(page, 'en')
    await expect(page.getByRole('button', { name: /^Card issued in Russia/ })).toBeDisabled()
    await expect(page.getByText(MESSAGES.en.widget.method.cardAway)).toBeVisible()
  },
)

function withoutRoubles(card: { currency: string }) {
  return { ...card, available: card.currency === 'USD' }
}
