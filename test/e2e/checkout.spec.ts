import type { Locator } from '@playwright/test'
import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  type Lang,
  LANGS,
  inRussian,
  isAlive,
  reloadUntil,
  ON_DESKTOP,
  ONCE,
  sandbox,
  shownAddress,
  test,
  MESSAGES,
} from './journey.ts'

for (const lang of LANGS) {
  const { orders, cart, catalogue, widget, app } = MESSAGES[lang]

  test(`a ritual is ordered and paid on one page, without the cart (${lang})`, inRussian(lang), async ({ page }) => {
    await addTier(page, lang, 'navagraha', 'premium')
    await page.goto(`/checkout/ganesha?tier=enhanced&lang=${lang}`)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1, name: orders.checkout.title })).toBeVisible()
    await expect(main.getByRole('button', { name: cart.pay('$300') })).toBeVisible()
    await unfold(main, lang)
    await expect(main.getByRole('radio', { name: new RegExp(catalogue.tiers.enhanced.label) })).toBeChecked()
    await main.getByRole('button', { name: cart.longer }).click()
    await expect(page).toHaveURL(/duration=2/)
    await expect(main.getByRole('button', { name: cart.pay('$600') })).toBeVisible()
    await main.getByRole('radio', { name: new RegExp(catalogue.tiers.basic.label) }).check()
    await expect(page).toHaveURL(/tier=basic/)
    await goToPayment(main, lang)
    await expect(page).toHaveURL(/step=payment/)
    await chooseCoin(main, lang, /TRON/)
    await expect(main.getByText('164 USDT')).toBeVisible()
    const coin = { currency: 'USDT_TRC20' }
    await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(main, lang), amount: '164' })
    await sandbox(page, 'chain/mine', { ...coin, blocks: 19 })
    await reloadUntil(page)
    await expect(main.getByText(widget.success.title)).toBeVisible()
    await expect(page.locator('header').getByRole('button', { name: app.cart(1) })).toBeVisible()
    await main.getByRole('link', { name: widget.success.open }).click()
    await expect(page.getByText(orders.page.status('completed'), { exact: true }).first()).toBeVisible()
  })
}

const { orders, cart, catalogue } = MESSAGES.en

test('the checkout replaces a tier or duration that is unavailable, and says so', ONCE, async ({ page }) => {
  await page.goto('/checkout/ganesha?tier=premium&duration=7&lang=en')
  await expect(page.getByText(orders.checkout.corrected)).toBeVisible()
  await expect(page.getByRole('button', { name: cart.pay('$436') })).toBeVisible()
  await page.getByRole('button', { name: cart.longer }).click()
  await expect(page.getByText(orders.checkout.corrected)).toBeHidden()
  await expect(page.getByRole('button', { name: cart.pay('$872') })).toBeVisible()
})

test('the checkout reads the first day from the page’s URL only once', ONCE, async ({ page }) => {
  const day = new Date(Date.now() + 40 * 24 * 3_600_000).toISOString().slice(0, 10)
  await page.goto(`/checkout/ganesha?day=${day}&lang=en`)
  const field = page.getByLabel(cart.names.day)
  await expect(field).toHaveValue(day)
  await expect(page).not.toHaveURL(/day=/)
  await page.goto('/checkout/ganesha?day=2020-01-01&lang=en')
  await expect(field).toHaveValue(day)
})

test('each tier shows its price, and a duration that the tier lacks is replaced', ON_DESKTOP, async ({ page }) => {
  await page.goto('/checkout/ganesha?tier=basic&duration=3&lang=en')
  await expect(page.getByText(orders.checkout.corrected)).toBeVisible()
  const tiers = page.getByRole('group', { name: orders.checkout.tier })
  const label = (text: string) => tiers.locator('label').filter({ hasText: text })
  await expect(page.getByRole('button', { name: cart.pay('$164') })).toBeVisible()
  await expect(label('Enhanced')).toContainText('$300')
  await expect(label('Basic')).toContainText('$164')
  await expect(label('Premium')).toContainText('$436')
  await label('Premium').click()
  await page.getByRole('button', { name: cart.longer }).click()
  await expect(page.getByRole('button', { name: cart.pay('$872') })).toBeVisible()
  await expect(label('Premium')).toContainText('$872')
  await label('Enhanced').click()
  await expect(page).toHaveURL(/tier=enhanced&duration=2/)
  await expect(page.getByRole('button', { name: cart.pay('$600') })).toBeVisible()
})

test('a customer can change an unpaid order, and a reload continues the payment', ONCE, async ({ page }) => {
  await page.goto('/checkout/saraswati?tier=basic&lang=en')
  const main = page.locator('main')
  await goToPayment(main, 'en')
  await chooseCoin(main, 'en', /TRON/)
  await expect(main.getByText('191 USDT')).toBeVisible()
  const address = await shownAddress(main, 'en')
  await page.reload()
  await expect(main.getByText('191 USDT')).toBeVisible()
  expect(await shownAddress(main, 'en')).toBe(address)
  await main.getByRole('button', { name: orders.checkout.change }).click()
  await expect(main.getByRole('button', { name: cart.pay('$191') })).toBeVisible()
  await main.getByRole('radio', { name: new RegExp(catalogue.tiers.premium.label) }).check()
  await expect(main.getByRole('button', { name: cart.pay('$509') })).toBeVisible()
})

test('a customer cannot change an order after the shop has seen a payment', ONCE, async ({ page }) => {
  await page.goto('/checkout/saraswati?tier=basic&lang=en')
  const main = page.locator('main')
  await goToPayment(main, 'en')
  await chooseCoin(main, 'en', /TRON/)
  const change = main.getByRole('button', { name: orders.checkout.change })
  await expect(change).toBeVisible()
  const coin = { currency: 'USDT_TRC20' }
  await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(main, 'en'), amount: '191' })
  await sandbox(page, 'chain/mine', { ...coin, blocks: 1 })
  await reloadUntil(page)
  await expect(change).toHaveCount(0)
})

test('the plan shows the day chosen with the order, and past days are refused', ONCE, async ({ page }) => {
  const { widget } = MESSAGES.en
  await page.goto('/checkout/saraswati?tier=basic&lang=en')
  const main = page.locator('main')
  await main.getByRole('button', { name: cart.names.openWithDay }).click()
  const day = main.getByLabel(cart.names.day)
  await day.fill('2024-02-29')
  await goToPayment(main, 'en')
  await expect(main.getByText(cart.names.dayPast)).toBeVisible()
  await expect(day).toBeFocused()
  await day.fill('2031-03-09')
  await expect(main.getByText(cart.names.dayPast)).toBeHidden()
  await goToPayment(main, 'en')
  await chooseCoin(main, 'en', /TRON/)
  const coin = { currency: 'USDT_TRC20' }
  await sandbox(page, 'chain/transfer', { ...coin, address: await shownAddress(main, 'en'), amount: '191' })
  await sandbox(page, 'chain/mine', { ...coin, blocks: 19 })
  await reloadUntil(page)
  await main.getByRole('link', { name: widget.success.plan }).click()
  await expect(main.locator('[name="days.0"]')).toHaveValue('09.03.2031')
})

test('the checkout of a gift has no fields for the names of participants', ONCE, async ({ page }) => {
  await page.goto('/checkout/saraswati?tier=basic&lang=en')
  const main = page.locator('main')
  await main.getByRole('button', { name: cart.names.openWithDay }).click()
  await main.getByRole('textbox', { name: cart.names.first }).fill('Anna')
  await main.getByLabel(cart.gift.choice).check()
  await expect(main.getByText(cart.names.ofGift)).toBeVisible()
  await expect(main.getByRole('textbox', { name: cart.names.first })).toHaveCount(0)
  await expect(main.getByRole('textbox', { name: cart.names.wish })).toBeVisible()
  await main.getByLabel(cart.gift.choice).uncheck()
  await expect(main.getByRole('textbox', { name: cart.names.first })).toHaveValue('Anna')
})

test('the checkout shows an error if the name or the e-mail address is missing', ONCE, async ({ page }) => {
  await page.goto('/checkout/ganesha?lang=en')
  await page.getByRole('button', { name: cart.pay('$164') }).click()
  await expect(page.getByRole('textbox', { name: cart.contact.name })).toBeFocused()
  await expect(page.getByText(cart.faults.nameRequired)).toBeVisible()
  await expect(page.getByText(cart.faults.emailRequired)).toBeVisible()
})

test('a click on the duration works even while the form is loading', ONCE, async ({ page }) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/checkout-client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/checkout/ganesha?tier=enhanced&lang=en', { waitUntil: 'domcontentloaded' })
  await isAlive(page)
  await page.getByRole('button', { name: cart.longer }).hover()
  await page.mouse.down()
  arrive()
  await expect(page.getByRole('button', { name: cart.pay('$300') })).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveURL(/duration=2/)
  await expect(page.getByRole('button', { name: cart.pay('$600') })).toBeVisible()
})

test('a special intention must be chosen before the payment', ONCE, async ({ page }) => {
  await page.goto('/checkout/z-special-intention?lang=en')
  const intention = page.getByRole('combobox', { name: orders.checkout.intention })
  await page.getByRole('button', { name: cart.longer }).click()
  await page.getByRole('button', { name: cart.pay('$960') }).click()
  await expect(page.getByText(orders.checkout.noIntention)).toBeVisible()
  await expect(intention).toBeFocused()
  await intention.selectOption({ index: 1 })
  await expect(page).toHaveURL(/intention=/)
  await goToPayment(page.locator('main'), 'en')
  await expect(page).toHaveURL(/step=payment/)
})

test(
  'the checkout’s URL redirects to the order page for order ids, otherwise returns 404',
  ONCE,
  async ({ page, complaints }) => {
    await page.goto('/checkout/0123456789abcdef0123456789abcdef?lang=en')
    await expect(page).toHaveURL(/\/order\/0123456789abcdef0123456789abcdef\?lang=en$/)
    await expect(page.getByRole('heading', { name: orders.page.notFoundTitle })).toBeVisible()
    const answer = await page.goto('/checkout/nothing?lang=en')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: catalogue.notFound.ritualTitle })).toBeVisible()
    complaints.splice(0, 2)
  },
)

test('a phone shows the term with its two buttons beside the price', ONCE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/checkout/dhanvantari?tier=basic&duration=0.5&lang=en')
  await expect(page.getByRole('button', { name: cart.pay('$262') })).toBeVisible()
  await page.getByRole('button', { name: cart.shorter }).click()
  await expect(page).toHaveURL(/duration=0\.25/)
  await expect(page.getByRole('button', { name: cart.pay('$131') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: cart.pay('$131') })).toBeVisible()
})

/** Expands the order in the checkout. On a phone the order is only one line until the customer expands it. */
async function unfold(main: Locator, lang: Lang): Promise<void> {
  const fold = main.getByRole('button', { name: MESSAGES[lang].orders.checkout.alter, exact: true })
  if (await fold.isVisible()) await fold.click()
}
