import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { Refusal } from '#base/refusal.ts'
import { CARD_STATUSES } from '#features/money/cards/model.ts'
import { holdsMoney } from '#features/money/cards/rules.ts'
import { cardAttempts } from '#features/money/cards/tables.ts'
import { en as catalogueEn } from '#features/catalogue/catalogue/messages/page.en.ts'
import { ru as catalogueRu } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { listCategories, listPrices } from '#features/catalogue/catalogue/queries.ts'
import { readItemId } from '#features/catalogue/catalogue/rules-pricing.ts'
import { listIntentionNames } from '#features/catalogue/catalogue-lists/queries.ts'
import { payments } from '#features/money/crypto/tables.ts'
import { manualConfirmations } from '#features/money/payment-review/tables.ts'
import { findDiscount } from '#features/orders/discounts/queries.ts'
import { discountField } from '#features/orders/discounts/rules.ts'
import { findPaymentFacts } from '#features/money/payments/queries.ts'
import type { OrderState, ReceiptContact } from '#features/money/settlements/model.ts'
import { listReturned } from '#features/money/settlements/queries.ts'
import type { Db } from '#server/database/database.ts'
import { keptStatement } from '#server/database/postgres/prepared-statements.ts'
import type { Keyring } from '#server/keyring.ts'
import { type OrderLine, orderPhoneContext } from './model.ts'
import { presentView, ritualIdFrom } from './present.ts'
import { type LineMessages, orderCan, type Owner, priceLine, priceOrder, rightFigures } from './rules.ts'
import type { OrderLineInput, OrderView, RepeatedLines } from './schemas.ts'
import { orderState } from './rules-status.ts'
import { type LineRow, type ListedRow, orderLines, orderLinks, type OrderRow, orders } from './tables.ts'

/** Returns the order for anyone with its link (docs/contract.md, "Pages"). */
export async function findOrderView(db: Db, id: string, lang: Lang, now: Date): Promise<OrderView | undefined> {
  const order = await findOrder(db, id)
  if (!order) return undefined
  const lines = await listLines(db, id)
  const categories = await listCategories(db, [...new Set(lines.map(ritualIdFrom))])
  const [payment, discount] = [await findPaymentFacts(db, id, now), await findDiscount(db, id)]
  const returned = await listReturned(db, [id])
  return { ...presentView(order, lines, lang, { categories, payment, returned }), ...discountField(discount) }
}

/** The number of newest orders in a list without pages. A query for all orders reads batches of this size. */
const MAX_SHOWN = 100

type OrderCursor = Pick<OrderRow, 'createdAt' | 'id'>

/** Returns the newest orders of an account, for its list of orders. */
export async function listNewest(db: Db, account: Owner): Promise<ListedRow[]> {
  return await listOrders(db, account, undefined)
}

/** Returns an account's orders in batches, newest first. Includes guest orders under the account's verified e-mail address. */
export async function* eachOrder(db: Db, account: Owner): AsyncGenerator<ListedRow[]> {
  let last: ListedRow | undefined
  for (;;) {
    const rows = await listOrders(db, account, last)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < MAX_SHOWN) return
  }
}

/**
 * Returns the orders after `last`, newest first. Orders placed while signed in and guest orders are read separately, each by its own index.
 * A single condition for both kinds would make the database read all orders.
 */
async function listOrders(db: Db, account: Owner, last: OrderCursor | undefined): Promise<ListedRow[]> {
  const newestOf = (condition: SQL | undefined) => newestOrders(db, { condition, limit: MAX_SHOWN, last })
  const own = newestOf(placedBy(account.id))
  const rows = await (account.email === null
    ? own
    : unionAll(own, newestOf(placedAsGuest(account.email)))
        // In a union, Drizzle would write the property names from `tables.ts` instead of the column names of the database.
        .orderBy(sql`created_at desc`, sql`id desc`)
        .limit(MAX_SHOWN))
  const lines = await listLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] }))
}

/** A condition on orders that another feature builds. */
export type OrderCondition = SQL

type OrderPageQuery = { condition: SQL | undefined; limit: number; last: OrderCursor | undefined }

/** Returns the orders that match a condition, newest first. With `last`, only the orders after `last`. */
export function newestOrders(db: Db, { condition, limit, last }: OrderPageQuery) {
  const isFurther =
    last && sql`(${orders.createdAt}, ${orders.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
  return db
    .select()
    .from(orders)
    .where(and(condition, isFurther))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}

/** Returns the lines of each order. The database combines them into one row per order, which is six times as fast for long lists. */
export async function listLinesOf(db: Db, ids: string[]): Promise<Map<string, LineRow[]>> {
  if (ids.length === 0) return new Map()
  const { orderId, position, itemId, names, unitCents, quantity, weeks, performsAt } = orderLines
  const lines = sql<JsonLine[]>`json_agg(json_build_object(
    'itemId', ${itemId}, 'names', ${names}, 'unitCents', ${unitCents}, 'quantity', ${quantity}, 'weeks', ${weeks},
    'performsAt', ${performsAt}
  ) order by ${position})`
  const rows = await db.select({ orderId, lines }).from(orderLines).where(inArray(orderId, ids)).groupBy(orderId)
  return new Map(rows.map((row) => [row.orderId, row.lines.map(lineOfJson)]))
}

type JsonLine = Omit<LineRow, 'performsAt'> & { performsAt: string | null }

function lineOfJson(line: JsonLine): LineRow {
  return { ...line, performsAt: line.performsAt === null ? null : new Date(line.performsAt) }
}

/** Returns the number of unpaid orders of an account, or of a guest's mailbox. */
export async function countUnpaid(db: Db, of: { accountId: string } | { mailbox: string }): Promise<number> {
  const whose = 'accountId' in of ? eq(orders.accountId, of.accountId) : eq(orders.mailbox, of.mailbox)
  const [row] = await db
    .select({ n: count() })
    .from(orders)
    .where(and(whose, eq(orders.status, 'pending')))
  return row?.n ?? 0
}

/** Returns the rule `owns` as an SQL condition. */
export function ownedBy({ id, email }: Owner): SQL | undefined {
  return email === null ? placedBy(id) : or(placedBy(id), placedAsGuest(email))
}

function placedBy(accountId: string): SQL {
  return eq(orders.accountId, accountId)
}

function placedAsGuest(email: string): SQL | undefined {
  return and(isNull(orders.accountId), eq(orders.customerEmail, email))
}

export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function listLines(db: Db, orderId: string): Promise<(typeof orderLines.$inferSelect)[]> {
  return await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

/** Locks the order until the end of the transaction. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** Returns the amount due and locks the order until the end of the transaction. Payments call this function. */
export async function lockDue(tx: Db, id: string): Promise<{ dueCents: number; payable: boolean } | undefined> {
  const order = await lockOrder(tx, id)
  return order && { dueCents: order.totalCents, payable: orderCan('pay', order) }
}

export async function findOrderState(db: Db, id: string): Promise<OrderState | undefined> {
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
  return order && orderState(order.status)
}

const HOLD_MONEY = CARD_STATUSES.filter(holdsMoney)

/**
 * True if the shop received no money for the order. Money means: coins (also unrequested or late coins), card money, and a manual payment
 * that waits for a second person. If money came, staff must decide about it and need to know the customer.
 */
export function receivedNothing(db: Db): SQL | undefined {
  const coins = db
    .select({ id: payments.orderId })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), or(gt(payments.received, 0n), isNotNull(payments.attention))))
  const charged = db
    .select({ id: cardAttempts.orderId })
    .from(cardAttempts)
    .where(and(eq(cardAttempts.orderId, orders.id), inArray(cardAttempts.status, HOLD_MONEY)))
  return and(notExists(coins), notExists(charged), isUnconfirmed(db))
}

/** True if the order has no manual payment, or if the manual payment was withdrawn. */
export function isUnconfirmed(db: Db): SQL {
  const confirmed = db
    .select({ id: manualConfirmations.orderId })
    .from(manualConfirmations)
    .where(and(eq(manualConfirmations.orderId, orders.id), ne(manualConfirmations.status, 'withdrawn')))
  return notExists(confirmed)
}

/** Returns the contact for an order's receipt, without an e-mail address if the order has none. Undefined if the order was anonymized. */
export async function findReceiptContact(db: Db, keys: Keyring, id: string): Promise<ReceiptContact | undefined> {
  const order = await findOrder(db, id)
  if (order?.customerEmail) return { email: order.customerEmail }
  if (!order?.customerPhone) return undefined
  const phone = keys.open(order.customerPhone, orderPhoneContext(id))
  return phone === '' ? undefined : { phone }
}

type Pricing = { items: Pick<OrderLineInput, 'id' | 'quantity' | 'duration'>[] }

type Priced = { lines: OrderLine[]; totalCents: number; figures: ReturnType<typeof rightFigures> }

/** Returns the order lines at catalogue prices and their sum, also in the format of the API. A refusal lists all faults together. */
export async function priceLines(db: Db, input: Pricing): Promise<Priced> {
  const priced = priceOrder(input, await pricedRituals(db, input.items), await readLineMessages(db, input.items))
  if ('faults' in priced) throw new Refusal('invalid', 'orders.items-invalid', { faults: priced.faults })
  return { ...priced, figures: rightFigures(priced.lines, priced.totalCents) }
}

/** Returns the lines of an earlier order at today's prices. Items that are no longer offered are listed separately. */
export async function repeatLines(db: Db, id: string, lang: Lang): Promise<RepeatedLines> {
  if (!(await findOrder(db, id))) throw new Refusal('not-found', 'orders.not-found')
  const lines = await listLines(db, id)
  const items = lines.map(({ itemId, quantity, weeks }) => ({ id: itemId, quantity, duration: weeks / 4 }))
  const [rituals, messages] = [await pricedRituals(db, items), await readLineMessages(db, items)]
  const priced = items.map((item) => priceLine(item, rituals, messages))
  return {
    items: priced.flatMap((line, place) =>
      'code' in line
        ? []
        : {
            id: line.itemId,
            name: line.names[lang],
            price: centsToDollars(line.unitCents),
            quantity: line.quantity,
            duration: items[place]?.duration ?? 1,
          },
    ),
    unavailable: lines.flatMap(({ names }, place) => ('code' in (priced[place] ?? {}) ? [names[lang]] : [])),
  }
}

async function pricedRituals(db: Db, items: Pricing['items']) {
  const prices = await listPrices(db, [...new Set(items.map((item) => readItemId(item.id).serviceId))])
  return new Map(
    prices.map(({ id, priceCents, nameRu, nameEn }) => [id, { priceCents, names: { ru: nameRu, en: nameEn } }]),
  )
}

async function readLineMessages(db: Db, items: Pricing['items']): Promise<LineMessages> {
  const hasIntention = items.some(({ id }) => readItemId(id).intentionId !== null)
  const names = hasIntention ? await listIntentionNames(db) : undefined
  return {
    ru: { tier: (tier) => catalogueRu.tiers[tier].label, intention: (id) => names?.get(id)?.ru },
    en: { tier: (tier) => catalogueEn.tiers[tier].label, intention: (id) => names?.get(id)?.en },
  }
}

/** Returns the orders with a renewed link if this list contains their id or their link. */
export async function listRenewed(db: Db, ids: string[]): Promise<{ id: string; link: string }[]> {
  if (ids.length === 0) return []
  const { orderId: id, link } = orderLinks
  const named = sql`any(${sql.placeholder('ids')}::text[])`
  const build = () =>
    db
      .select({ id, link })
      .from(orderLinks)
      .where(or(eq(id, named), eq(link, named)))
  return await keptStatement(db, 'renewed links', build).execute({ ids })
}

export async function renewedLinks(db: Db, ids: string[]): Promise<Map<string, string>> {
  return new Map((await listRenewed(db, ids)).map(({ id, link }) => [id, link]))
}

/** Returns the ids from this list that belong to an order. */
export async function listKnownIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ids))
  return rows.map(({ id }) => id)
}

export async function hasOrders(db: Db): Promise<boolean> {
  const [row] = await db.select({ id: orders.id }).from(orders).limit(1)
  return row !== undefined
}
