import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { CARD_PROVIDERS } from '#features/money/cards/model.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import type { PaymentStatus } from '#features/money/crypto/model.ts'
import { payments, transfers } from '#features/money/crypto/tables.ts'
import { isCardReview, isCoinReview } from '#features/money/payment-review/queries.ts'
import { manualConfirmations, manualReferences } from '#features/money/payment-review/tables.ts'
import { METHODS, type Method } from '#features/money/settlements/model.ts'
import { refunds, reviewDecisions, surpluses } from '#features/money/settlements/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Cursor } from '#server/http/paging.ts'
import { type LedgerSearch, parseSearch, toLedgerStates } from './rules-ledger.ts'
import type { LedgerFilter } from './schemas-ledger.ts'

export type LedgerKey = { method: Method; id: string }

export type RefundRow = typeof refunds.$inferSelect

type Window = { after: Cursor | undefined; limit: number }

type Reading = Pick<Shop, 'db' | 'now'>

/**
 * Lists the keys of one page of all payment attempts, newest first. Each of the three tables finds its own newest rows by an index, so a
 * page takes the same time for any number of attempts. The database merges the rows of the tables.
 */
export async function listLedgerKeys(
  reading: Reading,
  filter: LedgerFilter,
  { after, limit }: Window,
): Promise<LedgerKey[]> {
  const parts = METHODS.flatMap((method) => {
    const condition = conditionOf[method](reading, filter)
    if (condition === undefined || (filter.method !== undefined && filter.method !== method)) return []
    const { table, id, createdAt, orderId } = COLUMNS[method]
    const shared = [condition, ...periodOf(createdAt, filter), beyond(createdAt, id, after)]
    if (filter.orderId !== undefined) shared.push(eq(orderId, filter.orderId))
    const order = sql`order by ${createdAt} desc, ${id} desc limit ${limit}`
    return [
      sql`(select ${method}::text as method, ${id} as id, ${createdAt} as at from ${table} where ${and(...shared)} ${order})`,
    ]
  })
  if (parts.length === 0) return []
  const all = sql.join(parts, sql` union all `)
  return rowsOf<LedgerKey>(
    await reading.db.execute(sql`select method, id from (${all}) as attempt order by at desc, id desc limit ${limit}`),
  )
}

/** Finds the key of the payment attempt with this id, in any of the three tables. */
export async function findLedgerKey(db: Db, id: string): Promise<LedgerKey | undefined> {
  const found = await Promise.all(
    METHODS.map(async (method): Promise<LedgerKey[]> => {
      const { table, id: column } = COLUMNS[method]
      return rowsOf<LedgerKey>(await db.execute(sql`select ${column} as id from ${table} where ${column} = ${id}`)).map(
        (row) => ({ method, id: row.id }),
      )
    }),
  )
  return found.flat()[0]
}

/** Lists refunds, the newest first. */
export async function listRefunds(db: Db, { after, limit }: Window): Promise<RefundRow[]> {
  return await db
    .select()
    .from(refunds)
    .where(beyond(refunds.requestedAt, refunds.id, after))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(limit)
}

/** Lists the keys of payments with money to return, the oldest first. */
export async function listOwedKeys(db: Db, { after, limit }: Window): Promise<(LedgerKey & { createdAt: Date })[]> {
  const { method, reference: id, createdAt } = surpluses
  const further = after && sql`(${createdAt}, ${id}) > (${after[0]}::timestamptz, ${after[1]})`
  return await db
    .select({ method, id, createdAt })
    .from(surpluses)
    .where(and(isOwed(), further))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
}

const COLUMNS = {
  crypto: { table: payments, id: payments.id, createdAt: payments.createdAt, orderId: payments.orderId },
  card: { table: cardAttempts, id: cardAttempts.id, createdAt: cardAttempts.createdAt, orderId: cardAttempts.orderId },
  manual: {
    table: manualConfirmations,
    id: manualConfirmations.id,
    createdAt: manualConfirmations.confirmedAt,
    orderId: manualConfirmations.orderId,
  },
}

/** The condition for the rows that match the filter, for each table. Undefined if no row of the table can match. */
const conditionOf: Record<Method, (reading: Reading, filter: LedgerFilter) => SQL | undefined> = {
  crypto: ({ db, now }, { q, status, attention }) => {
    const states = toLedgerStates.crypto(status)
    if (states?.length === 0) return undefined
    const waiting = db.select({ id: payments.id }).from(payments).where(isCoinReview(now()))
    const conditions = [
      states && isShownAs(states, now()),
      attention === 'true' ? inArray(payments.id, sql`(${waiting} union ${owedBy('crypto')})`) : undefined,
      searched(q, COLUMNS.crypto, ({ texts }) => [
        inArray(payments.transactionHash, texts),
        inArray(payments.address, texts),
        inArray(
          payments.id,
          db.select({ id: transfers.paymentId }).from(transfers).where(inArray(transfers.transactionHash, texts)),
        ),
      ]),
    ]
    return and(sql`true`, ...conditions)
  },
  card: ({ db }, { q, status, attention }) => {
    const states = toLedgerStates.card(status)
    if (states?.length === 0) return undefined
    const waiting = db.select({ id: cardAttempts.id }).from(cardAttempts).where(isCardReview)
    // A payment page that the shop no longer offers is listed as expired, although its card service may still accept money.
    const isHandedOut = status === 'waiting' ? isNull(cardAttempts.closedAt) : undefined
    const isLeft = and(eq(cardAttempts.status, 'open'), isNotNull(cardAttempts.closedAt))
    const isInState = states && inArray(cardAttempts.status, states)
    const conditions = [
      status === 'expired' ? or(isInState, isLeft) : and(isInState, isHandedOut),
      attention === 'true' ? inArray(cardAttempts.id, sql`(${waiting} union ${owedBy('card')})`) : undefined,
      searched(q, COLUMNS.card, ({ texts }) => [
        and(inArray(cardAttempts.provider, [...CARD_PROVIDERS]), inArray(cardAttempts.ref, texts)),
      ]),
    ]
    return and(sql`true`, ...conditions)
  },
  manual: ({ db }, { q, status, attention }) => {
    const states = toLedgerStates.manual(status)
    if (states?.length === 0) return undefined
    const isAwaiting = eq(manualConfirmations.status, 'awaiting')
    const conditions = [
      states && inArray(manualConfirmations.status, states),
      attention === 'true' ? or(isAwaiting, inArray(manualConfirmations.id, owedBy('manual'))) : undefined,
      searched(q, COLUMNS.manual, ({ texts, reference }) => [
        inArray(manualConfirmations.reference, texts),
        inArray(
          manualConfirmations.id,
          db
            .select({ id: manualReferences.confirmationId })
            .from(manualReferences)
            .where(eq(manualReferences.folded, reference)),
        ),
      ]),
    ]
    return and(sql`true`, ...conditions)
  },
}

/** The rule `statusFor` as an SQL condition: while staff ask for the missing amount, the payment has the state `partial`. */
function isShownAs(states: PaymentStatus[], now: Date): SQL | undefined {
  const { status, attention, restAskedAt, watchUntil } = payments
  const isStored = inArray(status, states)
  const isShort = and(eq(status, 'review'), eq(attention, 'underpaid'))
  const isAsked = and(isShort, isNotNull(restAskedAt), gt(watchUntil, now)) ?? sql`false`
  return states.includes('partial') ? or(isStored, isAsked) : and(isStored, not(isAsked))
}

/** The SQL condition for a surplus that must be returned. A decision about a whole card payment also covers the payment's surplus. */
function isOwed(): SQL | undefined {
  const saidReturned = sql`exists (select 1 from ${reviewDecisions} where ${reviewDecisions.method} = 'card'
    and ${surpluses.method} = 'card' and ${reviewDecisions.reference} = ${surpluses.reference}
    and ${reviewDecisions.decision} = 'returned')`
  return and(isNull(surpluses.returnedAt), sql`not ${saidReturned}`)
}

function owedBy(method: Method): SQL {
  return sql`(select ${surpluses.reference} from ${surpluses} where ${and(eq(surpluses.method, method), isOwed())})`
}

type Columns = { id: AnyPgColumn; orderId: AnyPgColumn }

function searched(
  q: string | undefined,
  { id, orderId }: Columns,
  own: (search: LedgerSearch) => (SQL | undefined)[],
): SQL | undefined {
  const search = parseSearch(q)
  if (!search) return undefined
  const { orders, texts } = search
  return or(orders && and(gte(orderId, orders.from), lt(orderId, orders.below)), inArray(id, texts), ...own(search))
}

function periodOf(column: AnyPgColumn, { from, to }: LedgerFilter): (SQL | undefined)[] {
  const day = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
  return [
    from === undefined ? undefined : sql`${column} >= ${new Date(from).toISOString()}::timestamptz`,
    to === undefined
      ? undefined
      : day(to)
        ? sql`${column} < ${new Date(to).toISOString()}::timestamptz + interval '24 hours'`
        : sql`${column} <= ${new Date(to).toISOString()}::timestamptz`,
  ]
}

function beyond(at: AnyPgColumn, id: AnyPgColumn, after: Cursor | undefined): SQL | undefined {
  return after && sql`(${at}, ${id}) < (${after[0]}::timestamptz, ${after[1]})`
}
