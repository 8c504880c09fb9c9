import type { Locator, Page } from '@playwright/test'
import { GANESHA, storeCart } from '../stored-cart.ts'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  inRussian,
  LANGS,
  MESSAGES,
  ON_DESKTOP,
  ONCE,
  ONCE_ON_PHONE,
  openCart,
  sandbox,
  shownAddress,
  test,
} from './journey.ts'
import { mine, poll, TRC20 } from './crypto-payments.ts'

const { cart, catalogue } = MESSAGES.en
const enhanced = `Ganesha yagya, ${catalogue.tiers.enhanced.label}`

async function cartWithGanesha(page: Page): Promise<Locator> {
  await addTier(page, 'en', 'ganesha', 'enhanced')
  return await openCart(page, 'en')
}

test('the buttons for the duration change the price and stop at both limits', ON_DESKTOP, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  const term = panel.getByRole('group', { name: cart.duration(enhanced) })
  const longer = term.getByRole('button', { name: cart.longer })
  const shorter = term.getByRole('button', { name: cart.shorter })
  for (const [weeks, price] of [
    [8, '$600'],
    [12, '$900'],
  ] as const) {
    await longer.click()
    await expect(term).toContainText(cart.term(weeks))
    await expect(panel.getByRole('button', { name: cart.pay(price) })).toBeVisible()
  }
  await expect(longer).toHaveAttribute('aria-disabled', 'true')
  for (const weeks of [8, 4]) {
    await shorter.click()
    await expect(term).toContainText(cart.term(weeks))
  }
  await expect(shorter).toHaveAttribute('aria-disabled', 'true')
  await expect(panel.getByRole('button', { name: cart.pay('$300') })).toBeVisible()
})

test('an item keeps its duration after the shop stops offering this duration', ONCE, async ({ page }) => {
  const basic = { ...GANESHA, id: 'ganesha-basic', basePrice: 328 }
  await storeCart(page, [{ ...basic, price: 984, duration: 3 }])
  await page.goto('/articles?lang=en')
  const panel = await openCart(page, 'en')
  const term = panel.getByRole('group', { name: cart.duration(`Ganesha yagya, ${catalogue.tiers.basic.label}`) })
  await expect(term).toContainText(cart.term(12))
  await expect(panel.getByRole('button', { name: cart.pay('$984') })).toBeVisible()
  await expect(term.getByRole('button', { name: cart.longer })).toHaveAttribute('aria-disabled', 'true')
  await term.getByRole('button', { name: cart.shorter }).click()
  await expect(term).toContainText(cart.term(2))
  await expect(panel.getByRole('button', { name: cart.pay('$164') })).toBeVisible()
  await term.getByRole('button', { name: cart.shorter }).click()
  await expect(panel.getByText('1 week · $82')).toBeVisible()
})

test('the total and the header include the quantity, which is at least one', ONCE, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  const quantity = panel.getByRole('group', { name: cart.quantity(enhanced) })
  await expect(quantity.getByRole('button', { name: cart.fewer })).toHaveAttribute('aria-disabled', 'true')
  await quantity.getByRole('button', { name: cart.more }).click()
  await expect(panel.getByRole('button', { name: cart.pay('$600') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.locator('header').getByRole('button', { name: MESSAGES.en.app.cart(2) })).toBeVisible()
})

test('the undo button brings a removed item back unchanged', ONCE, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  await panel.getByRole('button', { name: cart.longer }).click()
  await panel.getByRole('button', { name: cart.remove(enhanced) }).click()
  await expect(panel.getByText(cart.empty.title)).toBeVisible()
  await panel.getByRole('button', { name: cart.undo }).click()
  await expect(panel.getByRole('button', { name: cart.pay('$600') })).toBeVisible()
})

test(
  'an unavailable ritual in the cart is marked, costs nothing, and can be removed',
  ONCE_ON_PHONE,
  async ({ page, complaints }) => {
    const gone = { ...GANESHA, id: 'gone-enhanced', name: 'Gone - Enhanced', articleId: 'gone' }
    await storeCart(page, [gone, GANESHA])
    await page.goto('/?lang=en')
    const panel = await openCart(page, 'en')
    await expect(panel.getByRole('button', { name: cart.pay('$600') })).toBeVisible()
    await goToPayment(panel, 'en')
    const row = panel.getByRole('listitem').filter({ hasText: cart.unknown.line })
    await expect(row.getByRole('heading', { name: 'Gone' })).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('button', { name: cart.remove('Gone, Enhanced') })).toBeFocused()
    await expect(row.getByRole('group')).toHaveCount(0)
    await expect(panel.locator('p').filter({ hasText: /^Total/ })).toHaveText(/\$300$/)
    await expect(panel.getByRole('button', { name: /^Continue to payment: / })).toBeHidden()
    await panel.getByRole('button', { name: cart.unknown.remove }).click()
    await expect(row).toBeHidden()
    await panel.getByRole('button', { name: cart.pay('$300') }).click()
    await expect(panel.getByRole('button', { name: cart.back })).toBeVisible()
    complaints.splice(0)
  },
)

for (const lang of LANGS) {
  test(
    `after Enter the form shows errors at the fields and focuses the first (${lang})`,
    inRussian(lang),
    async ({ page }) => {
      const { faults, contact } = MESSAGES[lang].cart
      await addTier(page, lang, 'ganesha', 'basic')
      const panel = await openCart(page, lang)
      const name = panel.getByRole('textbox', { name: contact.name })
      const email = panel.getByRole('textbox', { name: contact.email })
      await name.press('Enter')
      await expect(panel.getByText(faults.nameRequired)).toBeVisible()
      await expect(panel.getByText(faults.emailRequired)).toBeVisible()
      await expect(name).toBeFocused()
      await name.fill('A')
      await email.fill('anna@')
      await email.press('Enter')
      await expect(panel.getByText(faults.nameShort)).toBeVisible()
      await expect(panel.getByText(faults.emailInvalid)).toBeVisible()
    },
  )
}

test('the page behind the open cart does not scroll', async ({ page }) => {
  await page.goto('/articles?lang=en')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  // Playwright's own click would first scroll the page. So the test sends the click event itself.
  await page
    .locator('header')
    .getByRole('button', { name: MESSAGES.en.app.cart(0) })
    .dispatchEvent('click')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await page.mouse.move(20, 300)
  await page.mouse.wheel(0, 800)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(700)
})

test('the checkout form contains the name of the last customer of this browser', ONCE, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  await panel.getByRole('textbox', { name: cart.contact.name }).fill('Anna Smirnova')
  await panel.getByRole('textbox', { name: cart.contact.email }).fill('anna.last@example.com')
  await panel.getByRole('button', { name: cart.pay('$300') }).click()
  await expect(panel.getByRole('button', { name: cart.back })).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('last-checkout') ?? '{}'))).toMatchObject({
    customerName: 'Anna Smirnova',
    customerEmail: 'anna.last@example.com',
    customerPhone: '',
  })
  await page.goto('/checkout/navagraha?lang=en')
  await expect(page.locator('main').getByRole('textbox', { name: cart.contact.name })).toHaveValue('Anna Smirnova')
})

test('a customer can return from the payment to the cart until money arrives', ONCE, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  await goToPayment(panel, 'en')
  await chooseCoin(panel, 'en', /TRON/)
  const back = panel.getByRole('button', { name: cart.back })
  const address = await shownAddress(panel, 'en')
  await expect(back).toBeVisible()
  await sandbox(page, 'chain/transfer', { ...TRC20, address, amount: '300' })
  await poll(page)
  await expect(back).toHaveCount(0)
  await page.keyboard.press('Escape')
  await openCart(page, 'en')
  await expect(panel.getByText(MESSAGES.en.widget.seen.text)).toBeVisible()
  await expect(back).toHaveCount(0)
  await mine(page, 'USDT_TRC20', 19)
  await expect(panel.getByText(MESSAGES.en.widget.success.title)).toBeVisible()
})

test('a customer cannot change an order after a part of the price was paid', ONCE, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  await goToPayment(panel, 'en')
  await chooseCoin(panel, 'en', /TRON/)
  const address = await shownAddress(panel, 'en')
  await expect(panel.getByRole('button', { name: cart.back })).toBeVisible()
  await sandbox(page, 'chain/transfer', { ...TRC20, address, amount: '100' })
  await mine(page, 'USDT_TRC20', 19)
  await expect(panel.getByText(MESSAGES.en.widget.underpaidRest)).toBeVisible()
  await expect(panel.getByRole('button', { name: cart.back })).toHaveCount(0)
})

test('after a paid order the cart’s form is empty for the next order', ONCE, async ({ page }) => {
  const panel = await cartWithGanesha(page)
  await goToPayment(panel, 'en', 'anna.twice@example.com')
  await chooseCoin(panel, 'en', /TRON/)
  await sandbox(page, 'chain/transfer', { ...TRC20, address: await shownAddress(panel, 'en'), amount: '300' })
  await mine(page, 'USDT_TRC20', 20)
  await expect(panel.getByText(MESSAGES.en.widget.success.title)).toBeVisible()
  await panel.getByRole('button', { name: cart.close }).click()
  await expect(panel).toBeHidden()
  const order = page.locator('#order')
  await order.getByRole('button', { name: catalogue.page.select, exact: true }).click()
  await order.getByRole('radio').first().check()
  await order.getByRole('button', { name: catalogue.page.addToCart, exact: true }).click()
  await openCart(page, 'en')
  await expect(panel.getByRole('textbox', { name: cart.contact.email })).toHaveValue('')
  const remembered = await page.evaluate(() => localStorage.getItem('last-checkout') ?? '')
  expect(remembered).toContain('anna.twice@example.com')
})
