import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPageTexts } from '../../src/app/messages/page-texts.ts'
import { messages } from '../../src/app/messages/public.en.ts'
import { firefox, press, type Visit, visitInFirefox } from './firefox.ts'

const { app, catalogue } = messages
/** The name of the button contains a comma. Other kinds of selectors would end at this comma. */
const cartButton = `header button[aria-label="${app.cart(1)}"]`
const { cart, widget } = await loadPageTexts('en', ['cart', 'widget'])

describe.runIf(firefox)('the shop in Firefox', () => {
  let visit: Visit
  beforeAll(async () => {
    visit = await visitInFirefox()
  })
  afterAll(async () => await visit?.close())

  it('in Firefox the cart keeps its items after a reload', async () => {
    const { page, complaints } = visit
    await addEnhanced(visit)
    await openCart(page)
    await page.reload()
    expect(await page.$('dialog[open]')).toBeNull()
    await openCart(page)
    expect(complaints).toEqual([])
  }, 240_000)

  it('in Firefox a visitor orders a ritual and pays with USDT on TRON', async () => {
    const { page, shop, complaints } = visit
    await page.goto(`${shop.origin}/?lang=en`)
    await openCart(page)
    await page.locator('input[autocomplete="name"]').fill('Анна Смирнова')
    await page.locator('input[type="email"]').fill('anna@example.com')
    await press(page, cart.pay('$300'))
    await page.locator(`::-p-text(${widget.method.crypto})`).click()
    await page.locator('::-p-text(TRON)').click()
    await press(page, widget.coin.create)
    await page.locator('::-p-text(300 USDT)').wait()
    await pay(visit)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.locator(`::-p-text(${widget.success.title})`).wait()
    const [payment] = (await shop.get('/api/sandbox/payments')).body
    expect((await shop.get(`/api/orders/${payment.orderId}`)).body.status).toBe('completed')
    expect(complaints).toEqual([])
  }, 240_000)

  it('in Firefox no step of a purchase violates the content security policy', () => {
    expect(visit.breaches).toEqual([])
  })
})

async function addEnhanced({ page, shop }: Visit): Promise<void> {
  await page.goto(`${shop.origin}/ritual/ganesha?lang=en`)
  // Other journeys test presses before hydration (input-before-hydration.spec.ts).
  await page.waitForFunction(() => !window.keepPress)
  // Web fonts can make a text one line longer, and then the button would move away from the click. So the test waits for the fonts.
  await page.evaluate(async () => void (await document.fonts.ready))
  await press(page, catalogue.page.select)
  // The test clicks the label inside the order's element. The same words also occur in the text, but a click on the text would scroll the page and
  // move the next target.
  await page.locator(`#order label ::-p-text(${catalogue.tiers.enhanced.label})`).click()
  await press(page, catalogue.page.addToCart)
  await page.locator(cartButton).wait()
}

async function openCart(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.keepPress)
  await page.locator(cartButton).click()
  await page.locator(`::-p-text(${cart.pay('$300')})`).wait()
}

async function pay({ shop }: Visit): Promise<void> {
  const [{ address }] = (await shop.get('/api/sandbox/payments')).body
  await shop.post('/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: '300' })
  await shop.post('/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
}
