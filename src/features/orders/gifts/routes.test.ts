import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../orders/tables.ts'
import { gifts } from './tables.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

let customers = 0
const GIFT = { name: 'Мария Лебедева', note: 'С днём рождения!' }
const newCustomer = () => `giver${(customers += 1)}@example.com`

async function give(email: string, gift: Record<string, unknown> = GIFT, more: Record<string, unknown> = {}) {
  const { status, body } = await openBrowser(shop).call(
    'POST',
    '/api/orders?lang=ru',
    makeOrder([GANESHA_BASIC], { customerEmail: email, gift, ...more }),
  )
  return { status, body, id: body.id as string }
}

/** Pays an order by bank card, as customers do. */
async function pay(orderId: string): Promise<void> {
  const { body } = await shop.call('POST', '/api/card/payment', { orderId })
  const ref = /sandbox\/card\/([^/?]+)/.exec(body.url)?.[1]
  await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay' })
  await shop.call('POST', `/api/card/payment/${body.id}/confirmation`, {})
}

async function tokenMailed(email: string): Promise<string | undefined> {
  const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)
  return body.map(({ text }: { text: string }) => /\/gift\/([0-9a-f]{32})/.exec(text)?.[1]).find(Boolean)
}

describe('a gift order', () => {
  it('gets a gift card page after payment, and an e-mail contains its link', async () => {
    const email = newCustomer()
    const { id } = await give(email)
    const [row] = await shop.shop.db.select().from(gifts).where(eq(gifts.id, id))
    expect((await shop.call('GET', `/api/gifts/${row?.token}`)).status).toBe(404)
    expect(await tokenMailed(email)).toBeUndefined()
    await pay(id)
    expect(await tokenMailed(email)).toBe(row?.token)
    const { body } = await shop.call('GET', `/api/gifts/${row?.token}?lang=ru`)
    expect(body).toEqual({
      ...GIFT,
      from: 'Анна Смирнова',
      rituals: [{ id: 'ganesha', name: 'Ганеша-ягья', category: expect.any(String) }],
    })
    await shop.shop.db.update(orders).set({ status: 'refunded' }).where(eq(orders.id, id))
    expect((await shop.call('GET', `/api/gifts/${row?.token}`)).status).toBe(404)
  })

  it('shows its recipient only to the signed-in customer and to staff', async () => {
    const email = newCustomer()
    const { id } = await give(email)
    expect((await shop.call('GET', `/api/orders/${id}/gift`)).body).toEqual({ isGift: true, hasCard: false })
    const owner = await signIn(shop, email)
    expect((await owner.call('GET', `/api/orders/${id}/gift`)).body.owner).toMatchObject(GIFT)
    expect((await admin.call('GET', `/api/admin/orders/${id}`)).body.gift).toMatchObject(GIFT)
    const { body: plain } = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail: email }))
    expect((await shop.call('GET', `/api/orders/${plain.id}/gift`)).body).toEqual({ isGift: false, hasCard: false })
    expect((await admin.call('GET', `/api/admin/orders/${plain.id}`)).body.gift).toBeNull()
  })

  it('has the recipient’s name in its certificate, even after a later plan of the giver', async () => {
    const email = newCustomer()
    const { id } = await give(email)
    await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
    const giver = await signIn(shop, email)
    const startDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const plan = { startDate, specialWishes: 'Мир', participants: 'Пётр, Орлов, , ', consent: true }
    expect((await giver.call('POST', '/api/ritual-plans', plan)).status).toBeLessThan(300)
    const { body: photo } = await admin.call(
      'POST',
      '/api/admin/media',
      mediaForm(await makePicture({ width: 40, height: 30 })),
    )
    const facts = { performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo.id] }
    const { body: draft } = await admin.call('POST', '/api/admin/proofs', { orderId: id, lineId: '0', ...facts })
    const { body: proof } = await admin.call('POST', `/api/admin/proofs/${draft.id}/publication`)
    await giver.call('PUT', `/api/proofs/${proof.token}/visibility`, { visibility: 'names' })
    expect((await shop.call('GET', `/api/proofs/${proof.token}?lang=ru`)).body.names).toEqual(['Мария Лебедева'])
  })

  it('contains only the recipient’s name, and shows this name only to the customer', async () => {
    const email = newCustomer()
    const { id } = await give(email)
    await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
    const path = `/api/orders/${id}/plan`
    const byLink = (await openBrowser(shop).call('GET', path)).body
    expect([byLink.participantCount, byLink.recipient]).toEqual([1, {}])
    const owner = await signIn(shop, email)
    expect((await owner.call('GET', path)).body.recipient).toEqual({ name: GIFT.name })
    const { body: plain } = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC], { customerEmail: email }))
    expect((await owner.call('GET', `/api/orders/${plain.id}/plan`)).body.recipient).toBeUndefined()
  })

  it('and its e-mails show the recipient’s name even if the order contains other names', async () => {
    const email = newCustomer()
    const plan = { participants: 'Пётр, Орлов, , ', specialWishes: 'Мир', consent: true }
    const { id } = await give(email, GIFT, { plan })
    const giver = await signIn(shop, email)
    await pay(id)
    const startDate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    await openBrowser(shop).call('PUT', `/api/orders/${id}/plan?lang=ru`, { days: { 0: startDate } })
    const other = { startDate: '2099-01-01', specialWishes: '', participants: 'Вера, Орлова, , ', consent: true }
    expect((await giver.call('POST', '/api/ritual-plans', other)).status).toBeLessThan(300)
    const { plan: read } = (await admin.call('GET', `/api/admin/orders/${id}`)).body
    expect(read).toMatchObject({ startDate, participants: ['Мария Лебедева'], specialWishes: 'Мир' })
    const { body: mailed } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)
    const names = mailed.flatMap(({ text }: { text: string }) => /Имена: (.*)/.exec(text)?.[1] ?? [])
    // The e-mails, newest first: a plan was saved by the order's link, the order was paid, the order was received. When the e-mail about
    // the received order was sent, nobody had verified the address.
    expect(names).toEqual(['Мария Лебедева', 'Мария Лебедева', '1\u00a0имя'])
  })

  it('lets the giver correct the recipient’s name by the same rules as other names', async () => {
    const email = newCustomer()
    const { id } = await give(email)
    const correct = async (recipient: string) =>
      await openBrowser(shop).call('PUT', `/api/orders/${id}/plan?lang=ru`, { days: {}, recipient })
    expect((await correct('Марина Лебедева')).body.code).toBe('plans.order-closed')
    const giver = await signIn(shop, email)
    await pay(id)
    const order = async () => (await admin.call('GET', `/api/admin/orders/${id}`)).body
    const { version } = await order()
    expect((await correct(' ')).body.errors[0].path).toBe('recipient')
    const { body } = await correct('Марина Лебедева')
    expect([body.participantCount, body.recipient]).toEqual([1, {}])
    expect(await order()).toMatchObject({ gift: { ...GIFT, name: 'Марина Лебедева' }, version: version + 1 })
    expect((await giver.call('GET', `/api/orders/${id}/gift`)).body.owner.name).toBe('Марина Лебедева')
    const late = await admin.call('PUT', `/api/admin/orders/${id}/gift`, { ...GIFT, version })
    expect(late.body).toMatchObject({ code: 'conflict.version', present: { gift: { name: 'Марина Лебедева' } } })
    const { body: mailed } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)
    expect(mailed[0].text).toContain('Имена: Марина Лебедева')
  })

  it('marks the order if the giver corrects the name after the day was set', async () => {
    const { id } = await give(newCustomer())
    await pay(id)
    const day = new Date(shop.shop.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
    expect((await admin.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day], reason: 'x' })).status).toBe(200)
    await openBrowser(shop).call('PUT', `/api/orders/${id}/plan`, { days: {}, recipient: 'Марина Лебедева' })
    const { namesMark, namesRead } = (await admin.call('GET', `/api/admin/orders/${id}`)).body
    expect([namesMark?.day, namesRead]).toEqual([day, ['Марина Лебедева']])
  })

  it('lets staff change the recipient’s name on the card until the ritual is performed', async () => {
    const { id } = await give(newCustomer())
    await pay(id)
    const order = async () => (await admin.call('GET', `/api/admin/orders/${id}`)).body
    const change = async (gift: Record<string, unknown>, by = admin) =>
      await by.call('PUT', `/api/admin/orders/${id}/gift`, gift)
    const { version, gift } = await order()
    expect(gift).toEqual({ ...GIFT, mayChange: true })
    const other = { name: 'Марина Лебедева', note: 'С юбилеем!' }
    expect((await change({ ...other, version })).body).toMatchObject({ gift: other, version: version + 1 })
    const [row] = await shop.shop.db.select().from(gifts).where(eq(gifts.id, id))
    expect((await shop.call('GET', `/api/gifts/${row?.token}`)).body).toMatchObject(other)
    expect((await order()).plan.participants).toEqual(['Марина Лебедева'])
    expect([row?.recipient, row?.note].join()).not.toMatch(/Лебедева|юбилеем/)

    const late = await change({ ...GIFT, version })
    expect([late.status, late.body.code, late.body.version, late.body.present.gift]).toEqual([
      409,
      'conflict.version',
      version + 1,
      other,
    ])
    expect((await change({ name: ' ', version: version + 1 })).body.errors[0].path).toBe('name')
    // If a change contains nothing new, the shop stores nothing.
    expect((await change({ ...other, version: version + 1 })).body.version).toBe(version + 1)
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    const changes = entries.filter(({ action }) => action === 'order.gift')
    expect(changes).toMatchObject([
      { before: { initials: 'М. Л.', noteLength: 16 }, after: { initials: 'М. Л.', noteLength: 10 } },
    ])
    expect((await order()).timeline).toContainEqual(
      expect.objectContaining({ kind: 'gift-changed', actor: 'admin@example.com' }),
    )
    await admin.call('POST', '/api/admin/staff', { email: 'gift-viewer@example.com', role: 'viewer' })
    const viewer = await signIn(shop, 'gift-viewer@example.com')
    expect((await change({ ...GIFT, version: version + 1 }, viewer)).status).toBe(403)
    await shop.shop.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, id))
    expect((await change({ ...GIFT, version: version + 1 })).body.code).toBe('order.gift-over')
    expect((await order()).gift).toEqual({ ...other, mayChange: false })
    const { body: plain } = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]))
    const none = await admin.call('PUT', `/api/admin/orders/${plain.id}/gift`, { ...GIFT, version: 1 })
    expect(none.body.code).toBe('order.no-gift')
  })

  it('tells the giver a recipient’s name that staff changed, but not a change of the words', async () => {
    const email = newCustomer()
    const { id } = await give(email)
    // Only a verified address gets names in full.
    await signIn(shop, email)
    const mails = async () =>
      (await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(email)}`)).body.map(
        ({ text }: { text: string }) => text,
      )
    const change = async (gift: Record<string, unknown>) => {
      const { version } = (await admin.call('GET', `/api/admin/orders/${id}`)).body
      return (await admin.call('PUT', `/api/admin/orders/${id}/gift`, { ...GIFT, ...gift, version })).status
    }
    const received = (await mails()).length
    expect(await change({ name: 'Мария Лебедь' })).toBe(200)
    expect(await mails()).toHaveLength(received)
    await pay(id)
    const paid = (await mails()).length
    expect(await change({ name: 'Мария Лебедь', note: 'С юбилеем!' })).toBe(200)
    expect(await mails()).toHaveLength(paid)
    expect(await change({ name: 'Марина Лебедева', note: 'С юбилеем!' })).toBe(200)
    const [newest, ...others] = await mails()
    expect(others).toHaveLength(paid)
    expect(newest).toContain('Имена: Марина Лебедева')
    expect(newest).not.toContain('С юбилеем!')
  })

  it('accepts only one of several simultaneous changes', async () => {
    const { id } = await give(newCustomer())
    const { version } = (await admin.call('GET', `/api/admin/orders/${id}`)).body
    const names = ['Ольга', 'Нина', 'Вера', 'Зоя']
    const answers = await Promise.all(
      names.map(async (name) => await admin.call('PUT', `/api/admin/orders/${id}/gift`, { name, note: '', version })),
    )
    const won = names.filter((_, place) => answers[place]?.status === 200)
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 3])
    expect((await admin.call('GET', `/api/admin/orders/${id}`)).body.gift.name).toBe(won[0])
  })

  it('is refused for a wrong name or note, and its key allows no other order', async () => {
    const faults = await Promise.all(
      [{ name: ' ' }, { name: 'x'.repeat(101) }, { ...GIFT, note: 'x'.repeat(501) }, { ...GIFT, note: 'a\u0007' }].map(
        async (gift) => {
          const { status, body } = await give(newCustomer(), gift)
          return [status, body.errors?.[0]?.path]
        },
      ),
    )
    expect(faults).toEqual([
      [422, 'gift.name'],
      [422, 'gift.name'],
      [422, 'gift.note'],
      [422, 'gift.note'],
    ])
    const email = newCustomer()
    const key = { 'idempotency-key': 'gift-and-no-gift' }
    const body = makeOrder([GANESHA_BASIC], { customerEmail: email })
    expect((await shop.call('POST', '/api/orders', { ...body, gift: GIFT }, key)).status).toBe(201)
    expect((await shop.call('POST', '/api/orders', { ...body, gift: GIFT }, key)).status).toBe(201)
    expect((await shop.call('POST', '/api/orders', body, key)).status).toBe(409)
  })

  it('is part of the giver’s data export, and is deleted with the giver’s data', async () => {
    const [email, left] = [newCustomer(), newCustomer()]
    const { id } = await give(email)
    await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
    const giver = await signIn(shop, email)
    expect((await giver.call('GET', '/api/account/export')).body.gifts).toEqual([{ orderId: id, ...GIFT }])
    await giver.call('DELETE', '/api/account', { confirm: true })
    const { id: other } = await give(left)
    await shop.shop.db.update(orders).set({ customerName: '', customerEmail: '' }).where(eq(orders.id, other))
    await shop.jobs.find(({ name }) => name === 'prune-gifts')?.work()
    const kept = await shop.shop.db.select({ id: gifts.id }).from(gifts)
    expect(kept.filter((gift) => [id, other].includes(gift.id))).toEqual([])
  })
})
