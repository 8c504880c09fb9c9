import { addTier, chooseCoin, expect, goToPayment, LANGS, ONCE, openCart, oneSize, test, MESSAGES } from './journey.ts'

for (const lang of LANGS) {
  const { catalogue, cart, widget, sandbox, orders, app } = MESSAGES[lang]

  test(`a guest buys a ritual and pays with USDT on TRON (${lang})`, oneSize(lang), async ({ page, context }) => {
    await page.goto(`/?lang=${lang}`)
    await page
      .getByRole('link', { name: /Ганеша|Ganesha/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /Ганеша|Ganesha/ })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/ritual/ganesha\\?lang=${lang}`))

    await page.locator('#order').getByRole('button', { name: catalogue.page.select, exact: true }).click()
    await expect(page.getByRole('button', { name: catalogue.page.addToCart })).toBeDisabled()
    await page.getByRole('radio', { name: new RegExp(catalogue.tiers.enhanced.label) }).check()
    await page.getByRole('button', { name: catalogue.page.addToCart }).click()
    await expect(page.getByText(catalogue.page.added, { exact: true }).first()).toBeVisible()

    const payment = await openCart(page, lang)
    await expect(payment.getByRole('button', { name: cart.pay('$300') })).toBeVisible()
    await goToPayment(payment, lang)
    await chooseCoin(payment, lang, /TRON/)
    await expect(payment.getByText('300 USDT')).toBeVisible()
    await expect(payment.getByRole('img', { name: /QR/ })).toBeVisible()

    const inbox = await context.newPage()
    await inbox.goto(`/sandbox?lang=${lang}`)
    await inbox.getByRole('button', { name: sandbox.payments.exact }).first().click()
    await inbox
      .getByRole('button', { name: sandbox.payments.confirm(19) })
      .first()
      .click()
    await expect(inbox.getByText(sandbox.payments.status.completed).first()).toBeVisible()
    await inbox.close()

    await expect(payment.getByText(widget.success.title)).toBeVisible({ timeout: 20_000 })
    await payment.getByRole('link', { name: widget.success.open }).click()
    await expect(page.getByText(orders.page.status('completed'), { exact: true }).first()).toBeVisible()
    await expect(page.locator('header').getByRole('button', { name: app.cart(0), exact: true })).toBeVisible()
  })
}

test('an order that was left unpaid goes on from its page', ONCE, async ({ page }) => {
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
