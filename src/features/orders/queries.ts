import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { listCategories } from '#features/catalogue/queries.ts'
import { readItemId } from '#features/catalogue/rules.ts'
import { findPaymentFacts } from '#features/payments/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { ListedOrder, OrderView, PlacedOrder } from './schemas.ts'
import { orderCan, orderNumber } from './rules.ts'
import { orderLines, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type ListedRow = OrderRow & { lines: LineRow[] }
type LineRow = Pick<typeof orderLines.$inferSelect, 'itemId' | 'names' | 'unitCents' | 'quantity' | 'weeks'>

/** The view of anyone who holds the link: nothing that names the customer (docs/contract.md, "Pages"). */
export async function findOrderView(db: Db, id: string, lang: Lang): Promise<OrderView | undefined> {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const lines = await listLines(db, id)
  const { items, ...placed } = presentPlaced(order, lines, lang)
  const ritualOf = (item: { id: string }) => readItemId(item.id).serviceId
  const categories = await listCategories(db, [...new Set(items.map(ritualOf))])
  return {
    ...placed,
    items: items.map((item) => ({ ...item, category: categories.get(ritualOf(item)) ?? null })),
    paymentMethod: order.paymentMethod,
    paidAt: order.paidAt?.toISOString() ?? null,
    payment: (await findPaymentFacts(db, id)) ?? null,
  }
}

/** A list without pages shows these, the newest. */
const SHOWN = 100
/** So many are read at once where all of them are. */
const FEW = 20

/**
 * An account's orders: those placed while signed in, and a guest's with its proved e-mail address; the newest first, or those that stand
 * after `last` in that order.
 */
export async function listOrders(
  db: Db,
  account: Owner,
  { limit = SHOWN, last }: { limit?: number; last?: Pick<OrderRow, 'createdAt' | 'id'> } = {},
): Promise<ListedRow[]> {
  const isFurther =
    last && sql`(${orders.createdAt}, ${orders.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
  const rows = await db
    .select()
    .from(orders)
    .where(and(ownedBy(account), isFurther))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
  const lines = await listLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] }))
}

/** All of an account's orders, the newest first, some at a time: whoever asks meanwhile is not kept waiting. */
export async function* eachOrder(db: Db, account: Owner): AsyncGenerator<ListedRow> {
  let last: ListedRow | undefined
  for (;;) {
    const rows = await listOrders(db, account, { limit: FEW, ...(last && { last }) })
    yield* rows
    last = rows.at(-1)
    if (rows.length < FEW) return
  }
}

/** The lines of each order, put together by the database: row by row, five thousand of them keep this process busy six times as long. */
async function listLinesOf(db: Db, ids: string[]): Promise<Map<string, LineRow[]>> {
  if (ids.length === 0) return new Map()
  const { orderId, position, itemId, names, unitCents, quantity, weeks } = orderLines
  const lines = sql<LineRow[]>`json_agg(json_build_object(
    'itemId', ${itemId}, 'names', ${names}, 'unitCents', ${unitCents}, 'quantity', ${quantity}, 'weeks', ${weeks}
  ) order by ${position})`
  const rows = await db.select({ orderId, lines }).from(orderLines).where(inArray(orderId, ids)).groupBy(orderId)
  return new Map(rows.map((row) => [row.orderId, row.lines]))
}

/** How many orders wait to be paid: an account's own, or a guest's, by the mailbox. */
export async function countUnpaid(db: Db, of: { accountId: string } | { mailbox: string }): Promise<number> {
  const whose = 'accountId' in of ? eq(orders.accountId, of.accountId) : eq(orders.mailbox, of.mailbox)
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .where(and(whose, eq(orders.status, 'pending')))
  return row?.n ?? 0
}

/** Whose orders are meant: an account and the e-mail address that was proved for it. */
export type Owner = { id: string; email: string | null }

/** The condition that an order is this account's. */
export function ownedBy({ id, email }: Owner) {
  const own = eq(orders.accountId, id)
  return email === null ? own : or(own, and(isNull(orders.accountId), eq(orders.customerEmail, email)))
}

export function owns({ id, email }: Owner, order: Pick<OrderRow, 'accountId' | 'customerEmail'>): boolean {
  return order.accountId === id || (order.accountId === null && email !== null && order.customerEmail === email)
}

export function presentListed(order: ListedRow, lang: Lang): ListedOrder {
  const { id, number, status, createdAt, items, total } = presentPlaced(order, order.lines, lang)
  return {
    id,
    number,
    status,
    createdAt,
    items: items.map(({ name, duration, price, quantity }) => ({ name, duration, price, quantity })),
    paymentMethod: order.paymentMethod,
    total,
    specialInstructions: '',
  }
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function listLines(db: Db, orderId: string): Promise<LineRow[]> {
  return await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** Holds the order for the rest of the transaction. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** The answer to `POST /api/orders`: names in the reader's language, prices in dollars, terms in weeks. */
export function presentPlaced(order: OrderRow, lines: LineRow[], lang: Lang): PlacedOrder {
  return {
    id: order.id,
    number: orderNumber(order.id),
    status: order.status,
    total: centsToDollars(order.totalCents),
    currency: 'USD',
    items: lines.map((line) => ({
      id: line.itemId,
      name: line.names[lang],
      duration: line.weeks,
      price: centsToDollars(line.unitCents),
      quantity: line.quantity,
    })),
    createdAt: order.createdAt.toISOString(),
  }
}

/** What payments ask: what an order owes, with the order held for the rest of the transaction. */
export async function lockDue(tx: Db, id: string): Promise<{ dueCents: number; payable: boolean } | undefined> {
  const order = await lockOrder(tx, id)
  return order && { dueCents: order.totalCents, payable: orderCan('pay', order) }
}

/** Where a receipt of an order can go; undefined when it was made anonymous. */
export async function findReceiptEmail(db: Db, id: string): Promise<string | undefined> {
  const order = await findOrder(db, id)
  return order?.customerEmail || undefined
}
