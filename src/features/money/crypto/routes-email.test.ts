import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, SECOND } from '#base/time.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await openTestShop()
  await Promise.all(shop.jobs.map((job) => job.work()))
})
afterAll(async () => await shop.close())

/** Opens a payment of 164 USDT for an order with this e-mail address. */
async function pay(email: string, lang = 'en'): Promise<{ id: string; orderId: string; address: string }> {
  const ordered = makeOrder([GANESHA_BASIC], { customerEmail: email })
  const { body: order } = await shop.call('POST', `/api/orders?lang=${lang}`, ordered)
  const wanted = { orderId: order.id, currency: 'USDT_TRC20', amountUsd: 164 }
  return (await shop.call('POST', '/api/crypto/payment', wanted)).body
}

const request = async (id: string, body: object = {}) =>
  await shop.call('POST', `/api/crypto/payment/${id}/email`, body)
/** Returns the e-mails to this address, newest first, without the e-mail about the order itself. */
const emailsTo = async (email: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${email}`)).body.slice(0, -1)

describe('the call POST /api/crypto/payment/{id}/email', () => {
  it('sends the payment page only to the order’s e-mail address, for any caller', async () => {
    const payment = await pay('masha@example.com', 'ru')
    const { status, body } = await request(payment.id, { timeZone: 'Asia/Yekaterinburg', to: 'thief@example.com' })
    expect(status).toBe(202)
    expect(body).toEqual({ accepted: true })
    const emails = await emailsTo('masha@example.com')
    expect(emails).toHaveLength(1)
    expect(emails[0].subject).toContain('Оплата заказа')
    expect(emails[0].text).toContain(payment.address)
    expect(emails[0].text).toContain('164 USDT')
    expect(emails[0].text).toContain('GMT+5')
    expect(emails[0].text).toContain(`/order/${payment.orderId}?lang=ru`)
    expect((await shop.call('GET', '/api/sandbox/messages?to=thief@example.com')).body).toEqual([])
  })

  it('sends the missing amount by e-mail after a partial payment', async () => {
    const payment = await pay('rest@example.com')
    await shop.call('POST', '/api/sandbox/chain/transfer', {
      currency: 'USDT_TRC20',
      address: payment.address,
      amount: '100',
    })
    await request(payment.id)
    expect((await emailsTo('rest@example.com'))[0].text).toContain('64 USDT')
  })

  it('sends no payment address if the customer cancelled the payment', async () => {
    const payment = await pay('done@example.com')
    await shop.call('POST', `/api/crypto/payment/${payment.id}/cancellation`)
    await request(payment.id)
    const [email] = await emailsTo('done@example.com')
    expect(email.text).not.toContain(payment.address)
    expect(email.text).toContain(`/order/${payment.orderId}`)
  })

  it('writes times in UTC if the time zone is unknown', async () => {
    const payment = await pay('mars@example.com')
    expect((await request(payment.id, { timeZone: 'Mars/Olympus' })).status).toBe(202)
    expect((await emailsTo('mars@example.com'))[0].text).toContain('UTC')
  })

  it('allows five e-mails a day for all payments of an order', async () => {
    const payment = await pay('many@example.com')
    const answers = await Promise.all(Array.from({ length: 6 }, () => request(payment.id)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 202, 202, 202, 202, 429])
    expect(await emailsTo('many@example.com')).toHaveLength(5)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: DAY / SECOND + 1 })
    expect((await request(payment.id)).status).toBe(202)
  })

  it('returns 404 for an unknown payment', async () => {
    expect((await request('0'.repeat(32))).status).toBe(404)
  })
})
