import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { pruneReadings } from '../../orders/readings/commands.ts'
import { nameReadings } from '../../orders/readings/tables.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'

let shop: TestShop
let staff: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  staff = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const NICHOLAS = { name: 'Nicholas Wright', devanagari: 'नीकोलास राइट' }
const NAMED = { participants: 'Nicholas, Wright, ,\nAnna, Smith, ,', specialWishes: '' }
const day = (ahead: number) =>
  new Date(Date.parse(`${dayAtPlace(shop.shop.now())}T00:00:00Z`) + ahead * 86_400_000).toISOString().slice(0, 10)

async function order(email: string, changes: Record<string, unknown> = {}, by: Pick<TestShop, 'call'> = shop) {
  const made = await by.call('POST', '/api/orders?lang=en', {
    ...makeOrder([GANESHA_BASIC], { customerEmail: email }),
    ...changes,
  })
  expect(made.status).toBe(201)
  const id = String(made.body.id)
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, id))
  return id
}
const stranger: TestShop['call'] = (method, path, body) => openBrowser(shop).call(method, path, body)
const save = (id: string, body: Record<string, unknown>, call = stranger) =>
  call('PUT', `/api/orders/${id}/plan?lang=en`, { days: {}, ...body })
const schedule = async (id: string, ahead: number) =>
  await staff.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(ahead)] })
const sheet = async (ahead: number) => (await staff.call('GET', `/api/admin/sheets/${day(ahead)}?lang=en`)).body
const readOn = async (ahead: number) =>
  (await sheet(ahead)).performances[0].people.map(
    ({ devanagari, correctedBy }: { devanagari: string; correctedBy: string | null }) => [devanagari, correctedBy],
  )
const print = (ahead: number) => staff.call('POST', `/api/admin/sheets/${day(ahead)}/prints?lang=en`)
const detail = async (id: string) => (await staff.call('GET', `/api/admin/orders/${id}?lang=en`)).body
const today = async () => (await staff.call('GET', '/api/admin/today?lang=en')).body.namesChanged
const pass = (seconds: number) => shop.call('POST', '/api/sandbox/clock/advance', { seconds })

describe('a corrected pronunciation of a name', () => {
  it('that was typed before payment is on the sheet, but hidden from link visitors', async () => {
    const id = await order('before@readings.example', { plan: { ...NAMED, readings: [NICHOLAS], consent: true } })
    await schedule(id, 2)
    expect(await readOn(2)).toEqual([
      ['नीकोलास राइट', 'customer'],
      ['एना स्मिथ', null],
    ])
    const [row] = await shop.shop.db.select().from(nameReadings).where(eq(nameReadings.orderId, id))
    expect(row?.readings).toMatch(/^s1\./)
    expect(JSON.stringify((await stranger('GET', `/api/orders/${id}/plan`)).body)).not.toMatch(/नी|Nicholas/)
  })

  it('can be changed through the order’s link until the ritual, without changing the name', async () => {
    const typed = 'Mary\u200d, क्‍ष, ,'
    const id = await order('link@readings.example')
    await schedule(id, 3)
    const names = { participants: typed, consent: true }
    const [name] = ['Mary क्‍ष']
    expect((await save(id, { ...names, readings: [{ name, devanagari: 'मैरी' }] })).status).toBe(200)
    expect((await readOn(3))[0]).toEqual(['मैरी', 'customer'])
    expect((await sheet(3)).performances[0].people[0].name).toBe(name)
    await save(id, { readings: [{ name, devanagari: '' }] })
    expect((await readOn(3))[0]?.[1]).toBeNull()
    await shop.shop.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, id))
    expect((await save(id, { readings: [{ name, devanagari: 'मैरी' }] })).body.code).toBe('plans.order-closed')
  })

  it.each([
    ['Latin letters', 'Nikolas'],
    ['a link', 'राइट http://x.example'],
    ['only a point', '.'],
  ])('is refused with a reason if it has %s', async (_, devanagari) => {
    const id = await order('letters@readings.example')
    const { status, body } = await save(id, { readings: [{ name: 'Nicholas', devanagari }] })
    expect([status, body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: 'readings.0.devanagari', message: 'Write the reading in Devanagari.' })],
    ])
  })

  it('in a plan applies to all the account’s orders, readable only by the customer', async () => {
    const anna = await signIn(shop, 'plan@readings.example')
    const id = await order('plan@readings.example', {}, anna)
    await schedule(id, 4)
    const plan = { startDate: day(20), ...NAMED, readings: [NICHOLAS], consent: true }
    expect((await anna.call('POST', '/api/ritual-plans?lang=en', plan)).body.readings).toEqual([NICHOLAS])
    expect((await anna.call('GET', '/api/ritual-plans?lang=en')).body.readings).toEqual([NICHOLAS])
    expect((await readOn(4))[0]).toEqual(['नीकोलास राइट', 'customer'])
    const { texts } = (await save(id, { ...NAMED, readings: [NICHOLAS] }, anna.call)).body
    expect(texts.readings).toEqual([NICHOLAS])
    const replaced = await save(id, { participants: 'Olga, Smith, ,' }, anna.call)
    expect(replaced.body.texts.readings).toEqual([])
  })

  it('is on the sheet of a gift if the recipient has this name', async () => {
    const recipient = { name: 'Nicholas Wright', devanagari: 'नीकोलास राइट' }
    const plan = { participants: '', specialWishes: '', readings: [recipient] }
    const id = await order('gift@readings.example', { gift: { name: 'Nicholas  Wright', note: '' }, plan })
    await schedule(id, 5)
    expect(await readOn(5)).toEqual([['नीकोलास राइट', 'customer']])
  })

  it('is in the data export, and is deleted with the consent or the name', async () => {
    const eva = await signIn(shop, 'erased@readings.example')
    const id = await order('erased@readings.example', { plan: { ...NAMED, readings: [NICHOLAS], consent: true } }, eva)
    const { body } = await eva.call('GET', '/api/account/export')
    expect(JSON.stringify(body)).toContain('नीकोलास राइट')
    const kept = async (of: string) =>
      await shop.shop.db.select().from(nameReadings).where(eq(nameReadings.orderId, of))
    expect(await kept(id)).toHaveLength(1)
    expect((await eva.call('DELETE', '/api/account/consent')).status).toBeLessThan(300)
    expect(await kept(id)).toEqual([])
    const other = await order('pruned@readings.example', { plan: { ...NAMED, readings: [NICHOLAS], consent: true } })
    await shop.shop.db.update(orders).set({ customerName: '' }).where(eq(orders.id, other))
    await pruneReadings(shop.shop)
    expect(await kept(other)).toEqual([])
  })
})

describe('staff who prepare a ritual', () => {
  it('can correct a pronunciation at any time, and the customer gets an e-mail', async () => {
    const id = await order('staff@readings.example', { plan: { ...NAMED, consent: true } })
    await shop.shop.db.update(orders).set({ status: 'ready' }).where(eq(orders.id, id))
    const answer = await staff.call('PUT', `/api/admin/orders/${id}/readings?lang=en`, NICHOLAS)
    expect(answer.body).toMatchObject({
      namesRead: ['Nicholas Wright', 'Anna Smith'],
      readings: [{ ...NICHOLAS, by: 'staff' }],
    })
    expect(answer.body.timeline).toContainEqual(
      expect.objectContaining({ kind: 'reading-changed', actor: 'admin@example.com' }),
    )
    const entries = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect(entries.map(({ action }) => action)).toEqual(['order.reading'])
    expect(JSON.stringify(entries)).not.toMatch(/Nicholas|नी/)
    const [email] = (await shop.call('GET', '/api/sandbox/messages?to=staff@readings.example')).body
    expect(email.subject).toMatch(/how a name will be read$/)
    expect(email.text).toContain('Nicholas Wright: नीकोलास राइट (Nīkolās Rāit)')
    await staff.call('PUT', `/api/admin/orders/${id}/readings`, NICHOLAS)
    expect((await detail(id)).timeline.filter(({ kind }: { kind: string }) => kind === 'reading-changed')).toHaveLength(
      1,
    )
  })

  it('see on order, sheet and Today that a name changed after the print', async () => {
    const id = await order('print@readings.example', { plan: { ...NAMED, consent: true } })
    await schedule(id, 6)
    expect((await sheet(6)).printedAt).toBeNull()
    await pass(60)
    expect((await print(6)).body.printedAt).toEqual(expect.any(String))
    expect((await detail(id)).namesMark).toBeNull()
    await pass(60)
    await save(id, { readings: [NICHOLAS] })
    const [performance] = (await sheet(6)).performances
    expect(performance.changedAt).toEqual(expect.any(String))
    expect((await detail(id)).namesMark).toMatchObject({ kind: 'after-print', day: day(6), isPast: false })
    const mine = (await today()).items.filter(({ detail: text }: { detail: string }) => text.includes(id.slice(0, 8)))
    expect(mine).toMatchObject([
      { detail: expect.stringContaining('changed after the sheet of'), target: { kind: 'sheet', day: day(6) } },
    ])
    const listed = async () =>
      (await staff.call('GET', '/api/admin/calendar/changed-names')).body.items.filter(
        ({ orderId }: { orderId: string }) => orderId === id,
      )
    expect(await listed()).toMatchObject([{ lineId: '0', day: day(6), kind: 'after-print' }])
    await pass(60)
    await print(6)
    expect((await sheet(6)).performances[0].changedAt).toBeNull()
    expect(await listed()).toEqual([])
    expect((await detail(id)).namesMark).toBeNull()
  })

  it('see that names changed after the days were set, but not earlier changes', async () => {
    const id = await order('days@readings.example')
    await save(id, { ...NAMED, consent: true })
    await pass(60)
    await schedule(id, 7)
    expect((await detail(id)).namesMark).toBeNull()
    await pass(60)
    await save(id, { participants: 'Olga, Smith, ,', consent: true })
    expect((await detail(id)).namesMark).toMatchObject({ kind: 'after-days', printedAt: null })
    expect((await detail(id)).timeline.map(({ kind }: { kind: string }) => kind)).toContain('names-changed')
  })

  it('see names that changed after the ritual until staff have asked the priest', async () => {
    const id = await order('after@readings.example', { plan: { ...NAMED, consent: true } })
    await schedule(id, 8)
    const [past, read] = [
      day(8),
      async () => (await staff.call('GET', `/api/admin/sheets/${past}`)).body.performances[0],
    ]
    const printPast = () => staff.call('POST', `/api/admin/sheets/${past}/prints`)
    await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 10 * 86_400, keepSessions: true })
    await printPast()
    await pass(60)
    await save(id, { participants: 'Olga, Smith, ,', consent: true })
    await pass(60)
    await printPast()
    const { namesMark } = await detail(id)
    expect(namesMark).toMatchObject({ kind: 'after-ritual', lineId: '0', day: past, isPast: true })
    expect(await read()).toMatchObject({ changedAt: namesMark.at, isChangedAfter: true })
    const mine = async () =>
      (await today()).items.filter(({ detail: text }: { detail: string }) => text.includes(id.slice(0, 8)))
    expect(await mine()).toMatchObject([{ action: 'check-names', target: { kind: 'order', id } }])
    const { items } = (await staff.call('GET', '/api/admin/calendar/changed-names')).body
    expect(items.filter(({ orderId }: { orderId: string }) => orderId === id)).toMatchObject([{ kind: 'after-ritual' }])
    const check = (at: string) => staff.call('POST', `/api/admin/calendar/${id}/0/names-checks`, { at })
    expect((await check(namesMark.at)).status).toBe(204)
    expect([(await detail(id)).namesMark, await mine(), (await read()).changedAt]).toEqual([null, [], null])
    await save(id, { participants: 'Olga, Wright, ,', consent: true })
    expect((await detail(id)).namesMark).toMatchObject({ kind: 'after-ritual' })
  })
})
