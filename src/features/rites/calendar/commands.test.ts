import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeOrder } from '../../../../test/make-order.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'
import { messages } from '../../platform/notifications/tables.ts'
import { orders } from '../../orders/orders/tables.ts'
import { addDays } from '../../orders/plans/rules.ts'
import { remindOfTomorrow } from './commands-reminders.ts'
import { moveLines } from './commands.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'

let shop: TestShop
let owner: Browser
beforeAll(async () => {
  // A mail server that fails.
  shop = await openTestShop({ ...BEHIND_PROXY, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@shop.example' })
  owner = await signIn(shop, 'admin@example.com')
})
afterAll(() => shop.close())

const day = (ahead: number) => addDays(dayAtPlace(shop.shop.now()), ahead)
const schedule = async (id: string, days: string[]) =>
  (await owner.call('PUT', `/api/admin/calendar/${id}/0?lang=en`, { days })).status

/** Creates an order whose customer received the e-mail about the set days, and the reminder on the day before the first day. */
async function reminded(email: string, days: string[]): Promise<string> {
  const { db } = shop.shop
  const { body } = await shop.call('POST', '/api/orders?lang=ru', makeOrder(undefined, { customerEmail: email }))
  await db.update(orders).set({ status: 'completed', paidAt: shop.shop.now() }).where(eq(orders.id, body.id))
  await db.delete(messages).where(eq(messages.recipient, email))
  expect(await schedule(body.id, days)).toBe(200)
  const eve = new Date(`${addDays(days[0] ?? '', -1)}T12:00:00+05:30`)
  await remindOfTomorrow({
    shop: { ...shop.shop, now: () => eve },
    plansOf: async () => new Map(),
    isLineProved: sql`false`,
  })
  expect(await waiting(email)).toHaveLength(2)
  return body.id
}

const waiting = async (email: string) => {
  const isWaiting = and(eq(messages.recipient, email), isNotNull(messages.nextTryAt))
  const rows = await shop.shop.db.select().from(messages).where(isWaiting).orderBy(messages.createdAt)
  return rows.map(({ subject }) => subject.replace(/^.*: /, ''))
}

describe('a waiting e-mail about the days of a ritual', () => {
  it('is withdrawn if the days change before the e-mail is sent', async () => {
    const id = await reminded('moved@calendar.example', [day(2)])
    await schedule(id, [day(9)])
    expect(await waiting('moved@calendar.example')).toEqual([expect.stringContaining('назначен')])
  })

  it('is withdrawn without a replacement if the days are removed before sending', async () => {
    const id = await reminded('none@calendar.example', [day(2)])
    await schedule(id, [])
    expect(await waiting('none@calendar.example')).toEqual([])
  })

  it('is replaced by an e-mail about the change since the last sent e-mail', async () => {
    const id = await reminded('told@calendar.example', [day(2)])
    const { db, now } = shop.shop
    await db
      .update(messages)
      .set({ sentAt: now(), nextTryAt: null })
      .where(eq(messages.recipient, 'told@calendar.example'))
    await schedule(id, [day(9)])
    await schedule(id, [day(10)])
    expect(await waiting('told@calendar.example')).toEqual([expect.stringContaining('измен')])
    await schedule(id, [])
    expect(await waiting('told@calendar.example')).toEqual([expect.stringContaining('заново')])
    await schedule(id, [day(11)])
    expect(await waiting('told@calendar.example')).toEqual([expect.stringContaining('измен')])
  })

  it('is withdrawn even after a failed delivery, because staff could send it again', async () => {
    const id = await reminded('failed@calendar.example', [day(2)])
    const { db, now } = shop.shop
    const isTheirs = eq(messages.recipient, 'failed@calendar.example')
    await db.update(messages).set({ failedAt: now(), nextTryAt: null }).where(isTheirs)
    await schedule(id, [day(9)])
    expect(await db.select().from(messages).where(isTheirs)).toMatchObject([{ failedAt: null }])
  })

  it('is not withdrawn if another day is added', async () => {
    const id = await reminded('longer@calendar.example', [day(2)])
    await schedule(id, [day(2), day(9)])
    expect(await waiting('longer@calendar.example')).toEqual([
      expect.stringContaining('назначен'),
      expect.stringContaining('завтра'),
    ])
  })

  it('is withdrawn if the group ritual is rescheduled', async () => {
    const id = await reminded('group@calendar.example', [day(2)])
    const { db, now } = shop.shop
    await db.transaction((tx) => moveLines(tx, now(), [{ orderId: id, position: 0 }], { from: day(2), to: day(9) }))
    expect(await waiting('group@calendar.example')).toEqual([])
  })

  it('is withdrawn if the order is cancelled', async () => {
    const id = await reminded('cancelled@calendar.example', [day(2)])
    const { version } = (await owner.call('GET', `/api/admin/orders/${id}`)).body
    const body = { status: 'cancelled', reason: 'Так попросили', version }
    expect((await owner.call('PUT', `/api/orders/${id}/status`, body)).status).toBe(200)
    expect(await waiting('cancelled@calendar.example')).toEqual([expect.not.stringContaining('завтра')])
  })

  it('stays in the database after sending, even if the days are removed', async () => {
    const id = await reminded('sent@calendar.example', [day(2)])
    const { db, now } = shop.shop
    const isTheirs = eq(messages.recipient, 'sent@calendar.example')
    await db.update(messages).set({ sentAt: now(), nextTryAt: null }).where(isTheirs)
    await schedule(id, [])
    expect(await db.select().from(messages).where(isTheirs)).toHaveLength(3)
  })
})
