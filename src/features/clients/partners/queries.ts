import { startingWith } from '#server/database/like-patterns.ts'
import { publicOrigin } from '#features/platform/notifications/rules.ts'
import { and, count, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { listPrices } from '#features/catalogue/catalogue/queries.ts'
import { findOrderPlan } from '#features/orders/order-plans/queries.ts'
import { listLinesOf } from '#features/orders/orders/queries.ts'
import { orders, orderWords } from '#features/orders/orders/tables.ts'
import type { ManualRow } from '#features/money/payment-review/queries.ts'
import { manualConfirmations } from '#features/money/payment-review/tables.ts'
import type { GivenPlan } from '#features/orders/plans/model.ts'
import { knownBirth } from '#features/orders/plans/rules.ts'
import { searchWords } from '#base/text-folding.ts'
import type { Db } from '#server/database/database.ts'
import { containsTyped, containWords, lacksWords } from '#server/database/words.ts'
import { readCursor, toPage } from '#server/http/paging.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import type { Commission, OrderState } from './model.ts'
import {
  type ClientRowOf,
  type RitualNames,
  openTexts,
  presentClient,
  presentClientRow,
  presentOrder,
  presentOrderView,
} from './present.ts'
import type { ClientRow, ClientView, OrderFilter, PartnerOrder, PartnerOrderView } from './schemas.ts'
import { partnerClients, partnerOrders, partners } from './tables.ts'

export type Page<Item> = { items: Item[]; next: string | null }
type PageQuery = { limit: number; cursor?: string | undefined }
type Source = Pick<Shop, 'db' | 'keys' | 'config'>

export type PartnerRow = typeof partners.$inferSelect

export async function findPartner(db: Db, partnerId: string): Promise<PartnerRow | undefined> {
  const [row] = await db.select().from(partners).where(eq(partners.id, partnerId))
  return row
}

/** Locks the partner until the transaction ends. */
export async function lockPartner(tx: Db, partnerId: string): Promise<PartnerRow | undefined> {
  const [row] = await tx.select().from(partners).where(eq(partners.id, partnerId)).for('update')
  return row
}

/** Reads the names of the rituals that have their own commission rule. */
export async function listRuledNames(db: Db, commissions: Commission[]): Promise<RitualNames> {
  const ids = [...new Set(commissions.flatMap(({ rituals }) => Object.keys(rituals)))]
  const found = ids.length === 0 ? [] : await listPrices(db, ids)
  return new Map(found.map(({ id, nameRu, nameEn }) => [id, { ru: nameRu, en: nameEn }]))
}

/** Lists the clients of a partner, the newest first. */
export async function listClients(
  { db, keys }: Source,
  partnerId: string,
  { q, limit, cursor }: PageQuery & { q?: string | undefined },
): Promise<Page<ClientRow>> {
  const { createdAt, id, firstName, lastName, email } = partnerClients
  const after = readCursor(cursor, 'time', 'text')
  const further = after && sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]})`
  const name = sql`${firstName} || ' ' || ${lastName} || ' ' || ${email}`
  const matching =
    q &&
    or(containWords(partnerClients.words, searchWords(q)), and(isNull(partnerClients.words), containsTyped(name, q)))
  const rows = await db
    .select({ client: partnerClients, orders: ordersOf() })
    .from(partnerClients)
    .where(and(eq(partnerClients.partnerId, partnerId), further, matching || undefined))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  return toPage(rows, {
    limit,
    present: (row) => presentClientRow(row, keys),
    cursorOf: ({ client }) => [client.createdAt.toISOString(), client.id],
  })
}

function ordersOf(): SQL<number> {
  // In a query on a single table Drizzle writes columns without the table name. Both tables have an `id`, so this SQL names the table.
  return sql<number>`(select count(*)::int from partner_order o where o.client_id = partner_client.id)`
}

async function findClientRow(db: Db, partnerId: string, id: string): Promise<ClientRowOf | undefined> {
  const [row] = await db.select().from(partnerClients).where(ownClient(partnerId, id))
  return row
}

/** Locks the client until the transaction ends. */
export async function lockClient(tx: Db, partnerId: string, id: string): Promise<ClientRowOf | undefined> {
  const [row] = await tx.select().from(partnerClients).where(ownClient(partnerId, id)).for('update')
  return row
}

export async function findClient(source: Source, partnerId: string, id: string): Promise<ClientView | undefined> {
  const row = await findClientRow(source.db, partnerId, id)
  return row && presentClient(row, source.keys)
}

/**
 * The SQL condition for a client of this partner. Every query for a client or an order includes the partner, so another partner's client or
 * order is not found.
 */
function ownClient(partnerId: string, id: string): SQL | undefined {
  return and(eq(partnerClients.partnerId, partnerId), eq(partnerClients.id, id))
}

function ownOrder(partnerId: string, id: string): SQL | undefined {
  return and(eq(partnerOrders.partnerId, partnerId), eq(partnerOrders.id, id))
}

const isReported = sql<boolean>`${manualConfirmations.status} is not distinct from 'awaiting'`

function selectOrders(db: Db) {
  return db
    .select({ order: orders, own: partnerOrders, client: partnerClients, manual: manualConfirmations })
    .from(partnerOrders)
    .innerJoin(orders, eq(orders.id, partnerOrders.id))
    .leftJoin(partnerClients, eq(partnerClients.id, partnerOrders.clientId))
    .leftJoin(
      manualConfirmations,
      and(eq(manualConfirmations.orderId, partnerOrders.id), sql`${manualConfirmations.status} <> 'withdrawn'`),
    )
}

/** Lists the orders of a partner, the newest first. */
export async function listPartnerOrders(
  source: Source,
  partnerId: string,
  { limit, cursor, lang, ...filter }: OrderFilter & PageQuery & { lang: Lang },
): Promise<Page<PartnerOrder>> {
  const { db } = source
  const after = readCursor(cursor, 'time', 'text')
  const { createdAt, id } = partnerOrders
  const further = after && sql`(${createdAt}, ${id}) < (${after[0]}::timestamptz, ${after[1]})`
  const rows = await selectOrders(db)
    .where(and(eq(partnerOrders.partnerId, partnerId), further, ...narrowedBy(filter)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  const lines = await listLinesOf(
    db,
    rows.map(({ order }) => order.id),
  )
  return toPage(rows, {
    limit,
    present: (row) => presentOrder(row, lines.get(row.order.id) ?? [], lang, { origin: publicOrigin(source.config) }),
    cursorOf: ({ own }) => [own.createdAt.toISOString(), own.id],
  })
}

function narrowedBy({ state, q, from, to }: OrderFilter): (SQL | undefined)[] {
  return [
    state && inState(state),
    q ? isSearched(q) : undefined,
    from ? sql`${partnerOrders.createdAt} >= ${instantOf(from)}::timestamptz` : undefined,
    to
      ? sql`${partnerOrders.createdAt} < ${instantOf(to)}::timestamptz + ${isDay(to) ? '24 hours' : '0'}::interval`
      : undefined,
  ]
}

function isSearched(q: string): SQL | undefined {
  const isNumbered = like(orders.id, startingWith(q.replace(/^#/, '').toLowerCase()))
  if (q.startsWith('#')) return isNumbered
  const named = sql`exists (select 1 from ${orderWords} where ${orderWords.id} = ${orders.id}
    and ${containWords(orderWords.words, searchWords(q))})`
  return or(named, and(lacksWords(orderWords, orders.id), containsTyped(orders.customerName, q)), isNumbered)
}

/** Returns the rule `partnerOrderState` as an SQL condition. */
function inState(state: OrderState): SQL | undefined {
  if (state === 'awaiting-confirmation') return and(eq(orders.status, 'pending'), isReported)
  if (state === 'link-ready' || state === 'link-sent') {
    const isSent =
      state === 'link-sent' ? sql`${partnerOrders.sentAt} is not null` : sql`${partnerOrders.sentAt} is null`
    return and(eq(orders.status, 'pending'), sql`not (${isReported})`, isSent)
  }
  return eq(orders.status, state)
}

const isDay = (text: string) => text.length === 10
const instantOf = (text: string) => new Date(isDay(text) ? `${text}T00:00:00Z` : text).toISOString()

export async function findPartnerOrder(
  source: Source,
  partnerId: string,
  id: string,
  lang: Lang,
): Promise<PartnerOrderView | undefined> {
  const [row] = await selectOrders(source.db).where(ownOrder(partnerId, id))
  if (!row) return undefined
  const lines = await listLinesOf(source.db, [id])
  const manual = row.manual ?? (await findDeclined(source.db, id))
  const linkNames = (await findOrderPlan(source.db, source.keys, id))?.participants ?? ''
  return presentOrderView({ ...row, manual, linkNames }, lines.get(id) ?? [], lang, {
    keys: source.keys,
    sender: { origin: publicOrigin(source.config) },
  })
}

/** Finds the last report of a payment for an order, which staff did not confirm. */
async function findDeclined(db: Db, orderId: string): Promise<ManualRow | null> {
  const [row] = await db
    .select()
    .from(manualConfirmations)
    .where(eq(manualConfirmations.orderId, orderId))
    .orderBy(desc(manualConfirmations.confirmedAt))
    .limit(1)
  return row ?? null
}

/** Finds the partner of an order. Undefined if no partner placed the order. */
export async function findPartnerOf(db: Db, orderId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ partnerId: partnerOrders.partnerId })
    .from(partnerOrders)
    .where(eq(partnerOrders.id, orderId))
  return row?.partnerId
}

/** The SQL condition that this partner placed an order, for the staff's list of orders. */
export function madeBy(partnerId: string): SQL {
  return sql`exists (select 1 from ${partnerOrders} where ${partnerOrders.id} = ${orders.id} and ${partnerOrders.partnerId} = ${partnerId})`
}

export async function countClients(db: Db, partnerId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(partnerClients).where(eq(partnerClients.partnerId, partnerId))
  return row?.n ?? 0
}

/**
 * Reads the texts that partners gave with orders for their clients: day, wish, participants, and the client's birth data if the shop may
 * store them.
 */
export async function listGivenPlans(db: Db, keys: Keyring, orderIds: string[]): Promise<Map<string, GivenPlan>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ own: partnerOrders, client: partnerClients })
    .from(partnerOrders)
    .leftJoin(partnerClients, eq(partnerClients.id, partnerOrders.clientId))
    .where(sql`${partnerOrders.id} = any(${sql.param(orderIds)}::text[])`)
  return new Map(
    rows.map(({ own, client }) => {
      const { specialWishes, participants } = openTexts(own, keys)
      const readBirth = () => (client ? knownBirth(presentClient(client, keys)) : { birthDate: '', birthTime: '' })
      return [own.id, { startDate: own.startDate, specialWishes, participants, givenAt: own.createdAt, readBirth }]
    }),
  )
}
