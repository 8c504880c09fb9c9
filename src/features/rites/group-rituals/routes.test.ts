import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarDay, HOUR } from '#base/time.ts'
import { CATALOGUE_CHANGED } from '#features/catalogue/catalogue/commands.ts'
import { approveManually, confirmManually } from '#features/money/payment-review/commands-manual.ts'
import type { Staff } from '#features/money/settlements/model.ts'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { refuseChanges } from '../../../../test/refuse-database-changes.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { listLines } from '../../orders/orders/queries.ts'
import { orders } from '../../orders/orders/tables.ts'
import { eventually } from '../../../../test/wait-until.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

let families = 0
const inHours = (hours: number) => new Date(shop.shop.now().getTime() + hours * HOUR).toISOString()

async function make(changes: Record<string, unknown> = {}) {
  const group = { serviceId: 'ganesha', performsAt: inHours(50), closesAt: inHours(48), places: 3, price: 25 }
  return await admin.call('POST', '/api/admin/group-rituals?lang=ru', { ...group, ...changes })
}

async function join(groupId: string, changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const customerEmail = `family${(families += 1)}@example.com`
  const body = {
    customerName: 'Анна Смирнова',
    customerEmail,
    family: 'Анна Смирнова\nПётр',
    consent: true,
    ...changes,
  }
  return await openBrowser(shop).call('POST', `/api/group-rituals/${groupId}/places?lang=ru`, body, headers)
}

const read = async (id: string) => (await shop.call('GET', `/api/group-rituals/${id}?lang=ru`)).body
const detail = async (id: string) => (await admin.call('GET', `/api/admin/group-rituals/${id}`)).body
const setStatus = async (id: string, status: 'completed' | 'cancelled') =>
  await shop.shop.db.update(orders).set({ status, paidAt: shop.shop.now() }).where(eq(orders.id, id))
const staff = (accountId: string): Staff => ({ accountId, role: 'admin', staffRole: 'owner' })
const work = async (job: string) => await shop.jobs.find(({ name }) => name === job)?.work()

describe('a group ritual', () => {
  it('can be ordered right after a catalogue ritual on the same database connection', async () => {
    const { body: group } = await make()
    for (let turn = 0; turn < 2; turn += 1) {
      const key = () => ({ 'idempotency-key': randomUUID() })
      const { status } = await shop.call('POST', '/api/orders', makeOrder([GANESHA_BASIC]), key())
      const { status: joined, body: order } = await join(group.id, {}, key())
      expect([status, joined, order.items?.[0].performsAt]).toEqual([201, 201, group.performsAt])
      const [line] = await listLines(shop.shop.db, order.id)
      expect(line?.performsAt?.toISOString()).toBe(group.performsAt)
    }
  })

  it('is listed while open, and each family can buy one place', async () => {
    const { status, body: group } = await make()
    expect(status).toBe(201)
    const { body: listed } = await shop.call('GET', '/api/group-rituals?lang=en')
    expect(listed).toContainEqual(expect.objectContaining({ id: group.id, price: 25, left: 3, closed: null }))
    const { status: joined, body: order } = await join(group.id)
    expect([joined, order.total, order.items]).toMatchObject([201, 25, [{ duration: 0, quantity: 1, price: 25 }]])
    expect(order.items[0]).toMatchObject({
      name: expect.stringMatching(/^Ганеша.*, общая$/),
      performsAt: group.performsAt,
    })
    expect(await read(group.id)).toMatchObject({ left: 2, places: 3 })
    // The cart does not accept a place in a group.
    expect((await shop.call('GET', `/api/orders/${order.id}/again`)).body.items).toEqual([])
  })

  it('returns an unpaid place again only to a customer with a confirmed e-mail address', async () => {
    const { body: group } = await make()
    const anna = { customerEmail: 'anna.joins@example.com' }
    const [own, stranger] = [await join(group.id, anna), await join(group.id, anna)]
    expect([own.status, stranger.status, stranger.body.id === own.body.id]).toEqual([201, 201, false])
    const browser = await signIn(shop, anna.customerEmail)
    const body = { customerName: 'Анна Смирнова', ...anna, family: 'Анна', consent: true }
    const again = async () => (await browser.call('POST', `/api/group-rituals/${group.id}/places`, body)).body.id
    expect([own.body.id, stranger.body.id]).toContain(await again())
    expect(await again()).toBe(await again())
  })

  it('returns an unpaid place again only to the account with the place’s phone number', async () => {
    const { body: group } = await make({ places: 9 })
    const olga = { customerEmail: 'olga.joins@example.com' }
    const boris = await signIn(shop, 'boris.joins@example.com')
    const [byPhone, another] = [await signIn(shop, '+79165550111'), await signIn(shop, '+79165550112')]
    const take = async (browser: Browser, customerEmail: string) => {
      const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
      return (await browser.call('POST', `/api/group-rituals/${group.id}/places`, body)).body.id
    }
    const guest = (await join(group.id, olga)).body.id
    const proved = await take(boris, 'boris.joins@example.com')
    const own = await take(byPhone, olga.customerEmail)
    const taken = [guest, proved, own, await take(byPhone, 'boris.joins@example.com')]
    taken.push(await take(another, olga.customerEmail))
    expect(new Set(taken).size).toBe(5)
    expect(await take(byPhone, olga.customerEmail)).toBe(own)
    // A guest took a place with this e-mail address. The place belongs to the customer who has verified the address. A place of an account
    // with a phone number does not.
    expect(await take(await signIn(shop, olga.customerEmail), olga.customerEmail)).toBe(guest)
  })

  it('accepts new names from a family that has not paid yet', async () => {
    const { body: group } = await make()
    const owner = await signIn(shop, 'vera.joins@example.com')
    const take = async (family: string) => {
      const body = { customerName: 'Вера', customerEmail: 'vera.joins@example.com', family, consent: true }
      return (await owner.call('POST', `/api/group-rituals/${group.id}/places`, body)).body.id
    }
    const [first, again] = [await take('Анна\nПётр'), await take('Анна\nПётр\nМария')]
    expect(again).toBe(first)
    const namesRead = async () => (await admin.call('GET', `/api/admin/orders/${first}`)).body.plan.participants
    expect(await namesRead()).toEqual(['Анна', 'Пётр', 'Мария'])
    await setStatus(first, 'completed')
    expect(await take('Ольга')).not.toBe(first)
    expect(await namesRead()).toEqual(['Анна', 'Пётр', 'Мария'])
  })

  it('sells its last place only once if eight people join at the same time', async () => {
    const { body: group } = await make({ places: 2 })
    await join(group.id)
    const answers = await Promise.all(Array.from({ length: 8 }, () => join(group.id)))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('groups.full')
    expect(await read(group.id)).toMatchObject({ left: 0, closed: 'full' })
    expect((await shop.call('GET', '/api/group-rituals')).body).not.toContainEqual(
      expect.objectContaining({ id: group.id }),
    )
  })

  it('is listed even if ten earlier group rituals are full', async () => {
    const soon = { performsAt: inHours(30), closesAt: inHours(28), places: 1 }
    for (let full = 0; full < 10; full += 1) await join((await make(soon)).body.id)
    const { body: free } = await make({ ...soon, performsAt: inHours(31) })
    const { body: listed } = await shop.call('GET', '/api/group-rituals')
    expect([listed[0].id, listed.length <= 10]).toEqual([free.id, true])
  })

  it('returns the same order to a person who requests a place twice', async () => {
    const { body: group } = await make()
    const twice = () => join(group.id, { customerEmail: 'twice@example.com' }, { 'idempotency-key': 'pressed-twice' })
    const [one, other] = await Promise.all([twice(), twice()])
    expect([one.status, one.body.id]).toEqual([201, other.body.id])
    expect((await read(group.id)).left).toBe(2)
  })

  it('has a free place again if staff cancel or refund an order', async () => {
    let heard = 0
    await shop.shop.database.listen(CATALOGUE_CHANGED, () => {
      heard += 1
    })
    const { body: group } = await make()
    const [unpaid, paid] = [await join(group.id), await join(group.id)]
    await setStatus(paid.body.id, 'completed')
    await eventually(() => expect(heard).toBe(1))
    const step = { status: 'cancelled', version: 1 }
    expect((await admin.call('PUT', `/api/orders/${unpaid.body.id}/status`, step)).status).toBe(200)
    await eventually(() => expect(heard).toBe(2))
    await shop.shop.db.transaction(async (tx) => await shop.payments.orders.onRefunded(tx, paid.body.id, 'hand'))
    await eventually(() => expect(heard).toBe(3))
    expect(await read(group.id)).toMatchObject({ left: 3 })
  })

  it('frees an unpaid place after two hours, but not a paid place', async () => {
    const { body: group } = await make({ places: 2 })
    const [unpaid, paid] = [await join(group.id), await join(group.id)]
    await setStatus(paid.body.id, 'completed')
    await work('free-group-places')
    expect((await read(group.id)).left).toBe(0)
    const long = new Date(shop.shop.now().getTime() - 2.1 * HOUR)
    for (const { body } of [unpaid, paid])
      await shop.shop.db.update(orders).set({ createdAt: long }).where(eq(orders.id, body.id))
    await work('free-group-places')
    expect(await read(group.id)).toMatchObject({ left: 1, closed: null })
    expect((await shop.call('GET', `/api/orders/${unpaid.body.id}`)).body.status).toBe('cancelled')
    expect((await shop.call('GET', `/api/orders/${paid.body.id}`)).body.status).toBe('completed')
  })

  it('frees all other places even if one place causes an error', async () => {
    const { body: group } = await make({ places: 3 })
    const [first, broken, last] = [await join(group.id), await join(group.id), await join(group.id)]
    const long = new Date(shop.shop.now().getTime() - 2.1 * HOUR)
    for (const { body } of [first, broken, last])
      await shop.shop.db.update(orders).set({ createdAt: long }).where(eq(orders.id, body.id))
    const allow = await refuseChanges(shop.shop.db, 'update on customer_order', `new.id = '${broken.body.id}'`)
    await expect(work('free-group-places')).rejects.toThrow('Failed query')
    await allow()
    expect((await read(group.id)).left).toBe(2)
    await work('free-group-places')
    expect((await read(group.id)).left).toBe(3)
  })

  it('does not free a place after a card payment or during an approval', async () => {
    const { body: group } = await make({ price: 1200 })
    const [confirmed, charged] = [await join(group.id), await join(group.id)]
    const input = {
      orderId: confirmed.body.id,
      amountCents: 1200_00,
      receivedOn: calendarDay(shop.shop.now()),
      note: '',
    }
    const waits = await confirmManually(shop.payments, staff('anna'), { ...input, reference: 'bank of the family' })
    const { body: card } = await shop.call('POST', '/api/card/payment', { orderId: charged.body.id })
    const ref = new URL(card.url).pathname.split('/').at(-1)
    await shop.call('POST', `/api/sandbox/card/${ref}/outcome`, { outcome: 'pay-wrong-amount' })
    const long = new Date(shop.shop.now().getTime() - 2.1 * HOUR)
    for (const { body } of [confirmed, charged])
      await shop.shop.db.update(orders).set({ createdAt: long }).where(eq(orders.id, body.id))
    await work('free-group-places')
    expect(await read(group.id)).toMatchObject({ left: 1 })
    expect((await shop.call('GET', `/api/orders/${charged.body.id}`)).body.status).toBe('pending')
    expect(await approveManually(shop.payments, staff('boris'), waits.id)).toMatchObject({ status: 'settled' })
    expect((await shop.call('GET', `/api/orders/${confirmed.body.id}`)).body.status).toBe('completed')
  })

  it('cannot be ordered after its sale has ended or after a cancellation', async () => {
    const { body: off } = await make()
    await admin.call('POST', `/api/admin/group-rituals/${off.id}/cancellation`, { version: off.version })
    expect((await join(off.id)).body.code).toBe('groups.cancelled')
    const { performsAt, closesAt, places, price } = off
    const edit = { performsAt, closesAt, places, price, version: off.version + 1 }
    expect((await admin.call('PUT', `/api/admin/group-rituals/${off.id}`, edit)).body.code).toBe('groups.cancelled')
    const { body: late } = await make({ closesAt: inHours(0.2) })
    const page = { status: 200, etag: '', plain: Buffer.from('can be joined') }
    await shop.pageCache.getOrRender('a page that names it', async () => page)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 900 })
    await eventually(() => expect(shop.pageCache.get('a page that names it')).toBeUndefined())
    expect((await join(late.id)).body.code).toBe('groups.closed')
    expect((await read(late.id)).closed).toBe('closed')
  })

  it('does not accept payments after its cancellation, and staff decide about received money', async () => {
    const { body: group } = await make({ price: 1200 })
    const customerEmail = 'waits.to.pay@example.com'
    const customer = await signIn(shop, customerEmail)
    const body = { customerName: 'Анна Смирнова', customerEmail, family: 'Анна', consent: true }
    const take = async () => await customer.call('POST', `/api/group-rituals/${group.id}/places?lang=ru`, body)
    const [unpaid, confirmed] = [await take(), await join(group.id)]
    const sum = { orderId: confirmed.body.id, amountCents: 1200_00, receivedOn: calendarDay(shop.shop.now()) }
    await confirmManually(shop.payments, staff('anna'), { ...sum, reference: 'bank, called off', note: '' })
    await admin.call('POST', `/api/admin/group-rituals/${group.id}/cancellation?lang=ru`, { version: group.version })
    const paying = { orderId: unpaid.body.id, amountUsd: 1200, currency: 'USDT_TRC20' }
    expect((await shop.call('POST', '/api/card/payment', { orderId: unpaid.body.id })).status).toBe(409)
    expect((await shop.call('POST', '/api/crypto/payment', paying)).status).toBe(409)
    expect((await take()).body.code).toBe('groups.cancelled')
    const { timeline, status } = (await admin.call('GET', `/api/admin/orders/${unpaid.body.id}`)).body
    expect([status, timeline]).toMatchObject([
      'cancelled',
      expect.arrayContaining([
        expect.objectContaining({ kind: 'status', facts: expect.objectContaining({ reason: 'Общий ритуал отменён' }) }),
      ]),
    ])
    const mailed = (await shop.call('GET', `/api/sandbox/messages?to=${customerEmail}`)).body
    expect(mailed.map(({ subject }: { subject: string }) => subject)).toContainEqual(expect.stringMatching(/отменён$/))
    expect((await shop.call('GET', `/api/orders/${confirmed.body.id}`)).body.status).toBe('pending')
  })

  it('requires names and consent from customers, and a valid day from staff', async () => {
    const { body: group } = await make()
    const pathsOf = ({ status, body }: Awaited<ReturnType<typeof join>>) => [
      status,
      ...(body.errors ?? []).map(({ path }: { path: string }) => path),
    ]
    expect(pathsOf(await join(group.id, { family: ' , ', consent: false }))).toEqual([422, 'family', 'consent'])
    expect(pathsOf(await join(group.id, { family: Array.from({ length: 11 }, () => 'Анна').join(',') }))).toEqual([
      422,
      'family',
    ])
    expect(pathsOf(await make({ performsAt: inHours(-1), closesAt: inHours(2), serviceId: 'nothing' }))).toEqual([
      422,
      'performsAt',
      'closesAt',
      'serviceId',
    ])
    await join(group.id)
    await join(group.id)
    const { performsAt, closesAt, price, version } = await detail(group.id)
    const fewer = { performsAt, closesAt, price, version, places: 1 }
    expect(pathsOf(await admin.call('PUT', `/api/admin/group-rituals/${group.id}`, fewer))).toEqual([422, 'places'])
    const changed = await admin.call('PUT', `/api/admin/group-rituals/${group.id}`, { ...fewer, places: 2 })
    expect([changed.status, changed.body.closed]).toEqual([200, 'full'])
  })

  it('has one report for all paid families, with each family’s names', async () => {
    const { body: group } = await make({ places: 4 })
    const [first, second, unpaid] = [
      await join(group.id),
      await join(group.id, { family: 'Ольга Орлова' }),
      await join(group.id),
    ]
    for (const { body } of [first, second]) await setStatus(body.id, 'completed')
    const path = `/api/admin/group-rituals/${group.id}/proof`
    expect((await admin.call('POST', path)).body.code).toBe('groups.no-proof')
    const { body: photo } = await admin.call(
      'POST',
      '/api/admin/media',
      mediaForm(await makePicture({ width: 40, height: 30 })),
    )
    const facts = { performedAt: '2026-01-14T02:10:00Z', place: 'Варанаси', media: [photo.id] }
    const { body: draft } = await admin.call('POST', '/api/admin/proofs', {
      orderId: first.body.id,
      lineId: '0',
      ...facts,
    })
    await admin.call('POST', `/api/admin/proofs/${draft.id}/publication`)
    expect((await admin.call('POST', path)).body).toMatchObject({ proved: 2, paid: 2, taken: 3 })
    const proofOf = async (orderId: string) => (await shop.call('GET', `/api/orders/${orderId}/proofs`)).body
    const [proof] = await proofOf(second.body.id)
    const page = (await shop.call('GET', `/api/proofs/${proof.token}?lang=ru`)).body
    expect([page.place, page.media.length, page.names]).toEqual(['Варанаси', 1, ['О. О.']])
    expect((await shop.call('GET', `/api/orders/${second.body.id}`)).body.status).toBe('ready')
    expect(await proofOf(unpaid.body.id)).toEqual([])
    await setStatus(unpaid.body.id, 'completed')
    expect((await admin.call('POST', path)).body).toMatchObject({ proved: 3, paid: 3 })
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, group.id))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['group.create', 'group.proof', 'group.proof'])
  })

  it('has the current day on all pages of the order, even after rescheduling', async () => {
    const { body: group } = await make({ performsAt: '2027-03-01T01:30:00Z', closesAt: inHours(48) })
    const customerEmail = 'moment@example.com'
    const { body: order } = await join(group.id, { customerEmail })
    const day = '1 марта 2027 г., 07:00 по времени Индии'
    const mailed = async () => {
      const { body } = await shop.call('GET', `/api/sandbox/messages?to=${customerEmail}`)
      return body[0].text
    }
    expect(await mailed()).toContain(`, общая, ${day}`)
    await admin.call('PUT', `/api/admin/group-rituals/${group.id}`, {
      performsAt: '2027-03-01T20:00:00Z',
      closesAt: group.closesAt,
      places: 3,
      price: 25,
      version: group.version,
    })
    const moved = { performsAt: '2027-03-01T20:00:00.000Z', duration: 0 }
    await setStatus(order.id, 'completed')
    const customer = await signIn(shop, customerEmail)
    const [listed] = (await customer.call('GET', `/api/orders?email=${customerEmail}`)).body
    const one = (await shop.call('GET', `/api/orders/${order.id}`)).body
    const whole = (await admin.call('GET', `/api/admin/orders/${order.id}?lang=ru`)).body
    const { items } = (await admin.call('GET', `/api/admin/orders?q=${order.id.slice(0, 8)}`)).body
    expect([listed.items, one.items, whole.items, items[0].items]).toMatchObject([[moved], [moved], [moved], [moved]])
    // In India it is already the next day.
    expect(whole.plan.startDate).toBe('2027-03-02')
    const csv = await shop.api.request(`http://localhost/api/admin/orders.csv?lang=ru&q=${order.id.slice(0, 8)}`, {
      headers: { host: 'localhost', cookie: `sid=${admin.cookies.get('sid')}` },
    })
    expect(await csv.text()).toContain(', общая, 2 марта 2027 г., 01:30 по времени Индии')
    const plan = (await shop.call('GET', `/api/orders/${order.id}/plan`)).body
    expect(plan.rituals).toMatchObject([{ performsAt: moved.performsAt, startDate: null }])
    const days = await shop.call('PUT', `/api/orders/${order.id}/plan`, { days: { 0: '2027-04-01' } })
    expect([days.status, days.body.errors[0].path]).toEqual([422, 'days.0'])
    const waiting = (await admin.call('GET', '/api/admin/calendar/unscheduled?limit=100')).body.items
    expect(waiting.find(({ orderId }: { orderId: string }) => orderId === order.id)).toMatchObject({
      performsAt: moved.performsAt,
    })
    expect((await customer.call('GET', '/api/ritual-plans')).status).toBe(404)
  })

  it('exports and deletes the account’s names, but the place stays taken', async () => {
    const { body: group } = await make()
    const customerEmail = 'leaves@example.com'
    const { body: order } = await join(group.id, { customerEmail })
    await setStatus(order.id, 'completed')
    const customer = await signIn(shop, customerEmail)
    expect((await customer.call('GET', '/api/account/export')).body.groupRituals).toMatchObject([
      { orderId: order.id, family: 'Анна Смирнова\nПётр' },
    ])
    await customer.call('DELETE', '/api/account', { confirm: true })
    expect(await detail(group.id)).toMatchObject({ taken: 1, families: [{ names: [] }] })
  })

  it('does not free a deleted account’s place while a payment awaits confirmation', async () => {
    const { body: group } = await make({ price: 1200 })
    const customerEmail = 'leaves.early@example.com'
    const { body: order } = await join(group.id, { customerEmail })
    const input = { orderId: order.id, amountCents: 1200_00, receivedOn: calendarDay(shop.shop.now()), note: '' }
    const waits = await confirmManually(shop.payments, staff('anna'), { ...input, reference: 'bank of who left' })
    await (await signIn(shop, customerEmail)).call('DELETE', '/api/account', { confirm: true })
    await work('prune-group-places')
    expect(await approveManually(shop.payments, staff('boris'), waits.id)).toMatchObject({ status: 'settled' })
    expect(await detail(group.id)).toMatchObject({ taken: 1, families: [{ names: [] }] })
  })
})
