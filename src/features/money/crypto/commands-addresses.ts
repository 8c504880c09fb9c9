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

/**
 * How long the shop remembers that the database was restored from a backup. After this time nobody uses the addresses that were assigned
 * after the backup, so the time is longer than the watching time (`watchDays`) plus the pause before reuse.
 */
const REMEMBERED_FOR = 32 * DAY

/** The maximum number of old addresses that the shop checks for reuse before it takes a new address. */
const MAX_CHECKED = 20

/** The limit for new addresses while too many consecutive addresses are unpaid. It applies to all visitors together. */
const SLOWLY = { most: 6, windowMs: HOUR }

/**
 * Takes an index of a wallet account: the next new index, or the index of an old address that was never paid. The account's row stays locked
 * until the payment is written, so that two payments never get the same address.
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
 * Returns the instant up to which the shop knows the chain. Locks the chain's row in `chain_watch`, so that no block is applied until the
 * transaction ends. Returns undefined if another transaction has locked this row. That transaction may wait for the order that is locked
 * here, so waiting could cause a deadlock. The caller then takes a new address.
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

/** Removes the address from its old payment, so that later money at the address does not belong to that payment. */
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

/** Warns the owner about a long run of unpaid addresses: once for each run, and again when the shop slows down new addresses. */
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
 * Prepares a wallet account after a restore of the database. The restored database may lack addresses that were assigned after the backup,
 * so the caller has raised the next index above them. Until the watching time is over, the shop does not reuse addresses below this index.
 * It counts unpaid addresses from this index on.
 */
export async function resumeAfterRestore(
  tx: Db,
  now: Date,
  { id, nextIndex }: Pick<AccountRow, 'id' | 'nextIndex'>,
): Promise<void> {
  await setCount(tx, now, { key: restoredKey(id), windowMs: REMEMBERED_FOR }, nextIndex)
}
