import {
  chooseCoin,
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
import { storeCart, GANESHA } from '../stored-cart.ts'
import { call, poll } from './crypto-payments.ts'
import { translatePage } from './translate.ts'

const { cart, widget, app, orders } = MESSAGES.en
const ITEM = { ...GANESHA, id: 'ganesha-enhanced', price: 300, basePrice: 300, duration: 1, quantity: 1 }

test('a translated cart still changes its numbers after each click', ONCE, async ({ page }) => {
  await storeCart(page, [ITEM])
  await page.goto('/?lang=en')
  const panel = await openCart(page, 'en')
  const row = panel
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .first()
  await expect(panel.getByRole('button', { name: 'Continue to payment: $300' })).toBeVisible()
  await translatePage(page)
  await row.getByRole('button', { name: cart.more }).click()
  await row.getByRole('button', { name: cart.more }).click()
  await row.getByRole('button', { name: cart.longer }).click()
  await expect(row.locator('output')).toHaveText([cart.term(8), cart.rituals(3)])
  await expect(row).toContainText('$1,800')
  await expect(panel.getByRole('button', { name: 'Continue to payment: $1,800' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Continue to payment: $300' })).toHaveCount(0)
  await translatePage(page)
  await row.getByRole('button', { name: cart.fewer }).click()
  await row.getByRole('button', { name: cart.shorter }).click()
  await expect(row.locator('output')).toHaveText([cart.term(4), cart.rituals(2)])
  await expect(panel.getByRole('button', { name: 'Continue to payment: $600' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('header').getByRole('button', { name: app.cart(2) })).toContainText('2')
})

test('a translated checkout still updates price, amount, countdown and status', ONCE, async ({ page }) => {
  await page.goto('/checkout/ganesha?tier=enhanced&duration=1&lang=en')
  await isAlive(page)
  const form = page.getByRole('main')
  await expect(form.getByRole('button', { name: 'Continue to payment: $300' })).toBeVisible()
  await translatePage(page)
  await form.getByRole('button', { name: cart.longer }).click()
  await expect(form.locator('output')).toHaveText(cart.term(8))
  await expect(form.getByText('$600', { exact: true }).first()).toBeVisible()
  await expect(form.getByRole('button', { name: 'Continue to payment: $600' })).toBeVisible()
  await goToPayment(form, 'en')
  await translatePage(page)
  await chooseCoin(form, 'en', /USDT.*TRC/)
  const address = await shownAddress(form, 'en')
  await translatePage(page)
  const timer = form.getByRole('timer')
  const before = await timer.textContent()
  await expect(timer).not.toHaveText(before ?? '')
  await sandbox(page, 'chain/transfer', { currency: 'USDT_TRC20', address, amount: '200' })
  await poll(page)
  await expect(form.getByText('400', { exact: true })).toBeVisible()
  await expect(form.getByText(widget.underpaid('200', '600', '400', 'USDT'))).toBeVisible()
  await translatePage(page)
  await sandbox(page, 'chain/transfer', { currency: 'USDT_TRC20', address, amount: '400' })
  await poll(page)
  await expect(form.getByText(widget.seen.confirmations(1, 19))).toHaveCount(0)
  await expect(form.getByText(widget.seen.title)).toBeVisible()
  await translatePage(page)
  await sandbox(page, 'chain/mine', { currency: 'USDT_TRC20', blocks: 4 })
  await poll(page)
  await expect(form.getByText(/^4 of /)).toBeVisible()
  await sandbox(page, 'chain/mine', { currency: 'USDT_TRC20', blocks: 19 })
  await poll(page)
  await expect(form.getByText(widget.success.title)).toBeVisible()
})

test('a translated order page still shows that the order is paid', ONCE, async ({ page }) => {
  const { id } = await call(page, '/api/orders', {
    customerName: 'Anna Smith',
    customerEmail: 'anna@example.com',
    paymentMethod: 'crypto',
    items: [{ id: 'ganesha-enhanced', name: 'Ganesha', price: 300, quantity: 1, duration: 1 }],
    total: 300,
  })
  await page.goto(`/order/${id}?lang=en`)
  await isAlive(page)
  await chooseCoin(page.getByRole('main'), 'en', /USDT.*TRC/)
  const address = await shownAddress(page.getByRole('main'), 'en')
  await translatePage(page)
  await sandbox(page, 'chain/transfer', { currency: 'USDT_TRC20', address, amount: '300' })
  await sandbox(page, 'chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
  await poll(page)
  await expect(page.getByText(widget.success.title)).toBeVisible()
  await expect(page.getByRole('main').locator('header').getByText(orders.page.status('completed'))).toBeVisible()
})
