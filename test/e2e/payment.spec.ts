import {
  expect,
  expectAccessible,
  LANGS,
  shownAddress,
  test,
  MESSAGES,
  oneSize,
  inEnglish,
  inRussian,
} from './journey.ts'
import { inAnotherBrowser, mine, openOrder, openPayment, passTheQuote, payment, send } from './crypto-payments.ts'

for (const lang of LANGS) {
  const { widget } = MESSAGES[lang]

  test(
    `the payment page shows coin, network, amount, payment address and time limit (${lang})`,
    oneSize(lang),
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const made = await openPayment(page, lang, 'USDT_TRC20')
      const place = payment(page)
      await expect(place.getByText(widget.waiting.status)).toBeVisible()
      await expect(place.getByText(/USDT · .*TRON.*\(TRC-20\)/).first()).toBeVisible()
      const address = place.getByRole('group', { name: widget.waiting.address, exact: true })
      await expect(address.getByText('TRON (TRC-20)', { exact: true })).toBeVisible()
      await expect(place.getByText(widget.waiting.warnings.USDT_TRC20)).toBeVisible()
      expect(await shownAddress(place, lang)).toBe(made.address)

      const clipboard = async () => await page.evaluate(async () => await navigator.clipboard.readText())
      await place.getByRole('button', { name: widget.waiting.copyAddress }).click()
      expect(await clipboard()).toBe(made.address)
      await place.getByRole('button', { name: widget.waiting.copyAmount }).click()
      expect(await clipboard()).toBe('164')

      await expect(place.getByRole('timer')).toHaveText(/^(?:19:\d\d|20:00)$/)
      await expect(place.getByText(widget.waiting.rate, { exact: true })).toBeVisible()
      await expect(place.getByText(widget.waiting.checking)).toBeVisible()
      await expectAccessible(page)
    },
  )

  test(
    `the page explains a late, too small, too large or wrong transfer (${lang})`,
    inEnglish(lang),
    async ({ page }) => {
      test.slow()
      const place = payment(page)
      const { review, expired, success, seen } = widget
      const little = await openPayment(page, lang, 'USDT_TRC20')
      await send(page, little, 'USDT_TRC20', '100')
      await mine(page, 'USDT_TRC20', 19)
      const late = await openPayment(page, lang, 'USDT_TRC20')
      const other = await openPayment(page, lang, 'USDT_ERC20')
      await send(page, other, 'ETH', '0.01')
      await mine(page, 'ETH', 12)
      await passTheQuote(page)

      await openOrder(page, lang, little.orderId)
      const came = { received: '100', amount: '164', asset: 'USDT' }
      await expect(place.getByText(review.reasons.underpaid(came))).toBeVisible()
      const mail = place.getByRole('link', { name: /@/ })
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:.*${little.orderId.slice(0, 8)}`))
      await expectAccessible(page)

      await openOrder(page, lang, other.orderId)
      await expect(place.getByText(review.reasons['wrong-asset']({ ...came, received: '0' }))).toBeVisible()

      await openOrder(page, lang, late.orderId)
      await expect(place.getByText(expired.title)).toBeVisible()
      await expect(place.getByText(expired.notSent)).toBeVisible()
      await expectAccessible(page)
      await send(page, late, 'USDT_TRC20', '200')
      await expect(place.getByText(seen.late)).toBeVisible()
      await mine(page, 'USDT_TRC20', 19)
      await expect(place.getByText(success.title)).toBeVisible()
      await expect(place.getByText(success.surplus('36', 'USDT'))).toBeVisible()
      await page.reload()
      await expect(place.getByText(MESSAGES[lang].orders.page.surplus('36 USDT'))).toBeVisible()
    },
  )

  test(
    `a link to the payment page in an e-mail works in another browser (${lang})`,
    inRussian(lang),
    async ({ page, browser }) => {
      const made = await openPayment(page, lang, 'BTC')
      await payment(page).getByRole('button', { name: widget.email.send }).click()
      await expect(payment(page).getByText(widget.email.sent)).toBeVisible()
      const messages = await page.request.get(`/api/sandbox/messages?to=${made.email}`)
      const [{ text }] = await messages.json()
      expect(text).toContain(made.address)
      expect(text).toContain(`${made.expectedAmount} BTC`)
      const path = `/order/${made.orderId}?lang=${lang}`
      expect(text).toContain(path)
      const otherPage = await inAnotherBrowser(browser, path)
      expect(await shownAddress(payment(otherPage), lang)).toBe(made.address)
      await otherPage.context().close()
    },
  )
}
