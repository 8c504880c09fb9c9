import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { toMailbox } from '#base/mailbox.ts'
import { type Fault, invalidField, invalidInput, Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { after, DAY } from '#base/time.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { listPrices } from '#features/catalogue/catalogue/queries.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin, uncount } from '#server/database/rate-limits.ts'
import { callerAddress } from '#server/http/current-call.ts'
import { errorCode } from '#server/start-error.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import type { Discount, DiscountLine, DiscountRefusal } from './model.ts'
import { type Code, countUses, findCode, isReleased, lockCode, lockCodeById } from './queries.ts'
import { discountCents, guessLimit, isCode, isLimited, RESERVATION } from './rules.ts'
import { changedTerms, describeTerms, NO_TERMS, termsFaults } from './rules-terms.ts'
import type { DiscountChange, DiscountInput } from './schemas.ts'
import { discountCodes, discountUses } from './tables.ts'

type Clock = Pick<Shop, 'now' | 'keys'>

/** A discount that is reserved for a new order. The discount code is locked until the end of the transaction. */
export type Reservation = Discount & { codeId: string; customerHash: string | null }

type Wanted = {
  /** The discount code that the customer gave. Undefined if there is none. */
  code: string | undefined
  lines: readonly DiscountLine[]
  /** The correct prices and total without a discount. A refusal contains them. */
  figures: Record<string, unknown>
}

/**
 * Finds the discount of a new order and locks its discount code. Other orders with this code wait, so the last use is never taken twice. A
 * code that gives no discount is refused. `email` is the customer's e-mail address, empty if there is none. `keepUse` stores the use after
 * the order is stored.
 */
export async function reserveDiscount(
  tx: Db,
  { now, keys }: Clock,
  { code, lines, figures, email }: Wanted & { email: string },
): Promise<Reservation | undefined> {
  if (!code) return undefined
  const row = isCode(code) ? await lockCode(tx, code) : undefined
  if (!row) throw discountRefused('unknown', figures)
  const customerHashes = hashesOf(keys, email)
  const found = await discountOf(tx, row, { lines, now: now(), customerHashes })
  if (typeof found === 'string') throw discountRefused(found, figures)
  return { ...found, codeId: row.id, customerHash: customerHashes[0] ?? null }
}

/** Stores that an order uses a discount code, in the transaction that reserved the use. */
export async function keepUse(tx: Db, now: Date, orderId: string, reservation: Reservation): Promise<void> {
  await tx.insert(discountUses).values({ orderId, ...reservation, usedAt: now, reservedUntil: after(now, RESERVATION) })
}

/**
 * Returns the discount of an order that is not placed yet, without locking the code. The limit per customer is checked only when the order
 * is placed.
 */
export async function quoteDiscount(shop: Shop, { code, lines, figures }: Wanted): Promise<Discount | undefined> {
  const { db, now } = shop
  return await countGuess(shop, code, async () => {
    if (!code) return undefined
    const row = isCode(code) ? await findCode(db, code) : undefined
    if (!row) throw discountRefused('unknown', figures)
    const found = await discountOf(db, row, { lines, now: now(), customerHashes: [] })
    if (typeof found === 'string') throw discountRefused(found, figures)
    return found
  })
}

type Circumstances = { lines: readonly DiscountLine[]; now: Date; customerHashes: string[] }

async function discountOf(
  db: Db,
  row: Code,
  { lines, now, customerHashes }: Circumstances,
): Promise<Discount | DiscountRefusal> {
  const uses = isLimited(row) ? await countUses(db, row.id, { now, customerHashes }) : { all: 0, ofCustomer: 0 }
  const cents = discountCents(row, { lines, uses, now })
  return typeof cents === 'string' ? cents : { code: row.code, amountCents: cents }
}

/** The refusal of a discount code: the reason, with the correct prices and total. */
function discountRefused(reason: DiscountRefusal, facts: Record<string, unknown>): Refusal {
  return new Refusal('conflict', `discounts.${reason}`, { facts })
}

/**
 * Slows down the guessing of discount codes: counts wrong codes per address range of the caller. Each call is counted before its code is
 * looked up, so that guesses at the same time are all counted. If the code exists, the count is reduced again.
 */
export async function countGuess<Result>(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  code: string | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!code) return await work()
  const limit = guessLimit(ipRange(callerAddress() ?? ''))
  await countWithin(db, now(), limit)
  try {
    const result = await work()
    await uncount(db, limit.key)
    return result
  } catch (error) {
    const isGuess = error instanceof Refusal && error.code === 'discounts.unknown'
    if (!isGuess) await uncount(db, limit.key)
    throw error
  }
}

/** The hashes of a customer's e-mail address under every key, the current key first. Empty if there is no address. */
function hashesOf(keys: Keyring, email: string): string[] {
  return email === '' ? [] : keys.hashes('discount-customer', toMailbox(email))
}

/** Creates a discount code. Refuses a text that another discount code already has. */
export async function createCode(shop: Shop, input: DiscountInput, actorId: string): Promise<string> {
  const { code, ...rest } = input
  const terms = changedTerms(NO_TERMS, rest)
  const id = newId()
  await oncePerCode(async () => {
    await shop.db.transaction(async (tx) => {
      await assertTerms(tx, terms, [])
      const now = shop.now()
      await tx.insert(discountCodes).values({ id, code, ...terms, createdAt: now })
      const after = { code, ...describeTerms(terms) }
      await writeAudit(tx, now, { actorId, action: 'discount.create', subject: 'discount', subjectId: id, after })
    })
  })
  return id
}

/** Changes the given fields of a discount code. Orders that have used the code keep their discount. */
export async function changeCode(
  shop: Shop,
  id: string,
  { version, code, ...change }: DiscountChange,
  actorId: string,
): Promise<void> {
  await oncePerCode(async () => {
    await shop.db.transaction(async (tx) => {
      const row = requireFound(await lockCodeById(tx, id), 'discounts.not-found')
      const before = { code: row.code, ...describeTerms(row) }
      if (version !== undefined && version !== row.version) throw staleVersion({ version: row.version, ...before })
      const terms = changedTerms(row, change)
      await assertTerms(tx, terms, row.serviceIds ?? [])
      const changed = { code: code ?? row.code, ...terms }
      await tx
        .update(discountCodes)
        .set({ ...changed, version: row.version + 1 })
        .where(eq(discountCodes.id, id))
      const after = { code: changed.code, ...describeTerms(terms) }
      await writeAudit(tx, shop.now(), {
        actorId,
        action: 'discount.change',
        subject: 'discount',
        subjectId: id,
        before,
        after,
      })
    })
  })
}

/** Checks the terms of a discount code. `known`: the rituals that the code already has. These rituals may no longer be in the catalogue. */
async function assertTerms(tx: Db, terms: Parameters<typeof termsFaults>[0], known: string[]): Promise<void> {
  const faults: Fault[] = termsFaults(terms)
  const fresh = (terms.serviceIds ?? []).filter((id) => !known.includes(id))
  const sold = fresh.length > 0 ? (await listPrices(tx, fresh)).map(({ id }) => id) : []
  if (fresh.some((id) => !sold.includes(id))) faults.push({ path: 'serviceIds', code: 'discounts.ritual-unknown' })
  if (faults.length > 0) throw invalidInput(faults)
}

/** PostgreSQL's error code for a second row with the same unique value (appendix A of its documentation). */
const UNIQUE_VIOLATION = '23505'

async function oncePerCode(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (!isTaken(error)) throw error
    throw invalidField('code', 'discounts.code-taken')
  }
}

function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (errorCode(cause) === UNIQUE_VIOLATION) return true
  return false
}

/** Removes the connection between a customer's uses of discount codes and the e-mail address. The uses are still counted. */
export async function eraseUsesOf(tx: Db, keys: Keyring, email: string | null): Promise<void> {
  const hashes = hashesOf(keys, email ?? '')
  if (hashes.length === 0) return
  await tx.update(discountUses).set({ customerHash: null }).where(inArray(discountUses.customerHash, hashes))
}

/** The time for which the shop stores the hash of a customer who did not pay. */
const KEPT = 30 * DAY

/** Removes the customer's hash from old uses of discount codes that are no longer counted, because their orders were not paid. */
export async function forgetUnpaidCustomers({ db, now }: Pick<Shop, 'db' | 'now'>): Promise<void> {
  const isOld = lt(discountUses.reservedUntil, after(now(), -KEPT))
  await db
    .update(discountUses)
    .set({ customerHash: null })
    .where(and(isNotNull(discountUses.customerHash), isOld, isReleased(db, now())))
}

/** A customer's hashes under all keys, to list that customer's uses of discount codes. */
export function customerHashes(keys: Keyring, email: string | null): string[] {
  return hashesOf(keys, email ?? '')
}
