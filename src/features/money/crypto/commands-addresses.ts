import { and, asc, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm'
import { invariant, Refusal } from '#base/refusal.ts'
import { HOUR, DAY } from '#base/time.ts'
import { queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin, setCount } from '#server/database/rate-limits.ts'
import type { CryptoContext } from './context.ts'
import { unpaidRunEmail } from './emails.ts'
import type { Account } from './model.ts'
import type { Chain } from '#features/money/settlements/model-currencies.ts'
import {
  type AddressHolder,
  chooseAddress,
  shouldSlowDown,
  shouldReuseAddress,
  warnsFrom,
  watchEndedBefore,
} from './rules-addresses.ts'
import { coinUnavailable } from './rules.ts'
import { type AccountRow, findRestored, findRun, type Run, wasSeen, restoredKey } from './queries-addresses.ts'
import { chainWatch, paymentAccounts, payments } from './tables.ts'

/** Longer than the watching time (`watchDays`) plus the pause before reuse, for every address that was assigned after a backup. */
const REMEMBERED_FOR = 32 * DAY

/** Maximum old addresses checked before a fresh one is taken. */
const MAX_CHECKED = 20

/** New addresses per hour, for all visitors together, while too many consecutive addresses are unpaid. */
const SLOWLY = { most: 6, windowMs: HOUR }

/**
 * Takes an address of an account by its index: the next one, or an old one that was never paid. The account's row stays locked until the payment
 * is written, so that two payments never get the same address.
 */
export async function allocateIndex(tx: Db, context: CryptoContext, account: Account): Promise<number> {
  const { shop, policy } = context
  const { id, chain } = account
  await tx.insert(paymentAccounts).values({ id, chain, nextIndex: 0 }).onConflictDoNothing()
  const [row] = await tx.select().from(paymentAccounts).where(eq(paymentAccounts.id, id)).for('update')
  invariant(row, 'an account has a row')
  const { nextIndex } = row
  const restored = await findRestored(tx, shop.now(), id)
  const run = await findRun(tx, row, policy().unpaidMost, restored)
  const warned = { gapWarning: warnsFrom(policy()) }
  const isOldWanted = restored === undefined && shouldReuseAddress(run.unpaid, warned)
  const times = isOldWanted ? await lockTimes(tx, context, chain) : undefined
  const holders = times ? await listUnpaidHolders(tx, id, watchEndedBefore(times.now)) : []
  const known = times ?? { now: shop.now(), knownUntil: null }
  const { index, from } = chooseAddress({ nextIndex, unpaid: run.unpaid }, holders, known, warned)
  if (from === 'old') {
    await release(tx, id, index)
    return index
  }
  await slowDown(tx, context, account, run.unpaid)
  const warning = await warnOfRun(tx, context, row, run)
  await tx
    .update(paymentAccounts)
    .set({ nextIndex: nextIndex + 1, ...warning })
    .where(eq(paymentAccounts.id, id))
  return index
}

/**
 * The instant up to which the chain is known. Locks the chain's `chain_watch` row, so that no block is applied until the end of the
 * transaction. Undefined when another transaction has locked that row: the other transaction may wait for the order that is locked here.
 * Waiting could cause a deadlock, so the caller takes a fresh address.
 */
async function lockTimes(tx: Db, { shop }: CryptoContext, chain: Chain) {
  const [watch] = await tx
    .select()
    .from(chainWatch)
    .where(eq(chainWatch.chain, chain))
    .for('update', { skipLocked: true })
  return watch && { now: shop.now(), knownUntil: watch.polledAt }
}

async function listUnpaidHolders(tx: Db, account: string, endedBefore: Date): Promise<AddressHolder[]> {
  const seen = wasSeen(tx)
  return await tx
    .select({
      index: payments.index,
      closedAt: payments.closedAt,
      watchUntil: payments.watchUntil,
      wasSeen: sql<boolean>`${seen}`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.account, account),
        isNotNull(payments.addressKey),
        inArray(payments.status, ['expired', 'cancelled']),
        lt(payments.watchUntil, endedBefore),
        not(seen),
      ),
    )
    .orderBy(asc(payments.index))
    .limit(MAX_CHECKED)
}

/** Later money at the address does not belong to the old payment. */
async function release(tx: Db, account: string, index: number): Promise<void> {
  const holds = and(eq(payments.account, account), eq(payments.index, index), isNotNull(payments.addressKey))
  await tx.update(payments).set({ addressKey: null }).where(holds)
}

async function slowDown(tx: Db, { shop, policy }: CryptoContext, { id }: Account, unpaid: number): Promise<void> {
  if (shop.config.SANDBOX || !shouldSlowDown(unpaid, policy())) return
  await countWithin(tx, shop.now(), { key: `pay:slowly:${id}`, ...SLOWLY }).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw coinUnavailable(error.details.retryAfter)
  })
}

/** Warns the owner once about each long run of unpaid addresses, and again when new addresses are slowed down. */
async function warnOfRun(
  tx: Db,
  { shop, policy }: CryptoContext,
  { chain, nextIndex, warnedIndex, slowedIndex }: AccountRow,
  { unpaid: before, lastPaid }: Run,
): Promise<Partial<AccountRow>> {
  const unpaid = before + 1
  const isSlow = shouldSlowDown(unpaid, policy())
  const toldAt = isSlow ? slowedIndex : warnedIndex
  const wasNotified = toldAt !== null && (lastPaid === undefined || toldAt > lastPaid)
  if (unpaid < warnsFrom(policy()) || wasNotified) return {}
  shop.log.warn({ chain, unpaid }, 'many consecutive addresses have received no money')
  await queueMessage(tx, shop, unpaidRunEmail({ chain, unpaid, isSlow }, createSender(shop)))
  return isSlow ? { warnedIndex: nextIndex, slowedIndex: nextIndex } : { warnedIndex: nextIndex }
}

/**
 * After a restore this database does not know whether addresses below the next index were assigned. Until the watching time is over, the
 * shop assigns none of these addresses again. The count of unpaid addresses starts at the next index.
 */
export async function resumeAfterRestore(
  tx: Db,
  now: Date,
  { id, nextIndex }: Pick<AccountRow, 'id' | 'nextIndex'>,
): Promise<void> {
  await setCount(tx, now, { key: restoredKey(id), windowMs: REMEMBERED_FOR }, nextIndex)
}
