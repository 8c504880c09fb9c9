import type { Locator, Page } from '@playwright/test'
import {
  chooseCoin,
  expect,
  goToPayment,
  type Lang,
  reloadUntil,
  sandbox,
  shownAddress,
  MESSAGES,
} from './e2e/journey.ts'
import { open, type Screen } from './screen.ts'

const TRC20 = { currency: 'USDT_TRC20' }

/** Mock responses of the call for a payment's status. Without them most of these states would need time or other people. */
const STATES = {
  underpaid: { status: 'underpaid', received: '64', due: '100' },
  detected: { status: 'detected', received: '164', due: '0', confirmations: 7, transactionHash: 'a1'.repeat(32) },
  'detected-late': { status: 'detected', received: '170', surplus: '6', due: '0', late: true, confirmations: 1 },
  expired: { status: 'expired' },
  'review-underpaid': {
    status: 'review',
    received: '120',
    due: '0',
    reason: 'underpaid',
    transactionHash: 'a1'.repeat(32),
  },
  'review-asset': { status: 'review', received: '0', due: '0', reason: 'wrong-asset' },
}

/** The screens of a payment at the checkout in every state, and of the order after the payment. */
export const PAYMENT_SCREENS: Screen[] = [
  { name: 'pay-method', show: async (page, lang) => void (await reachMethods(page, lang)) },
  { name: 'pay-coin', show: (page, lang) => openCoinChoice(page, lang) },
  { name: 'pay-coin-away', show: makeCoinUnavailable },
  { name: 'pay-no-coin', show: noCoin },
  { name: 'pay-closed', show: closed },
  { name: 'pay-refused', show: refused },
  { name: 'pay-waiting', show: async (page, lang) => void (await waitAtCheckout(page, lang)) },
  ...Object.entries(STATES).map(([name, message]) => ({
    name: `pay-${name}`,
    show: (page: Page, lang: Lang) => waitAs(message, page, lang),
  })),
  { name: 'pay-unreachable', show: unreachable },
  { name: 'pay-cancelled', show: cancelled },
  { name: 'pay-completed', show: paidAtCheckout },
  { name: 'card', show: async (page, lang) => void (await reachCard(page, lang)) },
  ...['waiting', 'declined', 'expired', 'review', 'surplus'].map((status) => ({
    name: `card-${status}`,
    show: (page: Page, lang: Lang) => cardThatIs(status, page, lang),
  })),
  { name: 'card-service', show: cardService },
  { name: 'order-paid', show: paidOrder },
  { name: 'order-plan', show: planOrder },
  { name: 'order-plan-saved', show: savePlan },
]

async function reachMethods(page: Page, lang: Lang): Promise<Locator> {
  await open(page, '/checkout/ganesha?tier=basic', lang)
  const main = page.locator('main')
  await goToPayment(main, lang)
  await expect(main.getByRole('button', { name: new RegExp(`^${MESSAGES[lang].widget.method.crypto}`) })).toBeVisible()
  return main
}

async function openCoinChoice(page: Page, lang: Lang): Promise<void> {
  const main = await reachMethods(page, lang)
  await main.getByRole('button', { name: new RegExp(`^${MESSAGES[lang].widget.method.crypto}`) }).click()
  await expect(
    main
      .getByRole('heading', { name: MESSAGES[lang].widget.coin.title })
      .or(main.getByText(MESSAGES[lang].widget.coin.title))
      .first(),
  ).toBeVisible()
}

/** Changes the server's answer about payment methods with `change`. */
async function alterMethods(page: Page, change: (body: Methods) => Methods): Promise<void> {
  await page.route('**/api/payment-methods*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Methods) })
  })
}
type Methods = { methods: string[]; coins: { available: boolean }[] }

async function makeCoinUnavailable(page: Page, lang: Lang): Promise<void> {
  await alterMethods(page, (body) => ({
    ...body,
    coins: body.coins.map((coin, index) => ({ ...coin, available: index > 1 })),
  }))
  await openCoinChoice(page, lang)
}

async function noCoin(page: Page, lang: Lang): Promise<void> {
  await alterMethods(page, (body) => ({ ...body, coins: body.coins.map((coin) => ({ ...coin, available: false })) }))
  await reachMethods(page, lang)
  await page.getByRole('button', { name: new RegExp(`^${MESSAGES[lang].widget.method.crypto}`) }).click()
  await expect(page.getByText(MESSAGES[lang].widget.coin.none)).toBeVisible()
}

async function closed(page: Page, lang: Lang): Promise<void> {
  await alterMethods(page, (body) => ({ ...body, methods: [] }))
  await open(page, '/checkout/ganesha?tier=basic', lang)
  await goToPayment(page.locator('main'), lang)
  await expect(page.getByText(MESSAGES[lang].widget.noMethods)).toBeVisible()
}

async function refused(page: Page, lang: Lang): Promise<void> {
  await page.route('**/api/crypto/payment?*', (route) => route.fulfill({ status: 503, json: {} }))
  await openCoinChoice(page, lang)
  await page.getByRole('radio', { name: /TRON/ }).check()
  await page.getByRole('button', { name: MESSAGES[lang].widget.coin.create }).click()
  await expect(page.getByText(MESSAGES[lang].widget.createFailed)).toBeVisible()
}

/** Opens the checkout up to the screen that shows the coin address. */
async function waitAtCheckout(page: Page, lang: Lang): Promise<Locator> {
  await open(page, '/checkout/ganesha?tier=basic', lang)
  const main = page.locator('main')
  await goToPayment(main, lang)
  await chooseCoin(main, lang, /TRON/)
  await expect(main.getByText('164 USDT').first()).toBeVisible()
  return main
}

async function waitAs(message: Record<string, unknown>, page: Page, lang: Lang): Promise<void> {
  await page.route('**/api/crypto/payment/*/status*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...message } })
  })
  await open(page, '/checkout/ganesha?tier=basic', lang)
  const main = page.locator('main')
  await goToPayment(main, lang)
  const statusCall = page.waitForResponse(/\/status/)
  await chooseCoin(main, lang, /TRON/)
  await statusCall
  await page.waitForTimeout(300)
}

async function unreachable(page: Page, lang: Lang): Promise<void> {
  await page.route('**/api/crypto/payment/*/status*', (route) => route.abort())
  await waitAtCheckout(page, lang)
  const { offline, away } = MESSAGES[lang].widget.waiting.obstacles
  await expect(page.getByText(offline).or(page.getByText(away)).first()).toBeVisible()
}

async function cancelled(page: Page, lang: Lang): Promise<void> {
  const main = await waitAtCheckout(page, lang)
  await main.getByRole('button', { name: MESSAGES[lang].widget.waiting.cancel }).click()
  await expect(main.getByText(MESSAGES[lang].widget.cancelled)).toBeVisible()
}

async function paidAtCheckout(page: Page, lang: Lang): Promise<void> {
  const main = await waitAtCheckout(page, lang)
  await sandbox(page, 'chain/transfer', { ...TRC20, address: await shownAddress(main, lang), amount: '164' })
  await sandbox(page, 'chain/mine', { ...TRC20, blocks: 25 })
  await expect(async () => {
    await reloadUntil(page)
    await expect(main.getByText(MESSAGES[lang].widget.success.title)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

async function reachCard(page: Page, lang: Lang): Promise<Locator> {
  const main = await reachMethods(page, lang)
  await main.getByRole('button', { name: new RegExp(`^${MESSAGES[lang].widget.method.card}`) }).click()
  await expect(main.getByRole('button', { name: MESSAGES[lang].widget.card.open })).toBeVisible()
  return main
}

async function openService(page: Page, lang: Lang): Promise<Page> {
  const main = await reachCard(page, lang)
  const opening = page.context().waitForEvent('page')
  await main.getByRole('button', { name: MESSAGES[lang].widget.card.open }).click()
  const service = await opening
  await service.waitForURL(/\/sandbox\/card\/[0-9a-f]{32}/)
  return service
}

async function cardThatIs(status: string, page: Page, lang: Lang): Promise<void> {
  await page.route(/\/api\/card\/payment\/[^?]/, async (route) => {
    const response = await route.fetch()
    // The bank charged a dollar more than the order costs.
    const taken = status === 'review' ? { taken: '165' } : {}
    await route.fulfill({ response, json: { ...((await response.json()) as object), status, ...taken } })
  })
  const service = await openService(page, lang)
  await service.close()
  await page.waitForTimeout(500)
}

async function cardService(page: Page, lang: Lang): Promise<void> {
  const service = await openService(page, lang)
  const address = service.url()
  await service.close()
  await page.goto(address)
}

async function paidOrder(page: Page, lang: Lang): Promise<void> {
  await paidAtCheckout(page, lang)
  await page.getByRole('link', { name: MESSAGES[lang].widget.success.open }).click()
  await page.waitForURL(/\/order\//)
}

async function planOrder(page: Page, lang: Lang): Promise<void> {
  await paidAtCheckout(page, lang)
  await page.getByRole('link', { name: MESSAGES[lang].widget.success.plan }).click()
  await page.waitForURL(/\/plan/)
  await expect(page.getByRole('grid')).toBeVisible()
}

async function savePlan(page: Page, lang: Lang): Promise<void> {
  await planOrder(page, lang)
  await page.getByRole('grid').getByRole('button', { disabled: false }).last().click()
  await page.locator('main form button[type="submit"]').click()
  await expect(page.locator('main div[tabindex="-1"]').first()).toBeFocused()
}
