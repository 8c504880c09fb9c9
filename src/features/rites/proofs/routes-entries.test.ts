import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GANESHA_BASIC, makeOrder } from '../../../../test/make-order.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, openBrowser, signIn } from '../../../../test/sign-in.ts'
import { auditEntries } from '../../platform/audit/tables.ts'
import { orderLines, orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import { remindOfTomorrow } from '../calendar/commands-reminders.ts'
import { tellOfLateRecordings } from './commands.ts'
import { isLineProved } from './queries.ts'

let shop: TestShop
let admin: Browser
beforeAll(async () => {
  shop = await openTestShop(BEHIND_PROXY)
  admin = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)
const takePhoto = async () => {
  const picture = await makePicture({ width: 40, height: 30 })
  return (await admin.call('POST', '/api/admin/media', mediaForm(picture, { visibility: 'staff' }))).body
}

/** Creates a paid order that is scheduled on these days, with a draft of its proof. */
async function begun(customerEmail: string, days: string[]): Promise<{ orderId: string; proofId: string }> {
  const { body } = await shop.call('POST', '/api/orders?lang=en', makeOrder([GANESHA_BASIC], { customerEmail }))
  const orderId: string = body.id
  const paid = { status: 'completed' as const, paidAt: shop.shop.now() }
  await shop.shop.db.update(orders).set(paid).where(eq(orders.id, orderId))
  if (days.length > 0) await admin.call('PUT', `/api/admin/calendar/${orderId}/0`, { days })
  const media = [(await takePhoto()).id]
  const facts = { performedAt: shop.shop.now().toISOString(), place: 'Assi Ghat', media }
  const made = await admin.call('POST', '/api/admin/proofs', { orderId, lineId: '0', ...facts })
  return { orderId, proofId: made.body.id }
}

const add = (proofId: string, body: Record<string, unknown>) =>
  admin.call('POST', `/api/admin/proofs/${proofId}/entries`, body)
const publish = (proofId: string, body?: Record<string, unknown>) =>
  admin.call('POST', `/api/admin/proofs/${proofId}/publication`, body)
const progressOf = async (orderId: string) =>
  (await openBrowser(shop).call('GET', `/api/orders/${orderId}/progress?lang=en`)).body
const isOpenToAll = async (url: string) => (await shop.api.request(`http://localhost${url}`)).status === 200

describe('the report entries of a ritual, day by day', () => {
  it('are shown with the order before the ritual is finished', async () => {
    const { orderId, proofId } = await begun('log@log.example', [day(0), day(5)])
    const photo = await takePhoto()
    expect(await isOpenToAll(photo.url)).toBe(false)
    const added = await add(proofId, { day: day(0), note: 'The first offering', media: [photo.id] })
    expect([added.status, added.body.state, added.body.token]).toEqual([201, 'draft', null])
    const { status, lines } = await progressOf(orderId)
    expect([status, lines[0].performed]).toEqual(['processing', null])
    expect(lines[0].entries).toMatchObject([{ day: day(0), note: 'The first offering', media: [{ id: photo.id }] }])
    expect(await isOpenToAll(photo.url)).toBe(true)
  })

  it('have notes in two languages, and are sorted by day', async () => {
    const { orderId, proofId } = await begun('two@log.example', [])
    await add(proofId, { day: day(0), note: { ru: 'Второй день', en: 'The second day' } })
    await add(proofId, { day: day(-1), note: { ru: 'Первый день', en: '' } })
    const { lines } = await progressOf(orderId)
    expect(lines[0].entries.map(({ note }: { note: string }) => note)).toEqual(['Первый день', 'The second day'])
  })

  it('are refused for a future day, without content, or after the publication', async () => {
    const { proofId } = await begun('refused@log.example', [])
    const early = await add(proofId, { day: day(1), note: 'Tomorrow' })
    const empty = await add(proofId, { day: day(0) })
    const unknown = await add(proofId, { day: day(0), media: ['b'.repeat(32)] })
    const faults = [early, empty, unknown].map(({ status, body }) => [status, body.errors[0].path])
    expect(faults).toEqual([
      [422, 'day'],
      [422, 'note'],
      [422, 'media'],
    ])
    await publish(proofId)
    const late = await add(proofId, { day: day(0), note: 'Later' })
    expect([late.status, late.body.code]).toEqual([409, 'proofs.published'])
  })

  it('are hidden together with their photos after staff delete them', async () => {
    const { orderId, proofId } = await begun('gone@log.example', [])
    const photo = await takePhoto()
    const { body } = await add(proofId, { day: day(0), media: [photo.id] })
    const removed = await admin.call('DELETE', `/api/admin/proofs/${proofId}/entries/${body.entries[0].id}`)
    expect([removed.status, removed.body.entries]).toEqual([200, []])
    expect((await progressOf(orderId)).lines[0].entries).toEqual([])
    expect(await isOpenToAll(photo.url)).toBe(false)
  })

  it('are all on the page of the ritual', async () => {
    const { orderId, proofId } = await begun('one@log.example', [])
    await add(proofId, { day: day(-1), note: 'One' })
    await add(proofId, { day: day(0), note: 'Two' })
    const { body } = await publish(proofId)
    const page = await openBrowser(shop).call('GET', `/api/proofs/${body.token}?lang=en`)
    expect(page.body.entries.map(({ note }: { note: string }) => note)).toEqual(['One', 'Two'])
    expect((await shop.call('GET', `/api/orders/${orderId}/proofs`)).body).toHaveLength(1)
  })
})

describe('a recording that is not published by the promised day', () => {
  const lateMails = async (to: string) => {
    const { body } = await shop.call('GET', `/api/sandbox/messages?to=${encodeURIComponent(to)}`)
    return body.filter(({ subject }: { subject: string }) => subject.includes('is late'))
  }
  /** Runs the job at this hour in India, `ahead` days from now. */
  const runOn = (ahead: number, clock: string) =>
    tellOfLateRecordings({ ...shop.shop, now: () => new Date(`${day(ahead)}T${clock}:00+05:30`) })

  it('is announced to the customer once, on the morning after the promised day', async () => {
    const { orderId, proofId } = await begun('overdue@log.example', [day(0)])
    const published = await begun('in.time@log.example', [day(0)])
    await publish(published.proofId)
    const { recordingDays, lines } = await progressOf(orderId)
    expect(lines[0].recordingBy).toBe(day(recordingDays))
    await runOn(recordingDays, '20:00')
    await runOn(recordingDays + 1, '06:00')
    expect(await lateMails('overdue@log.example')).toEqual([])
    await runOn(recordingDays + 1, '12:00')
    await runOn(recordingDays + 2, '12:00')
    const [mail, ...more] = await lateMails('overdue@log.example')
    expect(more).toEqual([])
    expect(mail.text).toContain('were due by')
    expect(await lateMails('in.time@log.example')).toEqual([])
    await publish(proofId)
  })

  it('is announced for a group ritual that was not scheduled in the calendar', async () => {
    const { orderId } = await begun('group.late@log.example', [])
    const performsAt = new Date(`${day(0)}T06:00:00+05:30`)
    await shop.shop.db.update(orderLines).set({ performsAt }).where(eq(orderLines.orderId, orderId))
    await runOn(10, '12:00')
    expect(await lateMails('group.late@log.example')).toHaveLength(1)
  })

  it('is announced once even if the clock jumps past the morning into the night', async () => {
    const { orderId } = await begun('jump.late@log.example', [])
    const performsAt = new Date(`${day(0)}T06:00:00+05:30`)
    await shop.shop.db.update(orderLines).set({ performsAt }).where(eq(orderLines.orderId, orderId))
    const { recordingDays } = await progressOf(orderId)
    await runOn(recordingDays + 1, '02:00')
    expect(await lateMails('jump.late@log.example')).toEqual([])
    await runOn(recordingDays + 13, '02:00')
    expect(await lateMails('jump.late@log.example')).toHaveLength(1)
    await runOn(recordingDays + 13, '12:00')
    expect(await lateMails('jump.late@log.example')).toHaveLength(1)
  })
})

describe('the publication before the last scheduled day', () => {
  it('requires a reason, which the audit log records', async () => {
    const { orderId, proofId } = await begun('early@log.example', [day(0), day(3)])
    const refused = await publish(proofId)
    expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([422, 'proofs.early', 'reason'])
    expect((await progressOf(orderId)).status).toBe('completed')
    const done = await publish(proofId, { reason: 'The family asked to end earlier' })
    expect([done.status, (await progressOf(orderId)).status]).toEqual([200, 'ready'])
    const audited = await shop.shop.db.select().from(auditEntries).where(eq(auditEntries.subjectId, proofId))
    const entry = audited.find(({ action }) => action === 'proof.publish')
    expect(entry?.after).toMatchObject({ reason: 'The family asked to end earlier', lastDay: day(3) })
    // An order with other rituals stays open. The customer gets no reminder of a ritual that has ended.
    await shop.shop.db.update(orders).set({ status: 'processing' }).where(eq(orders.id, orderId))
    const eve = { ...shop.shop, now: () => new Date(`${day(2)}T12:00:00+05:30`) }
    const countReminders = async () => {
      await remindOfTomorrow({ shop: eve, plansOf: async () => new Map(), isLineProved })
      const sent: { subject: string }[] = (await shop.call('GET', '/api/sandbox/messages?to=early@log.example')).body
      return sent.filter(({ subject }) => subject.includes('tomorrow')).length
    }
    expect(await countReminders()).toBe(0)
    await admin.call('DELETE', `/api/admin/proofs/${proofId}/publication`, { reason: 'Not ended yet' })
    expect(await countReminders()).toBe(1)
  })

  it('requires no reason on the last day or if no days are scheduled', async () => {
    const last = await begun('last@log.example', [day(0)])
    const none = await begun('none@log.example', [])
    expect([(await publish(last.proofId)).status, (await publish(none.proofId)).status]).toEqual([200, 200])
  })
})

it('a report tells staff if the calendar has another day or priest', async () => {
  const { orderId, proofId } = await begun('planned@log.example', [day(3)])
  const { id: priestId } = (
    await admin.call('POST', '/api/admin/priest-profiles', { name: { en: 'Gauri', ru: 'Гаури' } })
  ).body
  await admin.call('PUT', `/api/admin/calendar/${orderId}/0`, { days: [day(3)], priestId, version: 1 })
  const read = async () => (await admin.call('GET', `/api/admin/proofs/${proofId}?lang=en`)).body
  expect((await read()).calendar).toEqual({ day: day(3), priest: 'Gauri' })
  const line = (await admin.call('GET', `/api/admin/missing-proofs/${orderId}/0`)).body
  expect([line.priestId, line.lastDay]).toEqual([priestId, day(3)])
  const { version, media } = await read()
  const facts = { place: 'Assi Ghat', media: media.map(({ id }: { id: string }) => id), version, priestId }
  await admin.call('PUT', `/api/admin/calendar/${orderId}/0`, { days: [day(0)], priestId, version: 2 })
  await admin.call('PUT', `/api/admin/proofs/${proofId}`, { ...facts, performedAt: shop.shop.now().toISOString() })
  expect((await read()).calendar).toEqual({ day: null, priest: null })
})
