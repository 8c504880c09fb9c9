import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { OrdersPort } from './context.ts'
import type { CardCurrency } from './model-currencies.ts'
import type { Settlement } from './model.ts'
import { findSettlement } from './queries.ts'
import { settlements, surpluses } from './tables.ts'

export type SettleResult = 'settled' | 'already' | 'surplus' | 'refused'

/**
 * Marks an order as paid (settles it). An order becomes paid only by this function. The first payment pays the order. A second payment
 * becomes a surplus, never a second settlement. `held`: the sum to return for such a second payment, if it differs from `settlement` (a
 * card that was charged in roubles). Result `refused`: the order is unpaid but accepts no money, so staff must decide.
 */
export async function settle(
  tx: Db,
  orders: OrdersPort,
  settlement: Settlement,
  held: Surplus = settlement,
): Promise<SettleResult> {
  const due = await orders.lockDue(tx, settlement.orderId)
  if (due?.payable && (await insertSettlement(tx, settlement))) {
    await orders.onSettled(tx, settlement)
    return 'settled'
  }
  const winner = await findSettlement(tx, settlement.orderId)
  if (!winner) return 'refused'
  if (winner.method === settlement.method && winner.reference === settlement.reference) return 'already'
  await writeSurplus(tx, held)
  await notifySurplus(tx, orders, held)
  return 'surplus'
}

async function insertSettlement(tx: Db, { paid, ...settlement }: Settlement): Promise<boolean> {
  const inserted = await tx
    .insert(settlements)
    .values({ ...settlement, paid: paid.units })
    .onConflictDoNothing()
    .returning({ orderId: settlements.orderId })
  return inserted.length === 1
}

/** Money that did not pay its order, in the original currency. */
export type Surplus = Omit<Settlement, 'transactionHash' | 'currency'> & {
  currency: Settlement['currency'] | CardCurrency
}

/** Stores the part of a payment's money that does not pay its order. A new sum replaces the earlier sum. */
export async function writeSurplus(
  tx: Db,
  { orderId, method, currency, reference, paid, settledAt }: Surplus,
): Promise<void> {
  await tx
    .insert(surpluses)
    .values({ orderId, method, currency, reference, units: paid.units, createdAt: settledAt })
    .onConflictDoUpdate({
      target: [surpluses.method, surpluses.reference],
      // If money comes after a part of the surplus was returned, the new money must be returned too.
      set: {
        units: paid.units,
        returnedAt: sql`case when ${surpluses.units} < ${paid.units.toString()}::numeric then null else ${surpluses.returnedAt} end`,
      },
    })
}

/** Tells staff and the customer once about a surplus, even if the sum changes later. */
export async function notifySurplus(
  tx: Db,
  orders: OrdersPort,
  { orderId, method, currency, reference, paid }: Surplus,
): Promise<void> {
  const dedupeKey = `surplus ${method} ${reference}`
  await orders.onEvent(tx, { kind: 'surplus', orderId, method, reference, dedupeKey, currency, amount: paid })
}
