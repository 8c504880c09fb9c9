import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import { errorCode } from '#server/start-error.ts'
import { findDiscount } from '#features/orders/discounts/queries.ts'
import { discountField } from '#features/orders/discounts/rules.ts'
import { presentPlaced } from './present.ts'
import { findOrder, listLines } from './queries.ts'
import { idempotencyKey, type PlacedOrder } from './schemas.ts'
import { orderKeys } from './tables.ts'

/** The idempotency key of a request for a new order, with the owner of the key and a hash of the request's body. */
export type Claim = typeof orderKeys.$inferInsert

export type PlacementResult = { order: PlacedOrder; isNew: boolean }

/** Returns the idempotency key of a request. Undefined if the request has no key. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = idempotencyKey.safeParse(header)
  if (!key.success) throw new Refusal('malformed', 'orders.key-malformed')
  return key.data
}

/**
 * Prepares the row of an idempotency key. `owner`: the account, or the mailbox of a guest. `body`: the request. A different body with the
 * same key is refused.
 */
export function createClaim(about: Omit<Claim, 'bodyHash'>, body: object): Claim {
  return { ...about, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Runs `write` if the idempotency key is unused. Otherwise returns the order that was placed with the key. `write` stores the key in the
 * same statement or transaction as the order, so another request with the same key waits for the first request.
 */
export async function oncePerKey(
  db: Db,
  { claim, lang }: { claim: Claim | undefined; lang: Lang },
  write: () => Promise<PlacedOrder>,
): Promise<PlacementResult> {
  try {
    return { order: await write(), isNew: true }
  } catch (error) {
    // If an order with the key exists, that order is returned, even if the shop would now refuse the request.
    const isEarlier = claim !== undefined && (error instanceof Refusal || isKeyTaken(error))
    const earlier = isEarlier ? await findEarlier(db, claim) : undefined
    if (earlier === undefined) throw error
    return { order: await presentOrder(db, earlier, lang), isNew: false }
  }
}

/** True if another order has the idempotency key. In that case the database refused the row of the key, and nothing else was written. */
function isKeyTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (errorCode(cause) === UNIQUE_VIOLATION && 'table' in cause && cause.table === 'order_key') return true
  return false
}

/** PostgreSQL's error code for a second row with the same unique value (appendix A of its documentation). */
const UNIQUE_VIOLATION = '23505'

/** Returns the id of the order created with this key, if any. */
async function findEarlier(db: Db, { owner = '', key, bodyHash }: Claim): Promise<string | undefined> {
  const [earlier] = await db
    .select()
    .from(orderKeys)
    .where(and(eq(orderKeys.owner, owner), eq(orderKeys.key, key)))
  if (earlier && earlier.bodyHash !== bodyHash) throw new Refusal('conflict', 'orders.key-reused')
  return earlier?.orderId
}

async function presentOrder(db: Db, id: string, lang: Lang): Promise<PlacedOrder> {
  const order = requireFound(await findOrder(db, id), 'orders.not-found')
  return { ...presentPlaced(order, await listLines(db, id), lang), ...discountField(await findDiscount(db, id)) }
}
