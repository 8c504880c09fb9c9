import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { media } from '../../platform/media/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { schedules } from '../calendar/tables.ts'
import { proofs } from '../proofs/tables.ts'
import { dayLinks } from './tables.ts'

let shop: TestShop
let owner: Browser
let phone: Browser
let taken = 0
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, SANDBOX_DEMO: '0' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())
beforeEach(async () => {
  phone = openBrowser(shop)
  await shop.shop.db.delete(schedules)
  await shop.shop.db.delete(dayLinks)
})

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)

/** Creates a paid order whose ritual is performed on these days. */
async function perform(customerName: string, ...ahead: number[]): Promise<string> {
  const email = `${customerName.toLowerCase()}@links.example`
  const { body } = await shop.call(
    'POST',
    '/api/orders',
    makeOrder([GANESHA_BASIC], { customerName, customerEmail: email }),
  )
  await shop.shop.db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  await owner.call('PUT', `/api/admin/calendar/${body.id}/0`, { days: ahead.map(day) })
  return body.id
}
const make = async (date = day(0)) => {
  const { status, body } = await owner.call('POST', `/api/admin/day-links/${date}`)
  expect(status).toBe(201)
  return String(body.url).split('/pictures/')[1] ?? ''
}
const read = (token: string, by = phone) => by.call('GET', `/api/day-links/${token}?lang=en`)
/** Sends a picture. Without `bytes` each call sends another picture. */
const send = async (token: string, number = 1, bytes?: Uint8Array, by = phone) => {
  taken += 1
  const sent = bytes ?? (await makePicture({ width: 40 + taken, height: 30 }))
  return await by.call('POST', `/api/day-links/${token}/lines/${number}?lang=en`, mediaForm(sent))
}
const proofsOf = (id: string) => shop.shop.db.select().from(proofs).where(eq(proofs.orderId, id))

it('the page for photos shows the line numbers of the sheet, but no names', async () => {
  const [one, two] = [await perform('Zinaida', 0), await perform('Yuri', 0)]
  const token = await make()
  const { status, body } = await read(token)
  expect(status).toBe(200)
  expect(body).toEqual({
    date: day(0),
    endsAt: new Date(`${day(2)}T00:00:00+05:30`).toISOString(),
    isEarly: false,
    filesLeft: 60,
    lines: [
      { number: 1, files: 0 },
      { number: 2, files: 0 },
    ],
  })
  for (const secret of ['Zinaida', 'Yuri', one, two, 'Ganesha']) expect(JSON.stringify(body)).not.toContain(secret)
})

it('a picture for a sheet line is added to that ritual’s draft report', async () => {
  const [first, second] = [await perform('Anna', 0), await perform('Boris', 0)]
  const sheet = (await owner.call('GET', `/api/admin/sheets/${day(0)}`)).body.performances
  const place = sheet.findIndex(({ orderId }: { orderId: string }) => orderId === second)
  const token = await make()
  const sent = await send(token, place + 1)
  expect(sent).toMatchObject({ status: 201, body: { filesLeft: 59 } })
  expect(await proofsOf(first)).toEqual([])
  const [draft] = await proofsOf(second)
  expect(draft).toMatchObject({ state: 'draft', place: 'Варанаси', token: null })
  const detail = (await owner.call('GET', `/api/admin/proofs/${draft?.id}`)).body
  expect(detail.media).toHaveLength(1)
  const [file] = await shop.shop.db.select().from(media).where(eq(media.id, detail.media[0].id))
  expect(file).toMatchObject({ kind: 'image', visibility: 'staff' })
  await send(token, place + 1)
  expect((await owner.call('GET', `/api/admin/proofs/${draft?.id}`)).body.media).toHaveLength(2)
  expect((await owner.call('GET', `/api/admin/day-links/${day(0)}`)).body.lines[place]).toMatchObject({
    files: 2,
    proofId: draft?.id,
    proofState: 'draft',
  })
  expect((await phone.call('GET', `/api/orders/${second}/proofs`)).body.items ?? []).toEqual([])
})

it('the sender can remove a wrong picture, and an empty draft is deleted', async () => {
  const id = await perform('Olga', 0)
  const token = await make()
  const [first, second] = [(await send(token)).body.picture, (await send(token)).body.picture]
  const remove = (picture: string, by = token) =>
    phone.call('DELETE', `/api/day-links/${by}/lines/1/pictures/${picture}`)
  const { status, body } = await remove(first)
  expect([status, body.lines]).toEqual([200, [{ number: 1, files: 1 }]])
  // A removed picture still counts for the maximum.
  expect(body.filesLeft).toBe(58)
  expect(await shop.shop.db.select().from(media).where(eq(media.id, first))).toEqual([])
  const [draft] = await proofsOf(id)
  const detail = (await owner.call('GET', `/api/admin/proofs/${draft?.id}`)).body
  expect(detail.media.map((one: { id: string }) => one.id)).toEqual([second])
  expect((await remove(first)).body.code).toBe('day-links.picture-unknown')
  expect((await remove(second)).status).toBe(200)
  expect(await proofsOf(id)).toEqual([])
})

it('a picture cannot be removed through another link or line, or after publication', async () => {
  const id = await perform('Pavel', 0)
  const token = await make()
  const { picture } = (await send(token)).body
  await shop.shop.db.update(proofs).set({ state: 'published' }).where(eq(proofs.orderId, id))
  const remove = async (by: string, number = 1) =>
    (await phone.call('DELETE', `/api/day-links/${by}/lines/${number}/pictures/${picture}`)).body.code
  expect(await remove(token)).toBe('day-links.line-published')
  expect(await remove(token, 2)).toBe('day-links.picture-unknown')
  expect(await remove(await make())).toBe('day-links.picture-unknown')
  expect(await shop.shop.db.select().from(media).where(eq(media.id, picture))).toHaveLength(1)
})

it('three pictures that are sent at the same time all reach the ritual’s draft', async () => {
  const id = await perform('Vera', 0)
  const token = await make()
  const answers = await Promise.all([send(token), send(token), send(token)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const [draft] = await proofsOf(id)
  expect((await owner.call('GET', `/api/admin/proofs/${draft?.id}`)).body.media).toHaveLength(3)
})

it('a picture that is sent again after a lost connection is stored once', async () => {
  const id = await perform('Wanda', 0)
  const token = await make()
  const picture = await makePicture({ width: 64, height: 48 })
  const answers = await Promise.all([1, 2, 3].map(() => send(token, 1, picture)))
  const again = await send(token, 1, picture)
  const ids = [...answers, again].map(({ status, body }) => [status, body.picture])
  expect(ids).toEqual(ids.map(() => [201, again.body.picture]))
  expect(again.body).toMatchObject({ filesLeft: 59, lines: [{ number: 1, files: 1 }] })
  const [draft] = await proofsOf(id)
  const detail = async () => (await owner.call('GET', `/api/admin/proofs/${draft?.id}`)).body
  expect((await detail()).media).toHaveLength(1)

  // A different file is a new picture, and a removed picture can be sent again.
  await send(token)
  await phone.call('DELETE', `/api/day-links/${token}/lines/1/pictures/${again.body.picture}`)
  expect((await detail()).media).toHaveLength(1)
  const back = await send(token, 1, picture)
  expect([back.status, back.body.lines]).toEqual([201, [{ number: 1, files: 2 }]])
  expect((await detail()).media).toHaveLength(2)
})

it('a second attempt adds a stored picture to the draft after a failure', async () => {
  const id = await perform('Xenia', 0)
  const token = await make()
  const picture = await makePicture({ width: 65, height: 48 })
  const first = await send(token, 1, picture)
  await shop.shop.db.delete(proofs).where(eq(proofs.orderId, id))
  const second = await send(token, 1, picture)
  expect([second.status, second.body.picture]).toEqual([201, first.body.picture])
  const [draft] = await proofsOf(id)
  const detail = (await owner.call('GET', `/api/admin/proofs/${draft?.id}`)).body
  expect(detail.media.map((one: { id: string }) => one.id)).toEqual([first.body.picture])
})

it('the link’s secret token is stored only as a hash, never in the log', async () => {
  await perform('Gleb', 0)
  const token = await make()
  await send(token)
  expect(JSON.stringify(await shop.shop.db.select().from(dayLinks))).not.toContain(token)
  const audit = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subject, 'day-link'))
  expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['day-link.create', 'day-link.picture']))
  expect(JSON.stringify(audit)).not.toContain(token)
})

it('a new link or a withdrawal disables the earlier link, but the pictures stay', async () => {
  const id = await perform('Dina', 0)
  const earlier = await make()
  await send(earlier)
  const later = await make()
  expect([(await read(earlier)).status, (await read(later)).status]).toEqual([404, 200])
  expect((await owner.call('DELETE', `/api/admin/day-links/${day(0)}`)).body.link).toMatchObject({ isOpen: false })
  expect([(await read(later)).status, (await send(later)).status]).toEqual([404, 404])
  expect((await owner.call('DELETE', `/api/admin/day-links/${day(0)}`)).status).toBe(404)
  expect(await proofsOf(id)).toHaveLength(1)
})

it('a link for pictures is valid until the end of the next day', async () => {
  await perform('Egor', 0)
  const token = await make()
  const { db, now } = shop.shop
  await db.update(dayLinks).set({ endsAt: new Date(now().getTime() + 60_000) })
  expect((await read(token)).status).toBe(200)
  await db.update(dayLinks).set({ endsAt: now() })
  expect([(await read(token)).status, (await send(token)).status]).toEqual([404, 404])
})

it('a link accepts only sixty pictures, even if two arrive at the same time', async () => {
  await perform('Fyodor', 0)
  const token = await make()
  await shop.shop.db.update(dayLinks).set({ files: 59 })
  const answers = await Promise.all([send(token), send(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect((await send(token)).body.code).toBe('day-links.full')
  expect((await read(token)).body.filesLeft).toBe(0)
})

it('a link accepts pictures only for the sheet’s lines, and not before the day', async () => {
  await perform('Hanna', 0)
  const token = await make()
  const text = new TextEncoder().encode('<html><script>alert(1)</script></html>')
  expect((await send(token, 1, text)).status).toBe(415)
  expect((await send(token, 2)).body.code).toBe('day-links.line-unknown')
  await perform('Igor', 3)
  const early = await make(day(3))
  expect((await read(early)).body.isEarly).toBe(true)
  expect((await send(early)).body.code).toBe('day-links.early')
})

it('the link does not accept pictures for a rescheduled, cancelled or published ritual', async () => {
  const id = await perform('Kira', 0)
  const token = await make()
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(4)], version: 1 })
  expect((await send(token)).body.code).toBe('day-links.line-moved')
  await owner.call('PUT', `/api/admin/calendar/${id}/0`, { days: [day(0)], version: 2 })
  await send(token)
  await shop.shop.db.update(proofs).set({ state: 'published' }).where(eq(proofs.orderId, id))
  expect((await send(token)).body.code).toBe('day-links.line-published')
})

it('staff see that the sheet has changed after the link was created', async () => {
  await perform('Lidia', 0)
  await make()
  expect((await owner.call('GET', `/api/admin/day-links/${day(0)}`)).body.link).toMatchObject({ isStale: false })
  await perform('Maxim', 0)
  expect((await owner.call('GET', `/api/admin/day-links/${day(0)}`)).body.link).toMatchObject({ isStale: true })
})

it('a visitor who guesses links must wait, but a valid link still works', async () => {
  await perform('Nina', 0)
  const token = await make()
  const guess = () => read('A'.repeat(43))
  for (let count = 0; count < 20; count += 1) expect((await guess()).status).toBe(404)
  expect((await guess()).status).toBe(429)
  expect((await read(token)).status).toBe(200)
})

it('only staff create links, and only for current or future days with rituals', async () => {
  const path = `/api/admin/day-links/${day(0)}`
  expect((await phone.call('POST', path)).status).toBe(401)
  expect((await owner.call('POST', path)).body.code).toBe('day-links.no-lines')
  expect((await owner.call('POST', `/api/admin/day-links/${day(-2)}`)).body.code).toBe('day-links.over')
})

it('a draft created on the first day gets the last day as date', async () => {
  const { db } = shop.shop
  const id = await perform('Oleg', ...Array.from({ length: 14 }, (_, ahead) => ahead))
  await send(await make())
  const [sent] = await proofsOf(id)
  const detail = async () => (await owner.call('GET', `/api/admin/proofs/${sent?.id}`)).body
  const before = await detail()
  expect([before.performedAt, before.earlyUntil]).toEqual([sent?.performedAt.toISOString(), day(13)])
  expect(before.fewerDays).toEqual({ shown: 1, paid: 14 })
  // The test makes all stored times fifteen days older.
  await db.execute(sql`update day_link set day = day - 15`)
  await db.execute(sql`update day_link_file set sent_at = sent_at - interval '15 days'`)
  await db.execute(sql`update performance_day set day = day - 15 where order_id = ${id}`)
  await db.execute(sql`update proof set performed_at = performed_at - interval '15 days' where order_id = ${id}`)
  const after = await detail()
  expect([after.performedAt, after.fewerDays]).toEqual([`${day(-2)}T06:30:00.000Z`, null])
  const { token, number } = (await owner.call('POST', `/api/admin/proofs/${after.id}/publication`)).body
  const term = { from: day(-15), to: day(-2), days: 14 }
  expect((await phone.call('GET', `/api/proofs/${token}?lang=en`)).body.term).toMatchObject(term)
  expect((await phone.call('GET', `/api/verify/${number}?lang=en`)).body.term).toMatchObject(term)
})

it('a report has the day that staff chose; the draft mentions missing days', async () => {
  const { db } = shop.shop
  const id = await perform('Pavel', 0, 1)
  await send(await make())
  await db.execute(sql`update performance_day set day = day - 4 where order_id = ${id}`)
  const [sent] = await proofsOf(id)
  const path = `/api/admin/proofs/${sent?.id}`
  const { media: files, place, text, version } = (await owner.call('GET', path)).body
  const performedAt = `${day(-4)}T03:00:00.000Z`
  const edit = { performedAt, place, text, version, media: files.map((file: { id: string }) => file.id) }
  expect((await owner.call('PUT', path, edit)).body.fewerDays).toEqual({ shown: 1, paid: 14 })
  expect((await owner.call('POST', `${path}/publication`)).body.performedAt).toBe(performedAt)
})
