import type { Locator, Page } from '@playwright/test'
import { decode as decodeBitcoinUri } from 'bip21'
import { en as plansEn } from '../../src/features/orders/plans/messages/page.en.ts'
import { ru as plansRu } from '../../src/features/orders/plans/messages/page.ru.ts'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  isAlive,
  LANGS,
  ON_PHONE_FOR_LONG,
  ONCE,
  ONCE_ON_PHONE,
  openCart,
  sandbox,
  shownAddress,
  test,
  MESSAGES,
} from './journey.ts'
import { sequence } from './sequence.ts'

const PLANS = { ru: plansRu, en: plansEn }
/** A test with this tag runs only on a phone. Its English version runs only in `npm run test:long`. */
const ON_PHONE = { ru: ONCE_ON_PHONE, en: ON_PHONE_FOR_LONG }
const MAX_TAPS = { card: 8, coin: 10 }
const MAX_FIELDS = 2

for (const lang of LANGS) {
  const { catalogue, cart, widget, orders, app, sandbox: pretend } = MESSAGES[lang]

  /** Goes from the home page to the choice of a payment method, with one ritual in the cart. */
  async function reachMethods(page: Page, way: Walk): Promise<Locator> {
    await page.goto(`/?lang=${lang}`)
    await isAlive(page)
    await way.tap('home', page.getByRole('link', { name: /Ганеша|Ganesha/ }).first())
    await expect(page.getByRole('heading', { level: 1, name: /Ганеша|Ganesha/ })).toBeVisible()
    await expect(page.locator('[data-shown]').getByRole('button', { name: catalogue.page.select })).toBeInViewport()
    await way.tap('ritual', page.getByRole('radio', { name: new RegExp(`^${catalogue.tiers.enhanced.label}`) }))
    await way.tap('chosen', page.getByRole('button', { name: catalogue.page.addToCart, exact: true }).first())
    await way.tap('added', page.getByRole('button', { name: catalogue.page.openCart }))
    const panel = page.getByRole('dialog')
    await way.type('cart', panel.getByRole('textbox', { name: cart.contact.name }), 'Анна Смирнова')
    await way.type('named', panel.getByRole('textbox', { name: cart.contact.email }), 'anna@example.com')
    await expect(panel.getByRole('link', { name: cart.refundRules })).toBeVisible()
    await way.tap('contact', panel.getByRole('button', { name: cart.pay('$300') }))
    return panel
  }

  test(`a guest pays by card with eight taps and two fields (${lang})`, ON_PHONE[lang], async ({ page }) => {
    const way = walk(page, lang)
    const panel = await reachMethods(page, way)
    // The expected sums use these rates: one dollar is 93 roubles or 0.92 euros.
    await expect(panel.getByText(lang === 'ru' ? '27 900 ₽' : '27,900 ₽')).toBeVisible()
    await expect(panel.getByText(lang === 'ru' ? '276 €' : '€276')).toBeVisible()
    await way.tap('method', panel.getByRole('button', { name: new RegExp(`^${widget.method.card}`) }))
    await expect(panel.getByText(widget.cardKinds.sandbox.takes)).toBeVisible()
    await expect(panel.getByRole('list', { name: widget.steps.label })).not.toContainText(widget.steps.coin)
    const opening = page.context().waitForEvent('page')
    await way.tap('card', panel.getByRole('button', { name: widget.card.open, exact: true }))
    await way.tap('bank', (await opening).getByRole('button', { name: pretend.card.pay('$300') }))
    await expect(panel.getByText(widget.success.title)).toBeVisible()
    await way.look('paid')
    const list = way.list()
    expect(way.taps(), list).toBeLessThanOrEqual(MAX_TAPS.card)
    expect(way.fields(), list).toBeLessThanOrEqual(MAX_FIELDS)
  })

  test(`a guest opens a wallet with ten taps and two fields (${lang})`, ON_PHONE[lang], async ({ page }) => {
    const way = walk(page, lang)
    const panel = await reachMethods(page, way)
    await way.tap('method', panel.getByRole('button', { name: new RegExp(`^${widget.method.crypto}`) }))
    await way.tap('coins', panel.getByRole('radio', { name: /Bitcoin/ }))
    await way.tap('coin', panel.getByRole('button', { name: widget.coin.create }))
    const wallet = panel.getByRole('link', { name: widget.waiting.wallet })
    await expect(wallet).toBeInViewport()
    const [made] = await (await page.request.get('/api/sandbox/payments')).json()
    const { address, options } = decodeBitcoinUri((await wallet.getAttribute('href')) ?? '')
    expect({ address, amount: String(options.amount) }).toEqual({
      address: made.address,
      amount: made.expected,
    })
    // A real tap on the link to the wallet would leave the browser, so the test only counts the tap.
    way.count('wallet')
    await way.look('wallet')
    const list = way.list()
    expect(way.taps(), list).toBeLessThanOrEqual(MAX_TAPS.coin)
    expect(way.fields(), list).toBeLessThanOrEqual(MAX_FIELDS)
  })

  test(
    `a guest pays with USDT and then enters the names for the ritual (${lang})`,
    ON_PHONE[lang],
    async ({ page }) => {
      const way = walk(page, lang)
      const panel = await reachMethods(page, way)
      await chooseCoin(panel, lang, /TRON/)
      await expect(panel.getByText('300 USDT')).toBeVisible()
      await expect(panel.getByRole('img', { name: /QR/ })).toBeVisible()
      const coin = { currency: 'USDT_TRC20' }
      await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(panel, lang), amount: '300' })
      await sandbox(page, 'chain/mine', { ...coin, blocks: 19 })
      await expect(panel.getByText(widget.success.title)).toBeVisible()
      await panel.getByRole('link', { name: widget.success.plan }).click()
      await expect(page.getByRole('heading', { level: 1, name: PLANS[lang].order.title })).toBeVisible()
      await way.look('names')
      await page
        .getByRole('link', { name: orders.page.title('').slice(0, 5) })
        .first()
        .click()
      await expect(page.getByText(orders.page.status('completed'), { exact: true }).first()).toBeVisible()
      await expect(page.locator('header').getByRole('button', { name: app.cart(0), exact: true })).toBeVisible()
    },
  )
}

type Walk = ReturnType<typeof walk>

/** Counts and lists the taps of a visitor and the fields that the visitor fills in. */
function walk(page: Page, lang: string) {
  const show = sequence(lang)
  const counts = { taps: 0, fields: 0 }
  const steps: string[] = []
  function count(name: string): void {
    counts.taps += 1
    steps.push(name)
  }
  const look = async (name: string) => await show(page, name)
  return {
    look,
    count,
    tap: async (name: string, target: Locator) => {
      await expect(target).toBeVisible()
      await look(name)
      count(name)
      await target.tap()
    },
    type: async (name: string, target: Locator, text: string) => {
      await expect(target).toBeVisible()
      await look(name)
      counts.fields += 1
      steps.push(`${name} (field)`)
      await target.fill(text)
    },
    taps: () => counts.taps,
    fields: () => counts.fields,
    /** Prints and returns the taps and fields as one line. */
    list: () => {
      const list = `${lang}: ${counts.taps} taps, ${counts.fields} fields: ${steps.join(' → ')}`
      process.stdout.write(`${list}\n`)
      return list
    },
  }
}

test('a customer can pay an unpaid order later on the page of the order', ONCE, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'basic')
  const panel = await openCart(page, 'en')
  await goToPayment(panel, 'en')
  await chooseCoin(panel, 'en', /Bitcoin/)
  await expect(panel.getByText(/BTC$/).first()).toBeVisible()
  const orders = await page.request.get('/api/sandbox/payments')
  const [{ orderId }] = await orders.json()
  await page.goto(`/order/${orderId}?lang=en`)
  await expect(page.getByText(/BTC$/).first()).toBeVisible()
})
