import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { pruneNotes } from './commands-notes.ts'
import { orders } from '../../orders/orders/tables.ts'
import { nameChanges } from '../../orders/readings/tables.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

async function place(email: string, by: Browser = openBrowser(shop)): Promise<string> {
  const { body } = await by.call('POST', '/api/orders?lang=en', makeOrder([GANESHA_BASIC], { customerEmail: email }))
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  return body.id
}
const correct = (id: string, body: Record<string, unknown>) =>
  owner.call('PUT', `/api/admin/orders/${id}/customer?lang=en`, { name: 'Anna Orlova', version: 1, ...body })
const mailTo = async (email: string) =>
  (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body as {
    subject: string
    text: string
  }[]

describe('the corrected e-mail address of an order', () => {
  it('receives the order’s e-mail; the old address receives a notice without names', async () => {
    const id = await place('wrong@customers.example')
    const { status, body } = await correct(id, { email: 'right@customers.example' })
    expect([status, body.customer.email, body.version]).toEqual([200, 'right@customers.example', 2])
    expect((await mailTo('right@customers.example'))[0]?.text).toContain(id)
    const [last] = await mailTo('wrong@customers.example')
    expect(last?.subject).toBe('An order is no longer connected with this address')
    expect(`${last?.subject} ${last?.text}`).not.toMatch(new RegExp(`Ganesh|Anna|right@|${id.slice(0, 8)}`))
    const { items } = (await owner.call('GET', '/api/admin/audit?what=order.customer')).body
    expect(items[0]).toMatchObject({ subjectId: id, after: { email: true } })
    const found = (await owner.call('GET', '/api/admin/orders?q=right@customers')).body.items
    expect(found.map((order: { id: string }) => order.id)).toEqual([id])
  })

  it('receives a new link if staff request this, and the old link stops working', async () => {
    const id = await place('typo@customers.example')
    const { body } = await correct(id, { email: 'meant@customers.example', newLink: true })
    const link: string = body.link.split('/').at(-1)
    expect([link.length, link.slice(0, 8), link === id]).toEqual([32, id.slice(0, 8), false])
    const stranger = openBrowser(shop)
    for (const path of ['', '/plan', '/again', '/progress', '/gift', '/proofs', '/receipt.pdf'])
      expect([path, (await stranger.call('GET', `/api/orders/${id}${path}`)).status]).toEqual([path, 404])
    expect((await stranger.call('PUT', `/api/orders/${id}/plan`, { days: { 0: '' } })).status).toBe(404)
    expect((await stranger.call('POST', `/api/orders/${id}/data`)).status).toBe(404)
    const asked = { orderId: id, currency: 'USDT_TRC20', amountUsd: 164 }
    expect((await stranger.call('POST', '/api/crypto/payment', asked)).body.code).toBe('payments.order-not-found')
    expect((await stranger.call('POST', '/api/card/payment', { orderId: id })).body.code).toBe(
      'payments.order-not-found',
    )
    const [mail] = await mailTo('meant@customers.example')
    expect(mail?.text).toContain(`/order/${link}`)
    expect(mail?.text).not.toContain(id)
    expect((await mailTo('typo@customers.example')).map(({ text }) => text).join('')).not.toContain(link)
    const seen = await stranger.call('GET', `/api/orders/${link}`)
    expect([seen.status, seen.body.id, seen.body.number]).toEqual([200, link, `Order #${id.slice(0, 8)}`])
    expect((await stranger.call('GET', `/api/orders/${link}/plan`)).status).toBe(200)
    const later = (await owner.call('POST', `/api/admin/orders/${id}/messages/paid`)).status
    expect([later, (await mailTo('meant@customers.example'))[0]?.text.includes(id)]).toEqual([202, false])
    const again = await owner.call('PUT', `/api/admin/orders/${id}/customer`, {
      name: 'Anna Orlova',
      email: 'meant@customers.example',
      newLink: true,
      version: 2,
    })
    expect((await stranger.call('GET', `/api/orders/${link}`)).status).toBe(404)
    expect((await stranger.call('GET', `/api${again.body.link.replace('order', 'orders')}`)).status).toBe(200)
    expect((await owner.call('GET', `/api/orders/${id}`)).status).toBe(200)
  })

  it('shows the new link to a request that repeats the order with its key', async () => {
    const [guest, key] = [openBrowser(shop), { 'idempotency-key': 'key-before-the-new-link' }]
    const order = makeOrder([GANESHA_BASIC], { customerEmail: 'twice@customers.example' })
    const first = await guest.call('POST', '/api/orders', order, key)
    const renewed = await correct(first.body.id, { email: 'twice@customers.example', newLink: true })
    const repeated = await guest.call('POST', '/api/orders', order, key)
    expect([repeated.status, `/order/${repeated.body.id}`]).toEqual([201, renewed.body.link])
    expect(repeated.headers.get('location')).toBe(`/api/orders/${repeated.body.id}`)
    expect(repeated.body.id).not.toBe(first.body.id)
  })

  it('does not hide e-mails to the old address before the customer is erased', async () => {
    const id = await place('earlier@customers.example')
    await correct(id, { email: 'later@customers.example' })
    const read = async () => (await owner.call('GET', `/api/admin/orders/${id}?lang=en`)).body
    const { messages, timeline } = await read()
    expect(new Set(messages.map(({ to }: { to: string }) => to))).toEqual(
      new Set(['earlier@customers.example', 'later@customers.example']),
    )
    const facts = timeline.map((entry: { facts: Record<string, string> }) => entry.facts)
    expect(facts).toContainEqual(expect.objectContaining({ to: 'earlier@customers.example' }))
    expect(facts).toContainEqual({ email: 'earlier@customers.example' })
    await shop.shop.db.update(orders).set({ customerName: '', customerEmail: '' }).where(eq(orders.id, id))
    await pruneNotes(shop.shop)
    expect((await read()).messages).toEqual([])
    const about = (await mailTo('earlier@customers.example')).filter(({ text }) => text.includes(id))
    expect(about).toEqual([])
    expect(JSON.stringify((await read()).timeline)).not.toContain('earlier@')
  })

  it('replaces an unreachable address without a notice to the unreachable address', async () => {
    const id = await place('bounced@customers.example')
    await shop.shop.db.execute(sql`update message set failed_at = now() where recipient = 'bounced@customers.example'`)
    const before = (await mailTo('bounced@customers.example')).length
    expect((await correct(id, { email: 'good@customers.example' })).status).toBe(200)
    expect((await mailTo('bounced@customers.example')).length).toBe(before)
  })

  it('changes the ritual’s names if the account with the new address has a plan', async () => {
    const anna = await signIn(shop, 'planned@customers.example')
    const plan = { startDate: '2027-03-01', participants: 'Olga, Orlova, ,', specialWishes: '', consent: true }
    expect((await anna.call('POST', '/api/ritual-plans?lang=en', plan)).status).toBeLessThan(300)
    const id = await place('unplanned@customers.example')
    const changes = async () => await shop.shop.db.$count(nameChanges, eq(nameChanges.orderId, id))
    const name = makeOrder().customerName
    const { body } = await correct(id, { name, email: 'nobody@customers.example' })
    expect(await changes()).toBe(0)
    await correct(id, { name, email: 'planned@customers.example', version: body.version })
    expect(await changes()).toBe(1)
  })

  it('is refused if the order belongs to an account with an e-mail address', async () => {
    const anna = await signIn(shop, 'anna@customers.example')
    const id = await place('anna@customers.example', anna)
    const refused = await correct(id, { email: 'other@customers.example' })
    expect([refused.status, refused.body.code]).toEqual([409, 'order.address-of-account'])
  })

  it('is refused if the order has changed or the address is invalid', async () => {
    const id = await place('twice@customers.example')
    expect((await correct(id, { email: 'once@customers.example' })).status).toBe(200)
    expect((await correct(id, { email: 'late@customers.example' })).body.code).toBe('conflict.version')
    expect((await correct(id, { email: 'nobody', version: 2 })).status).toBe(422)
  })
})

it('names that staff correct are in the audit log and e-mailed to the customer', async () => {
  const id = await place('names@customers.example')
  const plan = { days: {}, participants: 'Ivan, Orlov, ,', consent: true }
  expect((await owner.call('PUT', `/api/orders/${id}/plan?lang=en`, plan)).status).toBe(200)
  const { items } = (await owner.call('GET', '/api/admin/audit?what=order.plan')).body
  expect(items[0]).toMatchObject({ subjectId: id, who: { email: 'admin@example.com' }, after: { names: true } })
  expect((await mailTo('names@customers.example'))[0]?.subject).toContain('Names and day')
})

it('a correction of one name keeps the other names, birth data and priest’s choice', async () => {
  const id = await place('kept@customers.example')
  const [anna, ivan] = ['Anna, Orlova, 12.03.1951, 07:30', 'Ivan, Orlov, ,']
  const save = (call: TestShop['call'], participants: string) =>
    call('PUT', `/api/orders/${id}/plan?lang=en`, { days: {}, participants, consent: true })
  const stranger: TestShop['call'] = (method, path, body) => openBrowser(shop).call(method, path, body)
  await save(stranger, anna)
  await stranger('PUT', `/api/orders/${id}/plan?lang=en`, { days: {}, priestChooses: true })
  const days = {
    days: [new Date(Date.parse(shop.shop.now().toISOString()) + 5 * 86_400_000).toISOString().slice(0, 10)],
  }
  expect((await owner.call('PUT', `/api/admin/calendar/${id}/0`, days)).status).toBe(200)
  const { texts } = (await owner.call('GET', `/api/orders/${id}/plan`)).body
  expect(texts.participants).toBe(anna)
  const { items } = (await owner.call('GET', '/api/admin/audit?what=order.plan-read')).body
  expect(items).toMatchObject([{ subjectId: id, who: { email: 'admin@example.com' } }])
  expect((await stranger('GET', `/api/orders/${id}/plan`)).body.texts).toBeUndefined()
  await save(owner.call, `${texts.participants}\n${ivan}`)
  expect((await owner.call('GET', `/api/orders/${id}/plan`)).body).toMatchObject({
    texts: { participants: `${anna}\n${ivan}` },
    priestChooses: true,
  })
  const { timeline } = (await owner.call('GET', `/api/admin/orders/${id}`)).body
  const byStaff = timeline.filter(({ actor }: { actor: string | null }) => actor === 'admin@example.com')
  expect(byStaff).toMatchObject([
    { kind: 'days-set', facts: { first: days.days[0], last: days.days[0], count: '1' } },
    { kind: 'plan-corrected' },
  ])
})

it('staff can correct an order’s phone number, which the audit log does not contain', async () => {
  const customer = { firstName: 'Anna', lastName: 'Orlova', phone: '+79161234567', lang: 'en' }
  const made = await owner.call('POST', '/api/admin/orders', { customer, items: makeOrder([GANESHA_BASIC]).items })
  const { id } = made.body
  const change = async (version: number, body: Record<string, unknown>) =>
    await correct(id, { email: '', version, ...body })
  const invalid = await change(1, { phone: '12' })
  expect([invalid.status, invalid.body.errors[0].path]).toEqual([422, 'phone'])
  const changed = await change(1, { phone: '+7 916 765-43-21' })
  expect([changed.status, changed.body.customer.phone]).toEqual([200, '+79167654321'])
  expect((await change(2, {})).body.customer.phone).toBe('+79167654321')
  const found = (await owner.call('GET', '/api/admin/orders?q=%2B79167654321')).body.items
  expect(found.map((order: { id: string }) => order.id)).toEqual([id])
  const { items } = (await owner.call('GET', '/api/admin/audit?what=order.customer')).body
  expect(items[0]).toMatchObject({ subjectId: id, after: { name: false, email: false, phone: true } })
  expect(JSON.stringify(items[0])).not.toContain('7654321')
})
