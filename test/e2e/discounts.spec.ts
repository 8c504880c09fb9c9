import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  addTier,
  chooseCoin,
  expect,
  expectAccessible,
  goToPayment,
  inEnglish,
  inRussian,
  type Lang,
  LANGS,
  MESSAGES,
  ONCE,
  openCart,
  reloadUntil,
  sandbox,
  shownAddress,
  test,
} from './journey.ts'
import { TRC20 } from './crypto-payments.ts'
import { origin } from './origin.ts'
import { callAs, signInAsOwner, signInWithoutPages } from './staff-sign-in.ts'

const minus = (amount: string) => `−${amount}`

/** Makes a new discount code of ten percent. The owner of the shop stays signed in. */
async function makeCode(request: APIRequestContext): Promise<string> {
  await signInAsOwner(request)
  const code = `OM-${Math.random().toString(36).slice(2, 10).toUpperCase()}`
  await callAs(request, origin(), '/api/admin/discounts', { code, percent: 10, uses: 1 })
  return code
}

/** Checks that the order's page shows the full price of its line, the discount, and the sum that was paid. */
async function expectDiscounted(page: Page, lang: Lang, code: string): Promise<void> {
  const items = page.getByRole('region', { name: MESSAGES[lang].orders.page.items })
  await expect(items.getByText('$300', { exact: true })).toBeVisible()
  await expect(items.getByText(code)).toBeVisible()
  await expect(items.getByText(minus('$30'))).toBeVisible()
  await expect(items.getByText('$270', { exact: true })).toBeVisible()
}

async function enterCode(place: Page | Locator, lang: Lang, code: string): Promise<void> {
  const { discount } = MESSAGES[lang].cart
  const field = place.getByRole('textbox', { name: discount.label })
  if (!(await field.isVisible())) await place.getByRole('button', { name: discount.open }).click()
  await field.fill(code)
  await field.press('Enter')
}

for (const lang of LANGS) {
  const { cart, orders, widget, sandbox: hostedTexts } = MESSAGES[lang]

  test(
    `a discount code in a link lowers the price, also in the payment (${lang})`,
    inRussian(lang),
    async ({ page, request }) => {
      const code = await makeCode(request)
      await page.goto(`/?lang=${lang}&code=${code.toLowerCase()}`)
      await expect(page).toHaveURL(`/?lang=${lang}`)
      await addTier(page, lang, 'ganesha', 'enhanced')
      const panel = await openCart(page, lang)
      await expect(panel.getByText(cart.discount.applied(code))).toBeVisible()
      await expect(panel.getByText(minus('$30'))).toBeVisible()
      await expect(panel.getByRole('button', { name: cart.pay('$270') })).toBeVisible()
      await expectAccessible(page)

      await goToPayment(panel, lang)
      await panel.getByRole('button', { name: new RegExp(`^${widget.method.card}`) }).click()
      const opening = page.context().waitForEvent('page')
      await panel.getByRole('button', { name: widget.card.open, exact: true }).click()
      const hosted = await opening
      await hosted.getByRole('button', { name: hostedTexts.card.pay('$270') }).click()
      await expect(hosted.getByText(hostedTexts.card.done.paid)).toBeVisible()
      await hosted.close()
      await panel.getByRole('link', { name: widget.success.open }).click()
      await expectDiscounted(page, lang, code)

      await refundWhole(request, new URL(page.url()).pathname.split('/').at(-1) ?? '')
      await page.reload()
      await expect(page.getByText(orders.page.status('refunded'), { exact: true }).first()).toBeVisible()
      await page.goto(`/?lang=${lang}`)
      expect(await page.evaluate(() => localStorage.getItem('cart-storage'))).not.toContain(code)
    },
  )

  test(
    `the checkout explains wrong discount codes and accepts a valid code (${lang})`,
    inEnglish(lang),
    async ({ page, request, complaints }) => {
      const code = await makeCode(request)
      await page.goto(`/checkout/ganesha?tier=enhanced&lang=${lang}`)
      const main = page.locator('main')
      await enterCode(main, lang, 'NOBODYS-CODE')
      const field = main.getByRole('textbox', { name: cart.discount.label })
      await expect(field).toHaveAccessibleDescription(lang === 'ru' ? /Такого промокода нет/ : /no such discount code/)
      await expect(main.getByRole('button', { name: cart.pay('$300') })).toBeVisible()
      // The browser logs the shop's refusal of the code (409).
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 409/.test(text)))

      await enterCode(main, lang, code.toLowerCase())
      await expect(main.getByRole('button', { name: cart.pay('$270') })).toBeVisible()
      await expectAccessible(page)
      await goToPayment(main, lang)
      await chooseCoin(main, lang, /TRON/)
      await expect(main.getByText('270 USDT')).toBeVisible()
      await sandbox(page, 'chain/transfer', { ...TRC20, address: await shownAddress(main, lang), amount: '270' })
      await sandbox(page, 'chain/mine', { ...TRC20, blocks: 19 })
      await reloadUntil(page)
      await expect(main.getByText(widget.success.title)).toBeVisible()
      await main.getByRole('link', { name: widget.success.open }).click()
      await expectDiscounted(page, lang, code)

      // The code could be used only once, and the order above has used it.
      await page.goto(`/checkout/ganesha?tier=enhanced&lang=${lang}`)
      await enterCode(main, lang, code)
      await expect(field).toHaveAccessibleDescription(lang === 'ru' ? /уже использован/ : /already been used/)
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !/status of 409/.test(text)))
    },
  )
}

test('a partner’s order page has no discount field, and the server refuses codes', ONCE, async ({ page, request }) => {
  const code = await makeCode(request)
  await signInWithoutPages(request, 'partner@example.com')
  const client = { firstName: 'Lydia', lastName: 'Orlova', email: `lydia-${code.toLowerCase()}@example.com` }
  const { id: clientId } = await callAs(request, origin(), '/api/partner/clients', client)
  const order = { clientId, items: [{ id: 'ganesha-enhanced', duration: 1, quantity: 1 }] }
  const refused = await request.post(`${origin()}/api/partner/orders?lang=en`, {
    data: { ...order, discountCode: code },
    headers: { origin: origin() },
  })
  expect(refused.status()).toBe(422)
  expect((await refused.json()).errors[0].path).toBe('discountCode')
  const { link = '' } = await callAs(request, origin(), '/api/partner/orders', order)
  await page.goto(new URL(link).pathname + '?lang=en')
  await expect(page.getByText('$300', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: MESSAGES.en.cart.discount.open })).toHaveCount(0)
})

/** Refunds everything that was paid by card. */
async function refundWhole(request: APIRequestContext, orderId: string): Promise<void> {
  const ledger = await request.get(`${origin()}/api/admin/payments`)
  const { items } = (await ledger.json()) as { items: { id: string; orderId: string }[] }
  const payment = items.find((one) => one.orderId === orderId)
  await callAs(request, origin(), `/api/admin/payments/${payment?.id}/refund`, { amountUsd: 270, reason: 'On request' })
}
