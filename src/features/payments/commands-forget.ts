import { and, eq, lt, ne, notExists, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import type { PaymentsContext } from './commands-context.ts'
import { CHAINS } from './model.ts'
import { findHead } from './queries-chain.ts'
import { chainBlocks, providerEvents, transfers } from './tables.ts'

/** Far deeper than any re-org: half a day of TRON, two months of Bitcoin. */
const KEPT_BLOCKS = 10_000

/** Providers repeat a message for days at most (Stripe: three); after that its id is worth nothing. */
const KEPT_EVENTS = 30 * DAY
const EVENTS_AT_ONCE = 1000

/** Forgets messages that no provider repeats any more, some at a time, so that no lock is held for long. */
export async function forgetProviderEvents({ shop }: Pick<PaymentsContext, 'shop'>): Promise<void> {
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

/** Forgets old blocks that brought us nothing; a fast chain has ten million of them in a year. Money keeps its block for ever. */
export async function forgetBlocks({ shop }: PaymentsContext): Promise<void> {
  for (const chain of CHAINS) {
    const head = await findHead(shop.db, chain)
    if (!head) continue
    const paid = shop.db
      .select({ one: sql`1` })
      .from(transfers)
      .where(and(eq(transfers.chain, chainBlocks.chain), eq(transfers.blockHash, chainBlocks.hash)))
    const isOld = and(eq(chainBlocks.chain, chain), lt(chainBlocks.height, head.height - KEPT_BLOCKS))
    await shop.db.delete(chainBlocks).where(and(isOld, notExists(paid)))
  }
}
