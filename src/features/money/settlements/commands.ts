import { sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { OrdersPort } from './context.ts'
import type { CardCurrency } from './model-currencies.ts'
import type { Settlement } from './model.ts'
import { findSettlement } from './queries.ts'
import { settlements, surpluses } from './tables.ts'

export type SettleResult = 'settled' | 'already' | 'surplus' | 'refused'

/**
 * The only way an order becomes paid. The first payment settles the order. A second payment gets a surplus row, never a second settlement. `held`
 * is the sum to return to that second payer, if it differs from `settlement` (a card charged in roubles). `refused`: the order takes no money and
 * is unpaid, so staff must decide.
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

/** Money that an order did not take, in its original currency. */
export type Surplus = Omit<Settlement, 'transactionHash' | 'currency'> & {
  currency: Settlement['currency'] | CardCurrency
}

/** Stores the part of a payment's money that its order did not take. The latest sum replaces an earlier one. */
export async function writeSurplus(
  tx: Db,
  { orderId, method, currency, reference, paid, settledAt }: Surplus,
): Promise<void> {
  await tx
    .insert(surpluses)
    .values({ orderId, method, currency, reference, units: paid.units, createdAt: settledAt })
    .onConflictDoUpdate({
      target: [surpluses.method, surpluses.reference],
      // If money comes after a part was returned, the shop must return the new money too.
      set: {
        units: paid.units,
        returnedAt: sql`case when ${surpluses.units} < ${paid.units.toString()}::numeric then null else ${surpluses.returnedAt} end`,
      },
    })
}

/** Announces a surplus once, even if the sum changes later. */
export async function notifySurplus(
  tx: Db,
  orders: OrdersPort,
  { orderId, method, currency, reference, paid }: Surplus,
): Promise<void> {
  const dedupeKey = `surplus ${method} ${reference}`
  await orders.onEvent(tx, { kind: 'surplus', orderId, method, reference, dedupeKey, currency, amount: paid })
}
