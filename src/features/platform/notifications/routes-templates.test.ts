import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { makeOrder } from '../../../../test/make-order.ts'
import { engine, openShopOn, openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import type { Browser } from '../../../../test/sign-in.ts'

const ROOT = '/api/admin/email-templates'

let shop: TestShop
let manager: Browser
let viewer: Browser
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signInStaff(shop, 'manager')
  viewer = await signInStaff(shop, 'viewer')
})
afterAll(async () => await shop.close())

const read = async (kind: string) => (await viewer.call('GET', `${ROOT}/${kind}`)).body
const write = async (kind: string, texts: object, by = manager) =>
  await by.call('PUT', `${ROOT}/${kind}`, { version: (await read(kind)).version, ru: {}, en: {}, ...texts })
/** Places an order and returns the e-mail about it. */
async function receive(from: TestShop, to: string, lang: string) {
  await from.call('POST', `/api/orders?lang=${lang}`, makeOrder(undefined, { customerEmail: to }))
  return (await from.call('GET', `/api/sandbox/messages?to=${to}`)).body[0]
}

describe('the texts of an e-mail', () => {
  it('are listed with the required and the allowed placeholders', async () => {
    const { kind, version, parts } = await read('order-received')
    expect([kind, version]).toEqual(['order-received', 0])
    expect(parts[0]).toEqual({
      part: 'subject',
      oneLine: true,
      required: ['number'],
      allowed: ['number', 'shop', 'email'],
      own: { ru: 'Заказ {number} записан и ждёт оплаты', en: 'Order {number} received' },
      text: { ru: 'Заказ {number} записан и ждёт оплаты', en: 'Order {number} received' },
    })
  })

  it('are used in the next e-mail, which also contains the order’s number and sum', async () => {
    const en = { subject: 'Thank you: {number}', pay: 'Pay whenever it suits you.\nWe are here.' }
    const { status, body } = await write('order-received', { en })
    expect([status, body.version]).toEqual([200, 1])
    const english = await receive(shop, 'en@example.com', 'en')
    expect(english.subject).toMatch(/^Thank you: #/)
    expect(english.text).toContain('Pay whenever it suits you.\n\nWe are here.')
    expect(english.text).toMatch(/Total: \$/)
    expect((await receive(shop, 'ru@example.com', 'ru')).subject).toMatch(/^Заказ #.* записан и ждёт оплаты$/)
  })

  it.runIf(engine === 'postgres')('are also used in the e-mails of other processes', async () => {
    const other = await openShopOn(shop.shop.config)
    await write('order-received', { en: { subject: 'Everywhere: {number}' } })
    await expect.poll(async () => (await receive(other, 'other@example.com', 'en')).subject).toMatch(/^Everywhere: #/)
    await other.close()
  })

  it('are refused with an error that names the missing or unknown placeholder', async () => {
    const texts = { ru: { subject: 'Спасибо' }, en: { first: 'Order {number} of {name}' } }
    const { status, body } = await manager.call('PUT', `${ROOT}/order-paid?lang=ru`, { version: 0, ...texts })
    expect(status).toBe(422)
    expect(body.errors).toEqual([
      { path: 'ru.subject', message: '{number} должно остаться в тексте, иначе письмо этого не скажет.' },
      { path: 'en.first', message: '{name} здесь поставить нельзя: магазину нечего подставить.' },
    ])
    expect((await read('order-paid')).version).toBe(0)
  })

  it('are refused if another person has changed the same e-mail meanwhile', async () => {
    await write('ready', { en: { first: 'Done: {number}.' } })
    const { status, body } = await manager.call('PUT', `${ROOT}/ready`, { version: 0, ru: {}, en: {} })
    expect([status, body.code]).toEqual([409, 'conflict.version'])
    expect(body).toMatchObject({ version: 1, present: { version: 1, en: { first: 'Done: {number}.' } } })
  })

  it('become the default texts again if a change omits the texts', async () => {
    await write('moved', { en: { place: 'By the clock of India.' } })
    const { body } = await write('moved', {})
    expect(
      body.parts.every(({ own, text }: { own: object; text: object }) => JSON.stringify(own) === JSON.stringify(text)),
    ).toBe(true)
  })

  it('are in the audit log with the values before and after', async () => {
    await write('tomorrow', { en: { late: 'Write to {email}.' } })
    const rows = await shop.shop.db.select().from(auditEntries)
    expect(rows.filter(({ subjectId }) => subjectId === 'tomorrow')).toMatchObject([
      {
        action: 'email-texts.change',
        before: { 'en.late': 'If a name is wrong, correct it today on the page of the order.' },
        after: { 'en.late': 'Write to {email}.' },
      },
    ])
  })

  it('can be changed only by people who may change settings', async () => {
    expect((await write('every', { en: { helloSomebody: 'Namaste,' } }, viewer)).status).toBe(403)
    expect((await manager.call('GET', `${ROOT}/no-such`)).status).toBe(404)
  })
})

describe('an example of an e-mail', () => {
  it('shows unsaved texts, as plain text and HTML', async () => {
    const words = { helloSomebody: 'Namaste,', hello: 'Namaste {name},' }
    const { body } = await viewer.call('POST', `${ROOT}/every/preview`, { lang: 'en', words })
    expect(body.text).toMatch(/^Namaste Anna,/)
    expect(body.html).toContain('>Namaste Anna,</p>')
    expect((await read('every')).version).toBe(0)
  })

  it('is refused if the texts are invalid', async () => {
    const { status, body } = await viewer.call('POST', `${ROOT}/sign-in/preview`, {
      lang: 'en',
      words: { valid: 'Hurry!' },
    })
    expect([status, body.errors[0].path]).toEqual([422, 'en.valid'])
  })

  it('can be sent to the staff member’s own address, even with unsaved texts', async () => {
    const words = { care: 'Was it not you? Do nothing.' }
    const { status, body } = await manager.call('POST', `${ROOT}/sign-in/test`, { lang: 'en', words })
    expect(status).toBe(200)
    const [sent] = (await shop.call('GET', `/api/sandbox/messages?to=${body.to}`)).body
    expect(sent.text).toContain('Was it not you? Do nothing.')
    expect(sent.code).toBeUndefined()
  })
})
