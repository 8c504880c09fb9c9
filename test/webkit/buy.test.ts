import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPageTexts } from '../../src/app/messages/page-texts.ts'
import { messages } from '../../src/app/messages/public.en.ts'
import { prepareFolder } from '../prepared-database.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { openWebKit, type WebKit, webkit } from './webkit.ts'

const { app, catalogue } = messages
const { cart, widget } = await loadPageTexts('en', ['cart', 'widget'])
const button = (name: string): string => `//button[normalize-space()="${name}" or @aria-label="${name}"]`
/** Finds visible text only. The document's data also contain the words of the catalogue, but these are not visible. */
const withText = (text: string): string =>
  `//*[self::main or self::dialog or @role="dialog"]//*[contains(translate(normalize-space(.), "\u00a0", " "), "${text}")]`

describe.runIf(webkit)('the shop in WebKit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ahuti-webkit-'))
  let shop: ShopProcess
  let browser: WebKit
  beforeAll(async () => {
    await prepareFolder(folder)
    shop = await startProcess({ DATA_DIR: folder })
    browser = await openWebKit()
  })
  afterAll(async () => {
    await browser?.close()
    await shop?.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })

  it('in WebKit a visitor orders a ritual and pays with USDT', async () => {
    await browser.open(`${shop.origin}/ritual/ganesha?lang=en`)
    await browser.press(`//*[@id="order"]${button(catalogue.page.select)}`)
    await browser.press(`//label[contains(., "${catalogue.tiers.enhanced.label}")]`)
    await browser.press(button(catalogue.page.addToCart))
    await browser.press(`//header${button(app.cart(1))}`)
    await browser.fill('//input[@autocomplete="name"]', 'Анна Смирнова')
    await browser.fill('//input[@type="email"]', 'anna@example.com')
    await browser.press(button(cart.pay('$300')))
    await browser.press(`//button[contains(., "${widget.method.crypto}")]`)
    await browser.press('//label[contains(., "TRON")]')
    await browser.press(button(widget.coin.create))
    await browser.see(withText('300 USDT'))
    const [{ address, orderId }] = (await shop.get('/api/sandbox/payments')).body
    await shop.post('/api/sandbox/chain/transfer', { currency: 'USDT_TRC20', address, amount: '300' })
    await shop.post('/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
    await browser.run("document.dispatchEvent(new Event('visibilitychange'))")
    await browser.see(withText(widget.success.title))
    expect((await shop.get(`/api/orders/${orderId}`)).body.status).toBe('completed')
  }, 240_000)
})
