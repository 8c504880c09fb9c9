import { lt, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { findPanelRoot } from '#base/panel-path.ts'
import { after, calendarDay, DAY } from '#base/time.ts'
import type { Db } from '#server/database/database.ts'
import { deleteRows } from '#server/database/delete-rows.ts'
import type { Shop } from '#server/shop.ts'
import type { Purchase, TrackedEvent } from './schemas.ts'
import { type Count, countsOf, type KnownIds, mergeCounts } from './rules.ts'
import { counters, purchases } from './tables.ts'

/** The maximum of a counter. A counter at its maximum stays unchanged, because an error would lose all other events of the batch. */
const MAX_COUNT = Number.MAX_SAFE_INTEGER

/** Adds events to the counters. Resolves when they are stored. */
export type CountEvents = (events: readonly TrackedEvent[], lang: Lang) => Promise<void>

/**
 * Writes one batch at a time per process. Events that arrive during a write are all part of the next write. In this way many events cost the database
 * no more than a few events, and every event that the shop has confirmed is stored.
 */
export function openCounting(shop: Shop, known: () => Promise<KnownIds>): CountEvents {
  let waiting: Count[] = []
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  async function write(): Promise<void> {
    const counts = waiting
    waiting = []
    next = undefined
    await addCounts(shop.db, calendarDay(shop.now()), counts)
  }

  return async (events, lang) => {
    const isOfPanel = (path: string) => findPanelRoot(path, shop.config.ADMIN_PATH) !== undefined
    const counted = events.filter((event) => event.name !== 'page_view' || !isOfPanel(event.path))
    const counts = countsOf(counted, lang, await known())
    waiting = mergeCounts([...waiting, ...counts])
    if (waiting.length === 0) return
    if (!next) {
      next = last.then(write, write)
      last = next
    }
    await next
  }
}

async function addCounts(db: Db, day: string, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insert(counters)
    .values(counts.map((count) => ({ day, ...count })))
    .onConflictDoUpdate({
      target: [counters.day, counters.name, counters.path, counters.lang, counters.item, counters.variant],
      set: { count: sql`least(${counters.count} + excluded.count, ${MAX_COUNT}::bigint)` },
    })
}

/**
 * Counts a paid order once, in the transaction that marks the order as paid. The function adds a row for this order. It does not lock a
 * counter, so payments of other orders do not wait.
 */
export async function recordPurchase(tx: Db, now: Date, lang: Lang, purchase: Purchase): Promise<void> {
  const { transaction_id: transactionId, value, items } = purchase
  await tx
    .insert(purchases)
    .values({ transactionId, lang, valueCents: Math.round(value * 100), items, at: now })
    .onConflictDoNothing()
}

/** Deletes counts that are older than the configured number of days. */
export async function pruneCounts({ db, now, config }: Shop): Promise<void> {
  const oldest = after(now(), -config.ANALYTICS_DAYS * DAY)
  await deleteRows(db, counters, lt(counters.day, calendarDay(oldest)))
  await deleteRows(db, purchases, lt(purchases.at, oldest))
}
