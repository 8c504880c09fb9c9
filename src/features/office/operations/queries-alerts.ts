import { inArray, sql } from 'drizzle-orm'
import { chainWatch } from '#features/money/crypto/tables.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import type { AlertFacts } from './rules-alerts.ts'

/** Lists when the nodes of these chains last answered and last failed. */
export async function listChainFacts(db: Db, chains: Chain[]): Promise<AlertFacts['chains']> {
  const { chain, polledAt, failedAt } = chainWatch
  if (chains.length === 0) return []
  return await db.select({ chain, polledAt, failedAt }).from(chainWatch).where(inArray(chain, chains))
}

/** The time of the last attempt that the card service answered, and of the first unanswered attempt after that attempt. */
export async function findCardFacts(db: Db, since: Date): Promise<AlertFacts['cards']> {
  const found = await db.execute(sql`
    with recent as (
      select created_at, ref from card_attempt where created_at > ${since.toISOString()}::timestamptz
    ), answered as (select max(created_at) as at from recent where ref is not null)
    select answered.at as "answeredAt", (
      select min(created_at) from recent where ref is null and created_at > coalesce(answered.at, '-infinity')
    ) as "unansweredAt" from answered`)
  const [row] = rowsOf<Record<'answeredAt' | 'unansweredAt', string | null>>(found)
  const toDate = (text: string | null | undefined) => (text ? new Date(text) : null)
  return { answeredAt: toDate(row?.answeredAt), unansweredAt: toDate(row?.unansweredAt) }
}

/** At most this many drafts get an alert of their own. The other drafts are listed only on Today. */
const MAX_DRAFTS = 50

/** Drafts of proofs whose ritual is complete: none of its scheduled days is in the future. */
export async function listCompleteDrafts(db: Db, now: Date): Promise<AlertFacts['drafts']> {
  const found = await db.execute(sql`
    select proof.id, proof.created_at as "createdAt" from proof
    join customer_order placed on placed.id = proof.order_id and placed.status in ('completed', 'processing', 'ready')
    where proof.state = 'draft' and not exists (
      select 1 from performance_day d
      where d.order_id = proof.order_id and d.position = proof.position and d.day >= ${dayAtPlace(now)}::date
    )
    order by proof.created_at desc limit ${MAX_DRAFTS}`)
  return rowsOf<{ id: string; createdAt: string }>(found).map(({ id, createdAt }) => ({
    id,
    createdAt: new Date(createdAt),
  }))
}
