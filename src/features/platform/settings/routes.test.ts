import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { engine, openShopOn, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

let shop: TestShop
let owner: Browser
let manager: Browser
let viewer: Browser
beforeAll(async () => {
  shop = await openTestShop({ COUNTRY_HEADER: 'cf-ipcountry', SHOP_NAME_EN: 'Ahuti' })
  await Promise.all(shop.jobs.map((job) => job.work()))
  owner = await signInStaff(shop, 'owner')
  manager = await signInStaff(shop, 'manager')
  viewer = await signInStaff(shop, 'viewer')
})
afterAll(async () => await shop.close())

const read = async () => (await viewer.call('GET', '/api/admin/settings')).body
const change = async (changes: object, browser = manager) =>
  await browser.call('PUT', '/api/admin/settings', { version: (await read()).version, ...changes })
const shopView = async () => (await shop.call('GET', '/api/shop')).body
const placeOrder = async (): Promise<string> => (await shop.call('POST', '/api/orders', makeOrder())).body.id

describe('the settings of the shop', () => {
  it('come from environment variables until staff change the settings', async () => {
    expect(await read()).toMatchObject({
      shopName: { ru: 'Ахути', en: 'Ahuti' },
      contacts: { ordersEmail: 'orders@ahuti.example' },
      paymentMethods: { BTC: { enabled: true, offIn: [] }, card: { enabled: true, offIn: [] } },
      languages: ['ru', 'en'],
      countryKnown: true,
      policy: { secondPersonFromCents: 100_000 },
    })
  })

  it('are used immediately in names, contacts and the API description', async () => {
    const { status, body } = await change({
      shopName: { en: 'House of Fire' },
      contacts: { ordersEmail: 'fire@example.com', messengerLink: 'https://t.me/fire' },
    })
    expect([status, body.shopName]).toEqual([200, { ru: 'Ахути', en: 'House of Fire' }])
    expect(await shopView()).toMatchObject({
      name: { ru: 'Ахути', en: 'House of Fire' },
      ordersEmail: 'fire@example.com',
      messengerLink: 'https://t.me/fire',
      messengerHandle: '@ahuti',
    })
    expect((await shop.call('GET', '/api/openapi.json')).body.info.title).toBe('House of Fire')
    await change({ shopName: { en: 'Ahuti' }, contacts: { ordersEmail: 'orders@ahuti.example' } })
  })

  it('may contain a logo from the media library, which pages then show', async () => {
    expect(await shopView()).not.toHaveProperty('logo')
    const logo = `/media/${'a'.repeat(32)}/960.webp`
    const { status, body } = await change({ brand: { logo } })
    expect([status, body.brand, (await shopView()).logo]).toEqual([200, { logo }, logo])
    const wrong = await change({ brand: { logo: 'https://evil.example/logo.png' } })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'brand.logo'])
    await change({ brand: { logo: '' } })
    expect(await shopView()).not.toHaveProperty('logo')
  })

  it('may omit the messenger, and then pages show no messenger', async () => {
    const { status } = await change({ contacts: { messengerHandle: '', messengerLink: '' } })
    expect(status).toBe(200)
    expect(await shopView()).toMatchObject({ messengerHandle: '', messengerLink: '' })
    expect((await read()).contacts).toMatchObject({ messengerHandle: '', messengerLink: '' })
    await change({ contacts: { messengerHandle: '@ahuti', messengerLink: 'https://t.me/ahuti' } })
  })

  it('are used in the next e-mail', async () => {
    await change({ shopName: { ru: 'Дом огня' }, contacts: { ordersEmail: 'dom@example.com' } })
    await shop.call('POST', '/api/orders?lang=ru', makeOrder(undefined, { customerEmail: 'vera@example.com' }))
    const { body } = await shop.call('GET', '/api/sandbox/messages?to=vera@example.com')
    expect(body[0].text).toContain('Дом огня')
    expect(body[0].text).toContain('dom@example.com')
    await change({ shopName: { ru: 'Ахути' }, contacts: { ordersEmail: 'orders@ahuti.example' } })
  })

  it('reach all processes of the shop', async () => {
    const other = engine === 'postgres' ? await openShopOn(shop.shop.config) : shop
    await change({ shopName: { ru: 'Огонь' } })
    await expect.poll(() => other.shop.settings().shopName.ru).toBe('Огонь')
    await change({ shopName: { ru: 'Ахути' } })
    if (other !== shop) await other.close()
  })

  it('can be saved unchanged, but not after another person has saved', async () => {
    const before = await read()
    const same = await manager.call('PUT', '/api/admin/settings', before)
    expect([same.status, same.body.version]).toEqual([200, before.version + 1])
    const late = await manager.call('PUT', '/api/admin/settings', { ...before, shopName: { ru: 'Поздно', en: 'Late' } })
    expect([late.status, late.body.code, late.body.version]).toEqual([409, 'conflict.version', before.version + 1])
    expect((await read()).shopName.ru).toBe('Ахути')
  })

  it('are refused with an error for each invalid field', async () => {
    const wrong = await change({
      shopName: { ru: '' },
      contacts: { ordersEmail: 'nobody', messengerLink: 'javascript:alert(1)' },
      paymentMethods: { BTC: { enabled: true, offIn: ['Germany'] } },
      tiers: { all: { basic: { days: 0, recitations: null, priests: 1.5 } } },
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'shopName.ru',
      'contacts.ordersEmail',
      'contacts.messengerLink',
      'paymentMethods.BTC.offIn.0',
      'tiers.all.basic.priests',
      'tiers.all.basic.days',
    ])
  })

  it('must include at least one payment method and one language', async () => {
    const off = { enabled: false, offIn: [] }
    const methods = { BTC: off, ETH: off, USDT_ERC20: off, USDT_TRC20: off, card: off }
    expect((await change({ paymentMethods: methods })).body.errors).toMatchObject([{ path: 'paymentMethods' }])
    expect((await change({ languages: [] })).status).toBe(422)
  })

  it('cannot be changed by viewers, or read by editors and visitors', async () => {
    expect((await change({ shopName: { ru: 'Моё' } }, viewer)).status).toBe(403)
    expect((await (await signInStaff(shop, 'editor')).call('GET', '/api/admin/settings')).status).toBe(403)
    expect((await shop.call('GET', '/api/admin/settings')).status).toBe(401)
  })

  it('are in the audit log with old and new values', async () => {
    await change({ legal: { registrationNumber: 'ИНН 7700000000' } })
    const entries = await shop.shop.db.select().from(auditEntries)
    const last = entries.filter(({ action }) => action === 'settings.change').at(-1)
    expect(last).toMatchObject({
      before: { legal: { registrationNumber: '' } },
      after: { legal: { registrationNumber: 'ИНН 7700000000' } },
    })
  })
})

describe('a payment method that is switched off', () => {
  it('is not offered for new payments, but open payments continue', async () => {
    const orderId = await placeOrder()
    const input = { orderId, currency: 'ETH', amountUsd: 164 }
    const open = (await shop.call('POST', '/api/crypto/payment', input)).body.id
    await change({ paymentMethods: { ETH: { enabled: false, offIn: [] }, card: { enabled: false, offIn: [] } } })
    const { body } = await shop.call('GET', '/api/payment-methods')
    expect(body.coins.map(({ currency }: { currency: string }) => currency)).toEqual([
      'BTC',
      'USDT_ERC20',
      'USDT_TRC20',
    ])
    expect([body.methods, body.cards]).toEqual([['crypto'], []])
    expect((await shop.call('POST', '/api/crypto/payment', input)).body.id).toBe(open)
    const other = await shop.call('POST', '/api/crypto/payment', { ...input, orderId: await placeOrder() })
    expect([other.status, other.body.code]).toEqual([409, 'payments.coin-not-offered'])
    const card = await shop.call('POST', '/api/card/payment', { orderId })
    expect([card.status, card.body.code]).toEqual([409, 'payments.card-not-offered'])
    await change({ paymentMethods: { ETH: { enabled: true, offIn: [] }, card: { enabled: true, offIn: [] } } })
  })

  it('in one country is offered in other countries and for unknown countries', async () => {
    await change({ paymentMethods: { card: { enabled: true, offIn: ['RU'] } } })
    const methods = async (country: string) =>
      (await shop.call('GET', '/api/payment-methods', undefined, { 'cf-ipcountry': country })).body.methods
    expect(await methods('RU')).toEqual(['crypto'])
    expect(await methods('IN')).toEqual(['crypto', 'card'])
    expect(await methods('')).toEqual(['crypto', 'card'])
    const orderId = await placeOrder()
    const refused = await shop.call('POST', '/api/card/payment', { orderId }, { 'cf-ipcountry': 'ru' })
    expect(refused.status).toBe(409)
  })
})

describe('the payment policy in the settings', () => {
  it('can be changed by the owner of the shop only, not by a manager', async () => {
    const refused = await change({ shopName: { ru: 'Наполовину' }, policy: { lockMinutes: 40 } })
    expect(refused.status).toBe(403)
    expect((await read()).shopName.ru).toBe('Ахути')
    const { status, body } = await change({ policy: { lockMinutes: 40 } }, owner)
    expect([status, body.policy.lockMinutes]).toEqual([200, 40])
    expect(shop.payments.policy().lockMs).toBe(40 * 60_000)
  })
})

describe('the numbers that describe a ritual’s tiers', () => {
  it('are shown with the ritual; the shop’s number replaces a missing number', async () => {
    const examples = (await shop.call('GET', '/api/services/ganesha')).body.tiers
    expect(examples.map(({ isExample }: { isExample: boolean }) => isExample)).toEqual([true, true, true])
    const all = { basic: { days: 1, recitations: 108, priests: 2 } }
    const own = { basic: { days: 3, recitations: null, priests: 4 } }
    await change({ tiers: { all, rituals: { ganesha: own } } })
    expect((await shop.call('GET', '/api/services/ganesha')).body.tiers).toEqual([
      { id: 'basic', days: 3, recitations: 108, priests: 4, hours: null, isExample: false },
    ])
    expect((await shop.call('GET', '/api/services/durga/text?lang=en')).body.tiers).toEqual([
      { id: 'basic', ...all.basic, hours: null, isExample: false },
    ])
    await change({ tiers: { all: {}, rituals: {} } })
  })
})

describe('the legal pages', () => {
  it('show the seller as plain text after staff have entered a seller', async () => {
    const page = async () => (await shop.call('GET', '/api/pages/offer?lang=ru')).body.html.replaceAll('\u00a0', ' ')
    expect(await page()).toContain('Продавец: ООО «Пример», 0000000000 (пример песочницы')
    await change({
      legal: {
        operatorName: { ru: 'ИП *Смирнова* <b>', en: 'Smirnova' },
        registrationNumber: 'ОГРНИП 300',
        address: { ru: 'Москва, ул. Лесная, 1', en: 'Moscow' },
        email: 'law@example.com',
      },
    })
    expect(await page()).toContain('ИП *Смирнова* &#x3C;b>, ОГРНИП 300')
    expect(await page()).toContain('Москва, ул. Лесная, 1')
    expect(await page()).toContain('law@example.com')
  })
})
