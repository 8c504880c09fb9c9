import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { type Amount, amount } from '#base/money.ts'
import { listAttempts } from '#features/money/cards/queries.ts'
import { payments } from '#features/money/crypto/tables.ts'
import type { CardCurrency, Currency } from '#features/money/settlements/model-currencies.ts'
import type { Method } from '#features/money/settlements/model.ts'
import { isOfCounted, listSettlements, listDecided } from '#features/money/settlements/queries.ts'
import { REVIEW_RETURN, SURPLUS_RETURN, toAsset } from '#features/money/settlements/rules.ts'
import { refunds, reviewDecisions, surpluses } from '#features/money/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { HeldMoney } from './model.ts'
import { returnProgress } from './rules-returns.ts'
import { listEvidence } from '#features/money/crypto/queries-chain.ts'
import type { PaymentRow } from '#features/money/crypto/queries.ts'
import { uncreditedUnits } from '#features/money/settlements/rules-decisions.ts'
import { type CoinUnits, type DecidedUnits, isStrangeReason } from '#features/money/settlements/model-attention.ts'

type ReceivedMoney = Pick<HeldMoney, 'method' | 'reference' | 'orderId' | 'currency' | 'came' | 'paidTheOrder'>

/** Lists all money that paid these orders, or that is a surplus, with the state of its return. Payments that paid an order come first. */
export async function listHeld(db: Db, orderIds: string[]): Promise<HeldMoney[]> {
  if (orderIds.length === 0) return []
  const listed = await db.select().from(surpluses).where(inArray(surpluses.orderId, orderIds))
  const settled = await listSettlements(db, orderIds)
  const references = [...new Set([...settled, ...listed].map(({ reference }) => reference))]
  // The queries run one after the other, because a transaction has only one connection.
  const attempts = await listAttempts(db, references)
  const coins = await db.select().from(payments).where(inArray(payments.id, references))
  const ofOrders = and(inArray(refunds.orderId, orderIds), isOfCounted)
  const back = await db.select().from(refunds).where(ofOrders).orderBy(asc(refunds.requestedAt), asc(refunds.id))
  const decided = await db.select().from(reviewDecisions).where(inArray(reviewDecisions.reference, references))
  const cards = new Map(attempts.map((row) => [keyOf({ method: 'card', reference: row.id }), row]))
  const confirmed = new Map(coins.map((row) => [keyOf({ method: 'crypto', reference: row.id }), row.confirmed]))
  const paid = settled.map((row): ReceivedMoney => {
    const card = cards.get(keyOf(row))
    // A card is refunded in the currency of its charge. All confirmed money of a coin payment can be returned, including the part above the
    // price.
    const [currency, units] = card
      ? [card.currency, BigInt(card.amountCents)]
      : [row.currency, confirmed.get(keyOf(row)) ?? row.paid]
    return { ...pathOf(row), currency, came: cameOf(currency, units), paidTheOrder: true }
  })
  const known = new Set(paid.map(keyOf))
  const beyond = listed
    .filter((row) => !known.has(keyOf(row)))
    .map((row): ReceivedMoney => {
      const { currency, units } = row
      return { ...pathOf(row), currency, came: cameOf(currency, units), paidTheOrder: false }
    })
  const [rows, gone] = [new Map(listed.map((row) => [keyOf(row), row])), Map.groupBy(back, keyOf)]
  const returned = new Set(decided.filter(({ decision }) => decision === 'returned').map(keyOf))
  return [...paid, ...beyond].map((one) => ({
    ...one,
    ...returnProgress(one, {
      attention: cards.get(keyOf(one))?.attention ?? null,
      listed: rows.get(keyOf(one)),
      refunds: gone.get(keyOf(one)) ?? [],
      isDecided: returned.has(keyOf(one)),
    }),
  }))
}

/** Returns true if all money that paid an order was returned, and no refund is in progress. */
export async function isAllReturned(tx: Db, orderId: string): Promise<boolean> {
  const held = await listHeld(tx, [orderId])
  return held.some(({ paidTheOrder, came, state }) => paidTheOrder && came.units > 0n && state === 'returned')
}

/** Returns true if a card refund of the order's payment is in progress. The customer gets a message when the refund is finished. */
export async function isRefundUnderWay(tx: Db, orderId: string): Promise<boolean> {
  const held = await listHeld(tx, [orderId])
  return held.some(({ paidTheOrder, underWay }) => paidTheOrder && underWay.units > 0n)
}

function cameOf(currency: Currency | CardCurrency, units: bigint): Amount {
  return amount(toAsset(currency), units)
}

function keyOf({ method, reference }: { method: Method; reference: string }): string {
  return `${method} ${reference}`
}

function pathOf({ method, reference, orderId }: Pick<ReceivedMoney, 'method' | 'reference' | 'orderId'>) {
  return { method, reference, orderId }
}

/**
 * The decisions about a coin payment. `decided`: the sums that decisions cover. `strange`: money that no rule credits and that still needs a
 * decision by staff.
 */
export type About = { decided: DecidedUnits; strange: CoinUnits }

/** Reads the decisions about coin payments that are valid at `now`, and the uncredited money that still needs a decision by staff. */
export async function readAbout(
  db: Db,
  rows: PaymentRow[],
  now: Date,
): Promise<(row: Pick<PaymentRow, 'id'>) => About> {
  const decided = await listDecided(
    db,
    rows.map(({ id }) => id),
    rows.filter(({ watchUntil }) => watchUntil <= now).map(({ id }) => id),
  )
  const called = rows.filter(({ attention }) => isStrangeReason(attention)).map(({ id }) => id)
  const evidence = await listEvidence(db, called)
  const abouts = new Map(
    rows.map((row) => {
      const own = decided.get(row.id) ?? {}
      return [row.id, { decided: own, strange: uncreditedUnits({ ...row, decided: own }, evidence.get(row.id) ?? []) }]
    }),
  )
  return ({ id }) => abouts.get(id) ?? { decided: {}, strange: {} }
}

/** An SQL query of the ids of all orders with returned money. For all other orders `returnedCents` is 0. */
export const ordersWithReturns: SQL = sql`
  select id from customer_order where status = 'refunded'
  union select order_id from refund where status = 'done'
  union select order_id from card_attempt where attention = 'dispute-lost'`

/**
 * An SQL expression: how many cents of the price of `order` were returned, rounded half up. `order` is a row of `customer_order` in the
 * outer query. A partial refund is converted in proportion to the money that paid the order. A card refund returns the money above
 * the price first, so this money is not included. A lost dispute is a return of the whole price. Most orders have neither a finished refund nor a
 * lost dispute. These orders are found first, because reports and lists ask for thousands of orders.
 */
export function returnedCents(order: SQL): SQL<number> {
  // The product must not begin with two integers. PostgreSQL would compute it as a 4-byte integer, which is too small for a large price.
  return sql<number>`
    (case when ${order}.status = 'refunded' then ${order}.total_cents
    when not exists (select from refund as given where given.order_id = ${order}.id and given.status = 'done')
      and not exists (select from card_attempt as lost where lost.order_id = ${order}.id and lost.attention = 'dispute-lost')
    then 0 else coalesce((
      select case when paying.attention = 'dispute-lost' then ${order}.total_cents
        else least(
          ${order}.total_cents,
          div(gone.units * 2 * ${order}.total_cents + taken.units, taken.units * 2)
        ) end
      from settlement as settled
      join card_attempt as paying on paying.id = settled.reference
      cross join lateral (
        select coalesce((select units from surplus where method = 'card' and reference = paying.id), 0) as units
      ) as beyond
      cross join lateral (select paying.amount_cents - beyond.units as units) as taken
      cross join lateral (
        select greatest(0, coalesce(sum(refund.units), 0) - beyond.units) as units from refund
        where refund.method = 'card' and refund.reference = paying.id and refund.status = 'done'
      ) as gone
      where settled.order_id = ${order}.id and settled.method = 'card'
    ), (
      select least(
        ${order}.total_cents,
        div(gone.units * 2 * ${order}.total_cents + taken.units, taken.units * 2)
      )
      from settlement as settled
      cross join lateral (
        select coalesce(
          (select nullif(credited, 0) from payment where settled.method = 'crypto' and id = settled.reference),
          settled.paid - coalesce((select units from surplus
            where settled.method = 'manual' and method = 'manual' and reference = settled.reference and units < settled.paid), 0)
        ) as units
      ) as taken
      cross join lateral (
        select coalesce(sum(refund.units), 0) as units from refund
        where refund.method = settled.method and refund.reference = settled.reference and refund.status = 'done'
          and refund.reason not in (${SURPLUS_RETURN}, ${REVIEW_RETURN})
      ) as gone
      where settled.order_id = ${order}.id and settled.method <> 'card' and settled.paid > 0
    ), 0) end)::int`
}
