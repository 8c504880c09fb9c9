import { and, lt, ne, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import type { SettlementContext } from '#features/settlements/context.ts'
import { providerEvents } from './tables.ts'

/** Providers repeat a message for days at most (Stripe: three); after that its id is worth nothing. */
const KEPT_EVENTS = 30 * DAY

const EVENTS_AT_ONCE = 1000

/** Forgets messages that no provider repeats any more, some at a time, so that no lock is held for long. */
export async function pruneProviderEvents({ shop }: Pick<SettlementContext, 'shop'>): Promise<void> {
  const { db } = shop
  const before = after(shop.now(), -KEPT_EVENTS)
  for (;;) {
    const old = db
      .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
      .from(providerEvents)
      .where(and(lt(providerEvents.receivedAt, before), ne(providerEvents.provider, 'sandbox-refund')))
      .orderBy(providerEvents.receivedAt)
      .limit(EVENTS_AT_ONCE)
    const gone = await db
      .delete(providerEvents)
      .where(sql`(${providerEvents.provider}, ${providerEvents.eventId}) in ${old}`)
      .returning({ eventId: providerEvents.eventId })
    if (gone.length < EVENTS_AT_ONCE) return
  }
}
