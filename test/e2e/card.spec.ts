import type { Locator, Page } from '@playwright/test'
import {
  addTier,
  expect,
  expectAccessible,
  goToPayment,
  type Lang,
  LANGS,
  LONG_IN_TURN,
  ONCE,
  openCart,
  inRussian,
  test,
  MESSAGES,
  inEnglish,
} from './journey.ts'
import { openOrder, payment, placeOrder } from './crypto-payments.ts'

/** Chooses payment by card and opens the payment page. Returns this page, which is in a new tab. */
async function openCardPage(panel: Locator, lang: Lang): Promise<Page> {
  const { widget } = MESSAGES[lang]
  await panel.getByRole('button', { name: new RegExp(`^${widget.method.card}`) }).click()
  return await pressForPage(panel, widget.card.open)
}

async function pressForPage(panel: Locator, name: string): Promise<Page> {
  const opening = panel.page().context().waitForEvent('page')
  await panel.getByRole('button', { name, exact: true }).click()
  const hosted = await opening
  await hosted.waitForURL(/\/sandbox\/card\/[0-9a-f]{32}/)
  return hosted
}

/** Places an order and opens its page, which offers the same payment methods as the cart. */
async function openMethods(page: Page, lang: Lang): Promise<Locator> {
  const { orderId } = await placeOrder(page, lang)
  await openOrder(page, lang, orderId)
  await expect(payment(page).getByText(MESSAGES[lang].widget.method.title)).toBeVisible()
  return payment(page)
}

async function goToMethods(page: Page, lang: Lang): Promise<Locator> {
  await addTier(page, lang, 'ganesha', 'enhanced')
  const panel = await openCart(page, lang)
  await goToPayment(panel, lang)
  await expect(panel.getByText(MESSAGES[lang].widget.method.title)).toBeVisible()
  return panel
}

for (const lang of LANGS) {
  const { widget, sandbox, orders, app } = MESSAGES[lang]

  test(`a guest pays by card in a new tab (${lang})`, inRussian(lang), async ({ page }) => {
    const panel = await goToMethods(page, lang)
    const hosted = await openCardPage(panel, lang)
    await expect(hosted.getByRole('heading', { level: 1, name: sandbox.card.title })).toBeVisible()
    await expect(hosted.getByText(sandbox.card.notice)).toBeVisible()
    expect(await hosted.evaluate(() => window.opener)).toBeNull()
    await expect(panel.getByText(widget.card.waitingTitle)).toBeVisible()
    await hosted.getByRole('button', { name: sandbox.card.pay('$300') }).click()
    await expect(hosted.getByText(sandbox.card.done.paid)).toBeVisible()
    await expect(panel.getByText(widget.success.title)).toBeVisible()
    await hosted.getByRole('link', { name: sandbox.card.back }).click()
    await expect(hosted.getByText(orders.page.methodName('USD'))).toBeVisible()
    await hosted.close()
    await panel.getByRole('link', { name: widget.success.open }).click()
    await expect(page.getByText(orders.page.status('completed'), { exact: true }).first()).toBeVisible()
    await expect(page.locator('header').getByRole('button', { name: app.cart(0), exact: true })).toBeVisible()
  })

  test(`axe finds no accessibility error in the payment steps (${lang})`, LONG_IN_TURN[lang], async ({ page }) => {
    const panel = await openMethods(page, lang)
    await expectAccessible(page)
    const hosted = await openCardPage(panel, lang)
    await expect(hosted.getByText(sandbox.card.notice)).toBeVisible()
    await expectAccessible(hosted)
    await expectAccessible(page)
  })

  test(
    `the shop explains a declined card, and the next attempt succeeds (${lang})`,
    inEnglish(lang),
    async ({ page }) => {
      const panel = await openMethods(page, lang)
      const first = await openCardPage(panel, lang)
      await first.getByRole('button', { name: sandbox.card.decline }).click()
      await expect(panel.getByText(widget.card.declined.title)).toBeVisible()
      await expectAccessible(page)
      await first.close()
      const second = await pressForPage(panel, widget.card.anew)
      await second.getByRole('button', { name: sandbox.card.pay('$164') }).click()
      await expect(panel.getByText(widget.success.title)).toBeVisible()
    },
  )
}

const { widget, sandbox, orders } = MESSAGES.en

test('the shop explains an expired card page and offers another payment method', ONCE, async ({ page }) => {
  const panel = await openMethods(page, 'en')
  const hosted = await openCardPage(panel, 'en')
  await hosted.getByRole('button', { name: sandbox.card.expire }).click()
  await expect(panel.getByText(widget.card.expired.title)).toBeVisible()
  await panel.getByRole('button', { name: widget.method.other }).click()
  await expect(panel.getByText(widget.method.title)).toBeVisible()
})

test('after a card payment of a wrong amount, the customer must wait for staff', ONCE, async ({ page }) => {
  const panel = await openMethods(page, 'en')
  const hosted = await openCardPage(panel, 'en')
  await hosted.getByRole('button', { name: sandbox.card.wrong }).click()
  await expect(panel.getByText(widget.card.review.title)).toBeVisible()
  await expect(panel.getByRole('button', { name: widget.method.other })).toHaveCount(0)
  await hosted.getByRole('link', { name: sandbox.card.back }).click()
  await expect(hosted.getByText(widget.card.review.title)).toBeVisible()
  await expect(hosted.getByText(orders.page.status('pending'), { exact: true }).first()).toBeVisible()
})

test('the order’s page shows the card payment that the customer has started', ONCE, async ({ page }) => {
  const panel = await openMethods(page, 'en')
  const hosted = await openCardPage(panel, 'en')
  const address = hosted.url()
  await hosted.getByRole('link', { name: sandbox.card.back }).click()
  await expect(hosted.getByText(widget.card.waitingTitle)).toBeVisible()
  const again = await hosted.context().newPage()
  await again.goto(address)
  await again.getByRole('button', { name: sandbox.card.pay('$164') }).click()
  await expect(hosted.getByText(widget.success.title)).toBeVisible()
})

test('a card payment continues when the customer opens the cart again or reloads', ONCE, async ({ page }) => {
  const panel = await goToMethods(page, 'en')
  const hosted = await openCardPage(panel, 'en')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await openCart(page, 'en')
  await expect(panel.getByText(widget.card.waitingTitle)).toBeVisible()
  await page.reload()
  await expect(panel).toBeHidden()
  await openCart(page, 'en')
  await expect(panel.getByText(widget.card.waitingTitle)).toBeVisible()
  await hosted.getByRole('button', { name: sandbox.card.pay('$300') }).click()
  await expect(panel.getByText(widget.success.title)).toBeVisible()
})

test('a link leads to the card page if the browser does not open a tab', ONCE, async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const panel = await openMethods(page, 'en')
  await panel.getByRole('button', { name: new RegExp(`^${widget.method.card}`) }).click()
  await panel.getByRole('button', { name: widget.card.open }).click()
  await expect(panel.getByText(widget.card.blocked)).toBeVisible()
  const opening = page.context().waitForEvent('page')
  await panel.getByRole('link', { name: widget.card.open }).click()
  await expect((await opening).getByText(sandbox.card.notice)).toBeVisible()
})

test('a card page with an unknown id says that the page does not exist', ONCE, async ({ page, complaints }) => {
  await page.goto(`/sandbox/card/${'0'.repeat(32)}?lang=en`)
  await expect(page.getByText(sandbox.card.notFound)).toBeVisible()
  // The document itself has the status 404, and the browser logs this.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')))
})
