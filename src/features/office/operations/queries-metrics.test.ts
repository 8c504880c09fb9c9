import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { openTestShop } from '../../../../test/shop.ts'
import { rowsOf } from '#server/database/database.ts'
import { figuresQuestion, readFigures } from './queries-metrics.ts'

it('the metrics report stuck e-mail only if the shop sends no e-mail at all', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  const now = new Date('2027-01-01T12:00:00Z')
  const write = async (
    id: string,
    createdAt: string,
    sentAt: string | null,
    channel = 'email',
    nextTryAt: string | null = createdAt,
  ) =>
    await shop.db.execute(sql`insert into message (id, channel, recipient, lang, subject, body, created_at, sent_at, next_try_at)
      values (${id}, ${channel}, 'anna@example.com', 'ru', '', '', ${createdAt}, ${sentAt}, ${nextTryAt})`)
  await write('full', '2027-01-01T08:00:00Z', null)
  await write('sent', '2027-01-01T11:00:00Z', '2027-01-01T11:00:01Z')
  expect(await readFigures(shop.db, now)).toMatchObject({ mailStandsSeconds: 0, outbox: { oldestSeconds: 4 * 3600 } })
  // This message stayed in the shop before a mail server was configured.
  await write('kept', '2027-01-01T11:10:00Z', null, 'email', null)
  expect(await readFigures(shop.db, now)).toMatchObject({ mailStandsSeconds: 0, outbox: { waiting: 1 } })
  await write('new', '2027-01-01T11:40:00Z', null)
  // Sent text messages do not count as sent e-mails.
  await write('code', '2027-01-01T11:58:00Z', '2027-01-01T11:58:01Z', 'sms')
  expect((await readFigures(shop.db, now)).mailStandsSeconds).toBe(20 * 60)
})

it('the metrics query does not run a subquery for each waiting message', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  await shop.db.execute(sql`insert into message (id, channel, recipient, lang, subject, body, created_at)
    select 'waits-' || n, 'email', 'anna@example.com', 'ru', '', '', now() from generate_series(1, 200) n`)
  const explained = await shop.db.execute(sql`explain (analyze, format json) ${figuresQuestion(shop.now())}`)
  const plan = JSON.stringify(rowsOf<Record<string, unknown>>(explained))
  const loops = [...plan.matchAll(/Actual Loops\\*":\s*(\d+)/g)].map(([, count]) => Number(count))
  expect(loops.length).toBeGreaterThan(5)
  // The plan loops over channels and chains, but not over messages.
  expect(Math.max(...loops)).toBeLessThan(10)
})

it('the delay of a chain is unknown until the shop has queried its nodes', async () => {
  const { shop, close } = await openTestShop()
  onTestFinished(close)
  await shop.db.execute(sql`insert into chain_watch (chain) values ('tron')
    on conflict (chain) do update set known_until = null`)
  const { chains } = await readFigures(shop.db, shop.now())
  expect(chains.find(({ chain }) => chain === 'tron')?.lagSeconds).toBeNull()
})
