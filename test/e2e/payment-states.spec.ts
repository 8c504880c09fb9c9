import { toExplorers } from '../../src/features/money/crypto/rules-explorer.ts'
import {
  chooseCoin,
  expect,
  expectAccessible,
  ONCE,
  sandbox,
  shownAddress,
  test,
  MESSAGES,
  ONCE_FOR_LONG,
} from './journey.ts'
import {
  call,
  COINS,
  expectComplaints,
  inAnotherBrowser,
  poll,
  mine,
  openPayment,
  passTheQuote,
  payment,
  placeOrder,
  send,
  TRC20,
} from './crypto-payments.ts'

/** The tests of which the result depends on the width set the width themselves, so these tests run only once. */
test.describe('the page of a coin payment', ONCE, () => {
  const { widget } = MESSAGES.en

  for (const width of [320, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const isNarrowest = width === 320 && colorScheme === 'light'
      const when = isNarrowest ? ONCE : ONCE_FOR_LONG
      test(`shows the coin address and a large QR code at ${width} px, ${colorScheme}`, when, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        for (const coin of COINS) {
          const made = await openPayment(page, 'ru', coin)
          const place = payment(page)
          const group = place.getByRole('group', { name: MESSAGES.ru.widget.waiting.address, exact: true })
          await expect(group).toContainText(made.address)
          const picture = await place.getByRole('img', { name: /QR/ }).boundingBox()
          expect(Math.min(picture?.width ?? 0, picture?.height ?? 0)).toBeGreaterThanOrEqual(200)
          const overflow = await page.evaluate(() => {
            const address = document.querySelector('[role=group] .type-mono')
            const { scrollWidth, clientWidth } = document.documentElement
            return {
              page: scrollWidth - clientWidth,
              address: (address?.scrollWidth ?? 0) - (address?.clientWidth ?? 0),
            }
          })
          expect(overflow).toEqual({ page: 0, address: 0 })
        }
      })
    }
  }

  test('counts down by the shop’s clock, and not by the browser’s clock', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-05-05T05:05:05Z'))
    await openPayment(page, 'en', 'ETH')
    await expect(payment(page).getByRole('timer')).toHaveText(/^(?:19:\d\d|20:00)$/)
    await sandbox(page, 'clock/advance', { seconds: 10 * 60 })
    await poll(page)
    await expect(payment(page).getByRole('timer')).toHaveText(/^(?:09:\d\d|10:00)$/)
  })

  test('shows another QR code for the missing amount of a partial payment', async ({ page }) => {
    const made = await openPayment(page, 'en', 'BTC')
    const place = payment(page)
    const code = place.getByRole('img', { name: /QR/ })
    const whole = await code.getAttribute('src')
    await send(page, made, 'BTC', '0.001')
    await expect(place.getByRole('group', { name: widget.waiting.amountDue, exact: true })).toContainText(
      '0.00072632 BTC',
    )
    await expect(place.getByText(widget.underpaidRest)).toBeVisible()
    expect(await code.getAttribute('src')).not.toBe(whole)
    expect(await shownAddress(place, 'en')).toBe(made.address)
    await expectAccessible(page)
    await send(page, made, 'BTC', '0.00072632')
    await expect(place.getByText(widget.seen.confirmations(0, 1))).toBeVisible()
    await mine(page, 'BTC', 1)
    await expect(place.getByText(widget.success.title)).toBeVisible()
  })

  test('counts confirmations, and shows a lower number after a re-org', async ({ page }) => {
    const made = await openPayment(page, 'en', 'ETH')
    const place = payment(page)
    await send(page, made, 'ETH', made.expectedAmount)
    await mine(page, 'ETH', 3)
    await expect(place.getByText(widget.seen.confirmations(3, 12))).toBeVisible()
    await expect(place.getByText(widget.seen.text)).toBeVisible()
    await sandbox(page, 'chain/reorg', { currency: 'ETH', depth: 3 })
    await poll(page)
    await expect(place.getByText(widget.seen.confirmations(0, 12))).toBeVisible()
    await mine(page, 'ETH', 12)
    await expect(place.getByText(widget.success.title)).toBeVisible()
  })

  test('opens its links to a block explorer in a new tab', async ({ page }) => {
    const made = await openPayment(page, 'en', 'USDT_TRC20')
    const place = payment(page)
    const address = place.getByRole('link', { name: widget.explorer.sandbox.address })
    await expect(address).toHaveAttribute('href', new RegExp(`^/sandbox\\?lang=en#${made.address}$`))
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(address).toHaveAttribute('target', '_blank')
    await send(page, made, 'USDT_TRC20', '164')
    const transfer = place.getByRole('link', { name: widget.explorer.sandbox.transaction })
    await expect(transfer).toHaveAttribute('rel', 'noopener noreferrer')
    const opening = page.context().waitForEvent('page')
    await transfer.click()
    const explored = await opening
    await expect(explored.locator('li:focus')).toContainText(made.address)
  })

  test('has links to block explorers and wallets in a real shop', async ({ page }) => {
    const real = {
      sandbox: false,
      explorers: toExplorers({ EVM_CHAIN_ID: 1, TRON_CHAIN_ID: 728_126_428 }),
      evmChainId: 1,
    }
    await page.route('**/order/*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"sandbox":true', JSON.stringify(real).slice(1, -1))
      await route.fulfill({ response, body })
    })
    const place = payment(page)
    const address = place.getByRole('link', { name: widget.explorer.address })
    const wallet = place.getByRole('link', { name: widget.waiting.wallet })
    const tron = await openPayment(page, 'en', 'USDT_TRC20')
    await expect(address).toHaveAttribute('href', `https://tronscan.org/#/address/${tron.address}`)
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(wallet).toBeHidden()
    const ether = await openPayment(page, 'en', 'ETH')
    await expect(address).toHaveAttribute('href', `https://etherscan.io/address/${ether.address}`)
    await expect(wallet).toHaveAttribute('href', `ethereum:${ether.address}@1?value=51250000000000000`)
    const bitcoin = await openPayment(page, 'en', 'BTC')
    await expect(wallet).toHaveAttribute('href', `bitcoin:${bitcoin.address}?amount=${bitcoin.expectedAmount}`)
    await send(page, bitcoin, 'BTC', bitcoin.expectedAmount)
    const transfer = place.getByRole('link', { name: widget.explorer.transaction })
    await expect(transfer).toHaveAttribute('href', /^https:\/\/mempool\.space\/tx\/[0-9a-f]{64}$/)
  })

  test.describe('the continued payment on an order’s page', () => {
    test('gets a new price quote by one button after the old quote expired', async ({ page }) => {
      const made = await openPayment(page, 'en', 'USDT_TRC20')
      await passTheQuote(page)
      await page.reload()
      await payment(page).getByRole('button', { name: widget.expired.renew }).click()
      await expect(payment(page).getByText(widget.waiting.status)).toBeVisible()
      expect(await shownAddress(payment(page), 'en')).not.toBe(made.address)
    })

    test('shows why there is no price quote, and has a button to try again', async ({ page, complaints }) => {
      await openPayment(page, 'en', 'USDT_TRC20')
      const place = payment(page)
      await passTheQuote(page)
      await page.reload()
      await page.route('**/api/crypto/payment?*', (route) => route.fulfill({ status: 503, body: '{}' }))
      await place.getByRole('button', { name: widget.expired.renew }).click()
      await expect(place.getByRole('alert')).toContainText(widget.createFailed)
      await page.unroute('**/api/crypto/payment?*')
      await place.getByRole('button', { name: widget.retry }).click()
      await expect(place.getByText(widget.waiting.status)).toBeVisible()
      await expect(place.getByRole('heading', { name: widget.waiting.title })).toBeFocused()
      expectComplaints(complaints, /503/)
    })

    test('shows the missing amount of a partial payment, even in another browser', async ({ page, browser }) => {
      const made = await openPayment(page, 'en', 'USDT_TRC20')
      await send(page, made, 'USDT_TRC20', '100')
      const otherPage = await inAnotherBrowser(browser, `/order/${made.orderId}?lang=en`)
      await expect(payment(otherPage).getByText('64 USDT', { exact: true })).toBeVisible()
      expect(await shownAddress(payment(otherPage), 'en')).toBe(made.address)
      await otherPage.context().close()
    })

    test('begins with the choice of a coin after the payment was cancelled', async ({ page }) => {
      await openPayment(page, 'en', 'USDT_TRC20')
      await payment(page).getByRole('button', { name: widget.waiting.cancel }).click()
      await expect(payment(page).getByText(widget.cancelled)).toBeVisible()
      await page.reload()
      await chooseCoin(payment(page), 'en', /Bitcoin/)
      await expect(payment(page).getByText(widget.waiting.status)).toBeVisible()
    })

    test('has a button for another coin until money arrives', async ({ page }) => {
      const made = await openPayment(page, 'en', 'USDT_TRC20')
      const place = payment(page)
      await place.getByRole('button', { name: widget.waiting.otherCoin }).click()
      await chooseCoin(place, 'en', /Bitcoin/)
      await expect(place.getByText(widget.waiting.status)).toBeVisible()
      expect(await shownAddress(place, 'en')).not.toBe(made.address)
      const partial = await openPayment(page, 'en', 'USDT_TRC20')
      await send(page, partial, 'USDT_TRC20', '100')
      await expect(place.getByText(widget.waiting.amountDue)).toBeVisible()
      await expect(place.getByRole('button', { name: widget.waiting.otherCoin })).toBeHidden()
    })

    test('has a button that opens the same card page, even in another browser', async ({ page, browser }) => {
      const { orderId } = await placeOrder(page, 'en')
      const { url } = await call(page, '/api/card/payment', { orderId })
      const otherPage = await inAnotherBrowser(browser, `/order/${orderId}?lang=en`)
      const opening = otherPage.context().waitForEvent('page')
      await payment(otherPage).getByRole('button', { name: widget.card.again }).click()
      const hosted = await opening
      await hosted.waitForURL(/\/sandbox\/card\//)
      expect(new URL(hosted.url()).pathname).toBe(new URL(url).pathname)
      await hosted.getByRole('button', { name: MESSAGES.en.sandbox.card.pay('$164') }).click()
      await expect(payment(otherPage).getByText(widget.success.title)).toBeVisible()
      await otherPage.context().close()
    })

    test('does not ask for money while staff review the payment', async ({ page }) => {
      const made = await openPayment(page, 'en', 'USDT_TRC20')
      await send(page, made, 'USDT_TRC20', '100')
      await mine(page, 'USDT_TRC20', 19)
      await passTheQuote(page)
      await page.reload()
      await expect(payment(page).getByText(widget.review.title)).toBeVisible()
      await expect(payment(page).getByRole('button', { name: widget.waiting.copyAddress })).toBeHidden()
    })
  })

  test('says immediately that the browser is offline, and continues when online again', async ({
    page,
    context,
    complaints,
  }) => {
    const made = await openPayment(page, 'en', 'USDT_TRC20')
    const place = payment(page)
    await expect(place.getByText(widget.waiting.status)).toBeVisible()
    await context.setOffline(true)
    await expect(place.getByText(widget.waiting.obstacles.offline)).toBeVisible()
    await expect(place.getByText(widget.waiting.checking)).toBeHidden()
    expect(await shownAddress(place, 'en')).toBe(made.address)
    await send(page, made, 'USDT_TRC20', '164')
    await mine(page, 'USDT_TRC20', 19)
    await context.setOffline(false)
    await expect(place.getByText(widget.success.title)).toBeVisible()
    expectComplaints(complaints, /ERR_INTERNET_DISCONNECTED/)
  })

  test('says that the shop has failed or is busy, and continues afterwards', async ({ page, complaints }) => {
    await openPayment(page, 'en', 'USDT_TRC20')
    const place = payment(page)
    await expect(place.getByText(widget.waiting.status)).toBeVisible()
    await page.route('**/status?*', (route) => route.fulfill({ status: 503, body: '{}' }))
    await poll(page)
    await expect(place.getByText(widget.waiting.obstacles.away)).toBeVisible()
    await page.unroute('**/status?*')
    await page.route('**/status?*', (route) =>
      route.fulfill({ status: 429, body: '{}', headers: { 'retry-after': '5' } }),
    )
    await expect(place.getByText(widget.waiting.obstacles.busy)).toBeVisible()
    await page.unroute('**/status?*')
    await expect(place.getByText(widget.waiting.obstacles.busy)).toBeHidden()
    await expect(place.getByText(widget.waiting.checking)).toBeVisible()
    expectComplaints(complaints, /503|429/)
  })

  test('does not expire while the node is unavailable', async ({ page }) => {
    const made = await openPayment(page, 'en', 'USDT_TRC20')
    const place = payment(page)
    await expect(place.getByText(widget.waiting.status)).toBeVisible()
    await sandbox(page, 'chain/outage', { ...TRC20, on: true })
    await passTheQuote(page)
    await poll(page)
    await expect(place.getByText(widget.waiting.rateOver)).toBeVisible()
    await expect(place.getByText(widget.waiting.status)).toBeVisible()
    await sandbox(page, 'chain/outage', { ...TRC20, on: false })
    await poll(page)
    await expect(place.getByText(widget.expired.title)).toBeVisible()
    await send(page, made, 'USDT_TRC20', '164')
    await mine(page, 'USDT_TRC20', 19)
    await expect(place.getByText(widget.success.title)).toBeVisible()
  })
})
