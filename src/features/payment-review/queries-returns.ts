import { and, asc, inArray } from 'drizzle-orm'
import { type Amount, amount } from '#base/money.ts'
import { listAttempts } from '#features/cards/queries.ts'
import { payments } from '#features/crypto/tables.ts'
import type { CardCurrency, Currency } from '#features/settlements/model-currencies.ts'
import type { Method } from '#features/settlements/model.ts'
import { isOfCounted, listSettlements } from '#features/settlements/queries.ts'
import { assetOf } from '#features/settlements/rules.ts'
import { refunds, reviewDecisions, surpluses } from '#features/settlements/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { HeldMoney } from './model-returns.ts'
import { returnOf } from './rules-returns.ts'

type Came = Pick<HeldMoney, 'method' | 'reference' | 'orderId' | 'currency' | 'came' | 'paidTheOrder'>

/** All money that came for these orders and was credited or is a surplus, what paid an order first, with how far it is on its way back. */
export async function listHeld(db: Db, orderIds: string[]): Promise<HeldMoney[]> {
  if (orderIds.length === 0) return []
  const listed = await db.select().from(surpluses).where(inArray(surpluses.orderId, orderIds))
  const settled = await listSettlements(db, orderIds)
  const references = [...new Set([...settled, ...listed].map(({ reference }) => reference))]
  // One after the other: within a transaction there is one connection.
  const attempts = await listAttempts(db, references)
  const coins = await db.select().from(payments).where(inArray(payments.id, references))
  const ofOrders = and(inArray(refunds.orderId, orderIds), isOfCounted)
  const back = await db.select().from(refunds).where(ofOrders).orderBy(asc(refunds.requestedAt), asc(refunds.id))
  const decided = await db.select().from(reviewDecisions).where(inArray(reviewDecisions.reference, references))
  const cards = new Map(attempts.map((row) => [keyOf({ method: 'card', reference: row.id }), row]))
  const confirmed = new Map(coins.map((row) => [keyOf({ method: 'crypto', reference: row.id }), row.confirmed]))
  const paid = settled.map((row): Came => {
    const card = cards.get(keyOf(row))
    // A card is given back in the currency it was charged in. Of a coin, all that is confirmed counts, also beyond the
    // price.
    const [currency, units] = card
      ? [card.currency, BigInt(card.amountCents)]
      : [row.currency, confirmed.get(keyOf(row)) ?? row.paid]
    return { ...pathOf(row), currency, came: cameOf(currency, units), paidTheOrder: true }
  })
  const known = new Set(paid.map(keyOf))
  const beyond = listed
    .filter((row) => !known.has(keyOf(row)))
    .map((row): Came => {
      const { currency, units } = row
      return { ...pathOf(row), currency, came: cameOf(currency, units), paidTheOrder: false }
    })
  const [rows, gone] = [new Map(listed.map((row) => [keyOf(row), row])), Map.groupBy(back, keyOf)]
  const returned = new Set(decided.filter(({ decision }) => decision === 'returned').map(keyOf))
  return [...paid, ...beyond].map((one) => ({
    ...one,
    ...returnOf(one, {
      attention: cards.get(keyOf(one))?.attention ?? null,
      listed: rows.get(keyOf(one)),
      refunds: gone.get(keyOf(one)) ?? [],
      isDecided: returned.has(keyOf(one)),
    }),
  }))
}

/** Whether all that paid an order has gone back, and nothing of it is still on its way. */
export async function isAllReturned(tx: Db, orderId: string): Promise<boolean> {
  const held = await listHeld(tx, [orderId])
  return held.some(({ paidTheOrder, came, state }) => paidTheOrder && came.units > 0n && state === 'returned')
}

/** Whether a card service was asked for what paid an order and has not given it back yet: the customer is told when it has. */
export async function isRefundUnderWay(tx: Db, orderId: string): Promise<boolean> {
  const held = await listHeld(tx, [orderId])
  return held.some(({ paidTheOrder, underWay }) => paidTheOrder && underWay.units > 0n)
}

function cameOf(currency: Currency | CardCurrency, units: bigint): Amount {
  return amount(assetOf(currency), units)
}

function keyOf({ method, reference }: { method: Method; reference: string }): string {
  return `${method} ${reference}`
}

function pathOf({ method, reference, orderId }: Pick<Came, 'method' | 'reference' | 'orderId'>) {
  return { method, reference, orderId }
}
