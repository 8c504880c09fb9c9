import {
  addTier,
  chooseCoin,
  expect,
  goToPayment,
  reloadUntil,
  ONCE,
  openCart,
  sandbox,
  shownAddress,
  test,
  MESSAGES,
  ONCE_FOR_LONG,
} from './journey.ts'

const { cart, widget, orders } = MESSAGES.en
const trc20 = { currency: 'USDT_TRC20' }

test('a customer pays the missing part of a payment to the same coin address', ONCE, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'enhanced')
  const panel = await openCart(page, 'en')
  await goToPayment(panel, 'en')
  await chooseCoin(panel, 'en', /TRON/)
  await expect(panel.getByText('300 USDT')).toBeVisible()
  const address = await shownAddress(panel, 'en')
  await sandbox(page, 'chain/transfer', { ...trc20, address, amount: '120' })
  await expect(panel.getByText('180 USDT')).toBeVisible()
  expect(await shownAddress(panel, 'en')).toBe(address)
  await sandbox(page, 'chain/transfer', { ...trc20, address, amount: '180' })
  await sandbox(page, 'chain/mine', { ...trc20, blocks: 19 })
  await reloadUntil(page)
  await expect(panel.getByText(widget.success.title)).toBeVisible()
})

test(
  'a payment continues after a reload, a closed tab or a network failure',
  ONCE,
  async ({ page, context, complaints }) => {
    await addTier(page, 'en', 'saraswati', 'basic')
    const panel = await openCart(page, 'en')
    await goToPayment(panel, 'en')
    await chooseCoin(panel, 'en', /TRON/)
    const address = await shownAddress(panel, 'en')
    await page.reload()
    await openCart(page, 'en')
    await expect(page.getByRole('dialog').getByText('191 USDT')).toBeVisible()
    expect(await shownAddress(page.getByRole('dialog'), 'en')).toBe(address)
    await context.setOffline(true)
    await expect(page.getByText(widget.waiting.obstacles.offline)).toBeVisible()
    await context.setOffline(false)
    await sandbox(page, 'chain/transfer', { ...trc20, address, amount: '191' })
    await sandbox(page, 'chain/mine', { ...trc20, blocks: 19 })
    await reloadUntil(page)
    await expect(page.getByText(widget.success.title)).toBeVisible()
    // The test has removed the connection, so the browser logs messages about this.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')))
  },
)

test('a cancelled payment leads back to the choice of a coin', ONCE, async ({ page }) => {
  await addTier(page, 'en', 'ganesha', 'basic')
  const panel = await openCart(page, 'en')
  await goToPayment(panel, 'en')
  await chooseCoin(panel, 'en', /Ethereum \(ETH\)/)
  await panel.getByRole('button', { name: widget.waiting.cancel }).click()
  await expect(panel.getByText(widget.cancelled)).toBeVisible()
  await expect(panel.getByRole('radio', { name: /Bitcoin/ })).toBeVisible()
})

test('the cart shows a changed price, and the customer can still order', ONCE, async ({ page, complaints }) => {
  await addTier(page, 'en', 'ganesha', 'enhanced')
  await page.evaluate(() => {
    const stored = localStorage.getItem('cart-storage') ?? ''
    localStorage.setItem('cart-storage', stored.replace(/"(price|basePrice)":300/g, '"$1":250'))
  })
  await page.reload()
  const panel = await openCart(page, 'en')
  await expect(panel.getByRole('button', { name: cart.pay('$250') })).toBeVisible()
  await goToPayment(panel, 'en')
  await expect(panel.getByText(cart.priceChanged.title)).toBeVisible()
  await panel.getByRole('button', { name: cart.pay('$300') }).click()
  await chooseCoin(panel, 'en', /TRON/)
  await expect(panel.getByText('300 USDT')).toBeVisible()
  // The browser logs the shop's refusal (409).
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('409')))
})

test.describe('a stored cart', () => {
  for (const stored of ['{', '{"state":{"items":[{"id":7}],"isOpen":true}}', '[]', '"x"']) {
    test(
      `with ${stored} is ignored with a warning, and the shop still works`,
      stored === '{' ? ONCE : ONCE_FOR_LONG,
      async ({ page }) => {
        const warnings: string[] = []
        page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
        await page.addInitScript((text) => {
          if (!sessionStorage.getItem('damaged')) localStorage.setItem('cart-storage', text)
          sessionStorage.setItem('damaged', 'once')
        }, stored)
        await addTier(page, 'en', 'ganesha', 'basic')
        expect(warnings.filter((text) => text.includes('cart-storage'))).toHaveLength(1)
      },
    )
  }
})

test('each special intention is added to the cart at the fixed price', ONCE, async ({ page }) => {
  await page.goto('/ritual/z-special-intention?lang=en')
  await page.getByRole('button', { name: MESSAGES.en.catalogue.page.chooseIntentions }).click()
  const dialog = page.getByRole('dialog')
  const add = dialog.getByRole('button').last()
  await expect(add).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Finding work' }).check()
  await dialog.getByRole('checkbox', { name: 'Gratitude' }).check()
  await dialog.getByRole('checkbox', { name: 'A safe journey' }).check()
  await expect(add).toContainText('3')
  await expect(add).toContainText('$1,440')
  await add.click()
  const panel = await openCart(page, 'en')
  await expect(panel.getByRole('button', { name: cart.pay('$1,440') })).toBeVisible()
})

test('the page of an unknown order says that the order was not found', ONCE, async ({ page, complaints }) => {
  await page.goto(`/order/${'0'.repeat(32)}?lang=en`)
  await expect(page.getByRole('heading', { name: orders.page.notFoundTitle })).toBeVisible()
  // The document itself has the status 404, and the browser logs this.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
})
