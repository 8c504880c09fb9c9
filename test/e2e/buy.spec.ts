import type { Locator, Page } from '@playwright/test'
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

const PLANS = { ru: plansRu, en: plansEn }
/** Only on a phone. English runs in the long run only. */
const ON_PHONE = { ru: ONCE_ON_PHONE, en: ON_PHONE_FOR_LONG }
const MAX_TAPS = 10
const MAX_FIELDS = 2

for (const lang of LANGS) {
  const { catalogue, cart, widget, orders, app } = MESSAGES[lang]

  test(
    `a guest gets from the home page to a paid order in ten taps and two fields (${lang})`,
    ON_PHONE[lang],
    async ({ page }) => {
      const way = walk(page, lang)
      await page.goto(`/?lang=${lang}`)
      await isAlive(page)
      await way.tap('home', page.getByRole('link', { name: /Ганеша|Ganesha/ }).first())
      await expect(page.getByRole('heading', { level: 1, name: /Ганеша|Ganesha/ })).toBeVisible()
      await expect(page.locator('[data-shown]').getByRole('button', { name: catalogue.page.select })).toBeInViewport()
      await way.tap('ritual', page.getByRole('button', { name: new RegExp(`^${catalogue.tiers.enhanced.label}`) }))
      await expect(page.getByRole('radio', { name: new RegExp(catalogue.tiers.enhanced.label) })).toBeChecked()
      await way.tap('tiers', page.getByRole('button', { name: catalogue.page.addToCart, exact: true }))
      await way.tap('added', page.locator('#order').getByRole('button', { name: catalogue.page.openCart }))
      const panel = page.getByRole('dialog')
      await way.type('cart', panel.getByRole('textbox', { name: cart.contact.name }), 'Анна Смирнова')
      await way.type('named', panel.getByRole('textbox', { name: cart.contact.email }), 'anna@example.com')
      await expect(panel.getByRole('link', { name: cart.refundRules })).toBeVisible()
      await way.tap('contact', panel.getByRole('button', { name: cart.pay('$300') }))
      await expect(panel.getByRole('radio', { name: new RegExp(widget.method.card) })).toBeChecked()
      await way.tap('methods', panel.getByRole('radio', { name: new RegExp(widget.method.crypto) }))
      await way.tap('method', panel.getByRole('button', { name: widget.method.next, exact: true }))
      await way.tap('coins', panel.getByRole('radio', { name: /TRON/ }))
      await way.tap('coin', panel.getByRole('button', { name: widget.coin.create }))
      await expect(panel.getByText('300 USDT')).toBeVisible()
      await expect(panel.getByRole('img', { name: /QR/ })).toBeVisible()
      const coin = { currency: 'USDT_TRC20' }
      await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(panel, lang), amount: '300' })
      await sandbox(page, 'chain/mine', { ...coin, blocks: 19 })
      await expect(panel.getByText(widget.success.title)).toBeVisible()
      await way.look('paid')
      expect(way.taps()).toBeLessThanOrEqual(MAX_TAPS)
      expect(way.fields()).toBeLessThanOrEqual(MAX_FIELDS)
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

/** Counts taps. If `AHUTI_TEST_SEQUENCE` names a folder, saves a screenshot there before each step. */
function walk(page: Page, lang: string) {
  const folder = process.env.AHUTI_TEST_SEQUENCE
  const counts = { taps: 0, fields: 0, pictures: 0 }
  async function look(name: string): Promise<void> {
    counts.pictures += 1
    if (folder)
      await page.screenshot({ path: `${folder}/${lang}-${String(counts.pictures).padStart(2, '0')}-${name}.png` })
  }
  return {
    look,
    tap: async (name: string, target: Locator) => {
      await expect(target).toBeVisible()
      await look(name)
      counts.taps += 1
      await target.tap()
    },
    type: async (name: string, target: Locator, text: string) => {
      await expect(target).toBeVisible()
      await look(name)
      counts.fields += 1
      await target.fill(text)
    },
    taps: () => counts.taps,
    fields: () => counts.fields,
  }
}

test('an unpaid order can be paid later on its page', ONCE, async ({ page }) => {
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
