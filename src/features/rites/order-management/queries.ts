import { and, count, eq, gte, inArray, like, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { after, DAY } from '#base/time.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { payments, sightings, transfers } from '#features/money/crypto/tables.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { listLinesOf, newestOrders } from '#features/orders/orders/queries.ts'
import { type ListedRow, type OrderRow, orders, orderWords } from '#features/orders/orders/tables.ts'
import { refunds } from '#features/money/settlements/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { haveWords, containsTyped, lacksWords } from '#server/database/words.ts'
import type { Keyring } from '#server/keyring.ts'
import type { OrderManagement } from './context.ts'
import { readOrderSearch } from './rules-search.ts'
import type { OrderFilter } from './schemas.ts'

export type ManagedRow = ListedRow & { isScheduled: boolean }

type OrderCursor = Pick<OrderRow, 'createdAt' | 'id'>

/** The orders that match the filter, the newest first. If `last` is given, the list begins after the order `last`. */
export async function listManagedOrders(
  management: OrderManagement,
  filter: OrderFilter,
  { limit, last }: { limit: number; last?: OrderCursor | undefined },
): Promise<ManagedRow[]> {
  const { db } = management.shop
  const condition = await conditionOf(management, filter, 'newest')
  if (condition === 'none') return []
  const rows = await newestOrders(db, { condition: and(...condition), limit, last })
  return await withLines(management, rows)
}

/** Adds data for the list to the orders, such as their lines. */
export async function withLines({ shop, scheduledOrders }: OrderManagement, rows: OrderRow[]): Promise<ManagedRow[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, scheduled] = await Promise.all([listLinesOf(shop.db, ids), scheduledOrders?.(shop.db, ids)])
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [], isScheduled: scheduled?.has(row.id) ?? false }))
}

const BATCH_SIZE = 500

/** All orders that match the filter, in batches, for an export. */
export async function* eachManagedOrder(management: OrderManagement, filter: OrderFilter): AsyncGenerator<ManagedRow> {
  let last: OrderCursor | undefined
  for (;;) {
    const rows = await listManagedOrders(management, filter, { limit: BATCH_SIZE, last })
    yield* rows
    last = rows.at(-1)
    if (rows.length < BATCH_SIZE) return
  }
}

/** Counts the matching orders by status. The status in the filter is ignored. */
export async function countManagedOrders(
  management: OrderManagement,
  filter: OrderFilter,
): Promise<{ status: OrderStatus; n: number }[]> {
  const { status: _, ...rest } = filter
  const condition = await conditionOf(management, rest, 'all')
  if (condition === 'none') return []
  return await management.shop.db
    .select({ status: orders.status, n: count() })
    .from(orders)
    .where(and(...condition))
    .groupBy(orders.status)
}

/** Returns the SQL conditions of a filter. Returns `none` if no order can match. */
async function conditionOf(
  { shop, madeBy }: OrderManagement,
  filter: OrderFilter,
  read: Read,
): Promise<SQL[] | 'none'> {
  const conditions: (SQL | undefined)[] = [
    filter.status && eq(orders.status, filter.status),
    filter.partner === undefined ? undefined : madeBy(filter.partner),
    filter.from === undefined ? undefined : gte(orders.createdAt, new Date(filter.from)),
    filter.to === undefined ? undefined : endsBy(filter.to),
  ]
  if (filter.q !== undefined) {
    const found = await searched(shop.db, shop.keys, filter.q, read)
    if (found === 'none') return 'none'
    conditions.push(found)
  }
  return conditions.filter((one) => one !== undefined)
}

/** The SQL condition for the end of a period. `to` is a day or a moment, and is included in the period. */
function endsBy(to: string): SQL {
  const end = new Date(to)
  return to.includes('T') ? lte(orders.createdAt, end) : lt(orders.createdAt, after(end, DAY))
}

/** If at least this number of orders is found, the query does not list their ids. */
const MANY = 2000

/** Whether a query reads only the newest matching orders, or all matching orders to count them. */
type Read = 'newest' | 'all'

/**
 * Finds orders by a search text. Each possible meaning of the text has its own index, so the query is a union of ids. `none` if no order
 * matches.
 */
async function searched(db: Db, keys: Keyring, typed: string, read: Read): Promise<SQL | 'none'> {
  const { idPrefix, words, phone, transactions } = readOrderSearch(typed)
  const ids = (condition: SQL | undefined) => sql`select ${orders.id} from ${orders} where ${condition}`
  const parts: SQL[] = []
  if (idPrefix !== undefined) parts.push(ids(like(orders.id, `${idPrefix}%`)))
  if (words.length > 0) {
    parts.push(sql`select ${orderWords.id} from ${orderWords} where ${haveWords(orderWords, words)}`)
    const name = sql`${orders.customerName} || ' ' || ${orders.customerEmail}`
    parts.push(ids(and(lacksWords(orderWords, orders.id), containsTyped(name, typed))))
  }
  const paid = transactions.length === 0 ? [] : await ordersOfTransaction(db, transactions)
  if (paid.length > 0) parts.push(ids(inArray(orders.id, paid)))
  if (phone !== undefined) {
    const hashes = keys.hashes('phone', phone)
    parts.push(ids(inArray(orders.customerPhoneHash, hashes)))
    const owners = db.select({ id: accounts.id }).from(accounts).where(inArray(accounts.phoneHash, hashes))
    parts.push(ids(inArray(orders.accountId, owners)))
  }
  if (parts.length === 0) return 'none'
  const union = sql.join(parts, sql` union all `)
  const few = await db.execute(sql`${union} limit ${MANY}`)
  const found = rowsOf<{ id: string }>(few).map(({ id }) => id)
  if (found.length === 0) return 'none'
  if (found.length < MANY) return sql`${orders.id} = any(${sql.param(found)}::text[])`
  if (read === 'all') return or(...parts.map((part) => sql`${orders.id} in (${part})`)) ?? 'none'
  // PostgreSQL starts at the newest order and stops when the page is full. `offset 0` makes PostgreSQL check the orders one by one.
  return sql`exists (select from (${union}) as found where found.id = ${orders.id} offset 0)`
}

/** The orders that were paid or refunded by one of these chain transactions. */
async function ordersOfTransaction(db: Db, hashes: string[]): Promise<string[]> {
  const ofPayments = (from: typeof transfers | typeof sightings) =>
    db
      .select({ orderId: payments.orderId })
      .from(payments)
      .innerJoin(from, eq(from.paymentId, payments.id))
      .where(inArray(from.transactionHash, hashes))
  const rows = await db
    .select({ orderId: payments.orderId })
    .from(payments)
    .where(inArray(payments.transactionHash, hashes))
    .union(ofPayments(transfers))
    .union(ofPayments(sightings))
    .union(db.select({ orderId: refunds.orderId }).from(refunds).where(inArray(refunds.providerRef, hashes)))
  return rows.map(({ orderId }) => orderId)
}
