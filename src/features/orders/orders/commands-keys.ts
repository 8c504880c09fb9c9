import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import { codeOf } from '#server/start-error.ts'
import { presentPlaced } from './present.ts'
import { findOrder, listLines } from './queries.ts'
import { idempotencyKey, type PlacedOrder } from './schemas.ts'
import { orderKeys } from './tables.ts'

/** An idempotency key as it is taken for a new order, by whom it was sent and for what. */
export type Claim = typeof orderKeys.$inferInsert

export type Placed = { order: PlacedOrder; isNew: boolean }

/** The key of a request; undefined where it has none. */
export function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const key = idempotencyKey.safeParse(header)
  if (!key.success) throw new Refusal('malformed', 'orders.key-malformed')
  return key.data
}

/** `owner`: the account, or the mailbox of a guest. `body`: what is asked for, of which another under the same key is refused. */
export function claimOf(about: Omit<Claim, 'bodyHash'>, body: object): Claim {
  return { ...about, bodyHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * What `write` makes of a key that nobody has taken, and the order of that key otherwise. `write` takes the key in the statement or
 * transaction that writes its order: who takes it at the same moment waits for whoever was first.
 */
export async function oncePerKey(
  db: Db,
  { claim, lang }: { claim: Claim | undefined; lang: Lang },
  write: () => Promise<PlacedOrder>,
): Promise<Placed> {
  try {
    return { order: await write(), isNew: true }
  } catch (error) {
    // What the key has made counts, also where the same would be refused now.
    const isEarlier = claim !== undefined && (error instanceof Refusal || isKeyTaken(error))
    const earlier = isEarlier ? await findEarlier(db, claim) : undefined
    if (earlier === undefined) throw error
    return { order: await presentOrder(db, earlier, lang), isNew: false }
  }
}

/** Another order has the key: its row could not be written a second time, and nothing else was. */
function isKeyTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (codeOf(cause) === UNIQUE_VIOLATION && 'table' in cause && cause.table === 'order_key') return true
  return false
}

/** PostgreSQL's (its appendix A). */
const UNIQUE_VIOLATION = '23505'

/** The id of the order that a key has made, if it has. */
async function findEarlier(db: Db, { owner = '', key, bodyHash }: Claim): Promise<string | undefined> {
  const [earlier] = await db
    .select()
    .from(orderKeys)
    .where(and(eq(orderKeys.owner, owner), eq(orderKeys.key, key)))
  if (earlier && earlier.bodyHash !== bodyHash) throw new Refusal('conflict', 'orders.key-reused')
  return earlier?.orderId
}

async function presentOrder(db: Db, id: string, lang: Lang): Promise<PlacedOrder> {
  const order = await findOrder(db, id)
  if (!order) throw new Refusal('not-found', 'orders.not-found')
  return presentPlaced(order, await listLines(db, id), lang)
}
