import type { Locator, Page } from '@playwright/test'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  type Lang,
  openCart,
  sandbox,
  shownAddress,
  WORDS,
} from './e2e/journey.ts'
import { origin } from './e2e/origin.ts'

export type Screen = {
  name: string
  /** Brings the page to where the picture is taken. */
  show: (page: Page, lang: Lang) => Promise<void>
  /** False: the window alone, e.g. for a panel over the page. */
  whole?: boolean
  /** The page was altered on its way, so React says that it does not know it again. */
  altered?: boolean
}

const CARDS = '**/api/service-cards*'
const TRC20 = { currency: 'USDT_TRC20' }

/** Every public screen and state of the shop. */
export const SCREENS: Screen[] = [
  page('home', '/'),
  page('home-category', '/?category=protectionPurification'),
  page('home-empty-category', '/?category=none'),
  { ...page('consultant', '/?ai=true'), whole: false },
  page('options', '/options'),
  { name: 'options-waiting', show: (page, lang) => walkToOptions(page, lang, () => new Promise(() => {})) },
  { name: 'options-failed', show: (page, lang) => walkToOptions(page, lang, (route) => route.abort()) },
  {
    name: 'options-empty',
    show: (page, lang) => walkToOptions(page, lang, (route) => route.fulfill({ json: [] })),
  },
  page('articles', '/articles'),
  page('ritual', '/ritual/maha-mrityunjaya'),
  page('ritual-intention', '/ritual/z-special-intention'),
  page('ritual-not-found', '/ritual/nothing'),
  page('ritual-without-id', '/ritual'),
  { name: 'ritual-tiers', show: openTiers, whole: false },
  { name: 'ritual-consultation', show: openConsultation, whole: false },
  { name: 'ritual-order-bar', show: scrollDown, whole: false },
  { name: 'intentions', show: openIntentions, whole: false },
  page('article', '/article/nakshatras'),
  { name: 'article-end', show: scrollToEnd, whole: false },
  page('article-not-found', '/article/nothing'),
  page('not-found', '/nothing'),
  page('offer', '/offer'),
  page('privacy', '/privacy'),
  page('refund', '/refund'),
  { name: 'cart-empty', show: async (page, lang) => void (await openEmptyCart(page, lang)), whole: false },
  { name: 'cart', show: async (page, lang) => void (await fillCart(page, lang)), whole: false },
  { name: 'cart-faults', show: faultyCart, whole: false },
  { name: 'cart-payment', show: payFromCart, whole: false },
  page('checkout', '/checkout/navagraha?tier=enhanced'),
  page('checkout-corrected', '/checkout/navagraha?tier=gold'),
  page('checkout-intention', '/checkout/z-special-intention'),
  { name: 'checkout-payment', show: async (page, lang) => void (await waitAtCheckout(page, lang)) },
  { name: 'checkout-paid', show: paidAtCheckout },
  { name: 'order-paid', show: paidOrder },
  { name: 'order-pending', show: unpaidOrder },
  ...['processing', 'ready', 'cancelled', 'refunded'].map((status) => ({
    name: `order-${status}`,
    show: (page: Page, lang: Lang) => orderThatIs(status, page, lang),
    altered: true,
  })),
  page('order-not-found', '/order/0123456789abcdef0123456789abcdef'),
  page('sandbox', '/sandbox'),
]

function page(name: string, path: string): Screen {
  return { name, show: (page, lang) => open(page, path, lang) }
}

async function open(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
}

async function walkToOptions(page: Page, lang: Lang, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(CARDS, answer)
  await open(page, '/articles', lang)
  await page.locator('footer').getByRole('link', { name: WORDS[lang].app.categories, exact: true }).click()
  await page.waitForURL(/\/options/)
  await page.waitForTimeout(600)
}

async function openTiers(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/ganesha', lang)
  const { select } = WORDS[lang].catalogue.page
  await page.locator('#order').getByRole('button', { name: select, exact: true }).click()
  await page.getByRole('radio').nth(1).check()
}

async function openConsultation(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/ganesha', lang)
  await page.getByRole('button', { name: WORDS[lang].catalogue.page.consultation }).click()
}

async function scrollDown(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/ganesha', lang)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }))
  await page.waitForTimeout(500)
}

async function scrollToEnd(page: Page, lang: Lang): Promise<void> {
  await open(page, '/article/sankalpa', lang)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
}

async function openIntentions(page: Page, lang: Lang): Promise<void> {
  await open(page, '/ritual/z-special-intention', lang)
  await page.locator('#order').getByRole('button', { name: WORDS[lang].catalogue.page.chooseIntentions }).click()
  await page.getByRole('checkbox').nth(1).check()
}

async function openEmptyCart(page: Page, lang: Lang): Promise<Locator> {
  await open(page, '/', lang)
  return await openCart(page, lang)
}

async function fillCart(page: Page, lang: Lang): Promise<Locator> {
  await addTier(page, lang, 'ganesha', 'premium')
  const panel = await openCart(page, lang)
  await expect(panel.getByRole('button', { name: /^(?:Оплатить|Pay) / })).toBeVisible()
  return panel
}

async function faultyCart(page: Page, lang: Lang): Promise<void> {
  const panel = await fillCart(page, lang)
  await panel.getByRole('button', { name: /^(?:Оплатить|Pay) / }).click()
}

async function payFromCart(page: Page, lang: Lang): Promise<void> {
  const panel = await fillCart(page, lang)
  await goToPayment(panel, lang)
  await chooseCoin(panel, lang, /TRON/)
  await expect(panel.getByText('436 USDT')).toBeVisible()
}

/** At the checkout with an address to send to. */
async function waitAtCheckout(page: Page, lang: Lang): Promise<Locator> {
  await open(page, '/checkout/ganesha?tier=basic', lang)
  const main = page.locator('main')
  await goToPayment(main, lang)
  await chooseCoin(main, lang, /TRON/)
  await expect(main.getByText('164 USDT')).toBeVisible()
  return main
}

async function paidAtCheckout(page: Page, lang: Lang): Promise<void> {
  const main = await waitAtCheckout(page, lang)
  await sandbox(page, 'chain/transfer', { ...TRC20, address: await shownAddress(main, lang), amount: '164' })
  await sandbox(page, 'chain/mine', { ...TRC20, blocks: 19 })
  await expect(main.getByText(WORDS[lang].widget.success.title)).toBeVisible({ timeout: 25_000 })
}

async function paidOrder(page: Page, lang: Lang): Promise<void> {
  await paidAtCheckout(page, lang)
  await page.getByRole('link', { name: WORDS[lang].widget.success.open }).click()
  await page.waitForURL(/\/order\//)
}

async function unpaidOrder(page: Page, lang: Lang): Promise<void> {
  await open(page, `/order/${await placeOrder(page)}`, lang)
  await expect(page.getByRole('radio').first()).toBeVisible()
}

/** Only staff bring an order there, so the page's own state says it instead, and the browser draws it anew. */
async function orderThatIs(status: string, page: Page, lang: Lang): Promise<void> {
  const path = `/order/${await placeOrder(page)}`
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('"status":"pending"', `"status":"${status}"`)
    await route.fulfill({ response, body })
  })
  await open(page, path, lang)
}

async function placeOrder(page: Page): Promise<string> {
  const response = await page.request.post(`${origin()}/api/orders`, {
    headers: { origin: origin() },
    data: {
      customerName: 'Анна Смирнова',
      customerEmail: 'anna@example.com',
      paymentMethod: 'crypto',
      items: [
        { id: 'ganesha-basic', name: 'Ганеша-ягья - Базовая', price: 164, quantity: 1, duration: 0.5 },
        { id: 'navagraha-premium', name: 'Наваграха-ягья - Премиум', price: 873, quantity: 2, duration: 1 },
      ],
      total: 1910,
    },
  })
  const { id } = (await response.json()) as { id: string }
  return id
}
