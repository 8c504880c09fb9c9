import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { after, DAY, HOUR, isDue, MINUTE, SECOND } from '#base/time.ts'
import { openTestShop, type TestShop } from '../../../test/shop.ts'
import { dueMessages } from '#features/platform/notifications/queries.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import { rowsOf } from './database.ts'
import { dueBy, longestBy } from './due-rows.ts'
import { limits } from './rate-limit-table.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => await shop.close())

/** Each case has three values: how far the row's time is in the future (in milliseconds), the longest wait, and whether the row is due. */
const CASES: [ahead: number, longest: number, due: boolean][] = [
  [-DAY, MINUTE, true],
  [0, MINUTE, true],
  [1, MINUTE, false],
  [MINUTE, MINUTE, false],
  [MINUTE + 9 * SECOND, MINUTE, false],
  [MINUTE + 11 * SECOND, MINUTE, true],
  [HOUR, MINUTE, true],
  [HOUR, HOUR, false],
  [30 * DAY, HOUR, true],
]

it.each(CASES)('a row due in %i ms, longest wait %i ms, counts as due: %s', async (ahead, longest, due) => {
  const { db } = shop.shop
  const endsAt = after(NOW, ahead)
  expect(isDue(endsAt, NOW, longest)).toBe(due)
  await db.delete(limits)
  await db.insert(limits).values({ key: 'one', count: 0, endsAt })
  expect(
    await db
      .select()
      .from(limits)
      .where(dueBy(limits.endsAt, NOW, longest)),
  ).toHaveLength(due ? 1 : 0)
})

it('the longest wait can depend on the number of tries', async () => {
  const { db } = shop.shop
  await db.delete(limits)
  const endsAt = after(NOW, HOUR)
  await db.insert(limits).values([0, 1, 2, 7].map((count) => ({ key: String(count), count, endsAt })))
  const longest = longestBy(limits.count, [MINUTE, 2 * HOUR, MINUTE])
  const due = await db
    .select({ key: limits.key })
    .from(limits)
    .where(dueBy(limits.endsAt, NOW, longest))
    .orderBy(sql`key`)
  expect(due.map(({ key }) => key)).toEqual(['0', '2', '7'])
})

it('an index finds due rows among many finished rows', async () => {
  const { db } = shop.shop
  await db.execute(sql`
    insert into message (id, channel, recipient, lang, subject, body, is_private, created_at, tries, sent_at, next_try_at)
    select md5(n::text), 'email', 'a@example.com', 'en', 'x', 'x', false, now(), 1, now(), null from generate_series(1, 5000) n`)
  await db.execute(sql`analyze message`)
  const { due, order } = dueMessages('email', NOW, MINUTE)
  const query = db
    .select({ id: messages.id })
    .from(messages)
    .where(due)
    .orderBy(...order)
    .limit(5)
  const plan = rowsOf<{ 'QUERY PLAN': string }>(await db.execute(sql`explain ${query}`))
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('message_due')
})
