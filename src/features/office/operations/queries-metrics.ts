import { type SQL, sql } from 'drizzle-orm'
import { chainBlocks, chainWatch, payments } from '#features/money/crypto/tables.ts'
import { messages } from '#features/platform/notifications/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'

type ChainFigures = { chain: string; height: number | null; lagSeconds: number | null; failing: boolean }

/**
 * Metrics from the tables, in one query. A message without a next try stayed in the shop because no mail server was configured, so it does not count
 * as waiting. The outbox is the only table that the query reads completely.
 */
export type Figures = {
  outbox: { waiting: number; failed: number; oldestSeconds: number }
  /**
   * The time for which a channel (e-mail or SMS) has sent nothing, although messages wait that are newer than the last sent message. So a message
   * that only waits because its mailbox is full does not count.
   */
  mailStandsSeconds: number
  chains: ChainFigures[]
  payments: { status: string; count: number }[]
}

export async function readFigures(db: Db, now: Date): Promise<Figures> {
  const [figures] = rowsOf<Figures>(await db.execute(figuresQuestion(now)))
  if (!figures) throw new Error('the query for the metrics returned no row')
  return figures
}

/**
 * The query of the metrics. It does no lookup per message: after an outage of the mail server many messages wait, and operators then need
 * fast metrics.
 */
export function figuresQuestion(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const waits = sql`failed_at is null and next_try_at is not null`
  return sql`select
    (select json_build_object(
        'waiting', count(*) filter (where ${waits}),
        'failed', count(*) filter (where failed_at > ${at} - interval '7 days'),
        'oldestSeconds', coalesce(extract(epoch from ${at} - min(created_at) filter (where ${waits})), 0))
      from ${messages} where sent_at is null) as outbox,
    (select coalesce(extract(epoch from ${at} - min(waiting.oldest)), 0)::float8
      from (select channel, max(sent_at) as last from ${messages} group by channel) sent,
        lateral (select min(created_at) as oldest from ${messages} unsent
          where unsent.channel = sent.channel and unsent.sent_at is null and unsent.failed_at is null and unsent.next_try_at is not null
            and unsent.created_at > coalesce(sent.last, '-infinity')) waiting) as "mailStandsSeconds",
    (select coalesce(json_agg(json_build_object(
        'chain', watch.chain,
        'height', (select max(height) from ${chainBlocks} block where block.chain = watch.chain),
        'lagSeconds', case when watch.known_until is not null
          then greatest(0, extract(epoch from ${at} - watch.known_until)) end,
        'failing', coalesce(watch.failed_at > watch.polled_at, watch.failed_at is not null)) order by watch.chain), '[]')
      from ${chainWatch} watch) as chains,
    (select coalesce(json_agg(json_build_object('status', status, 'count', count) order by status), '[]')
      from (select status, count(*) as count from ${payments} group by status) counted) as payments`
}
