import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../src/server/database/database.ts'

/** A valid order of one or more lines. `price` and `total` have the shop's prices by default. */
export function makeOrder(items: MadeLine[] = [GANESHA_BASIC], changes: Record<string, unknown> = {}) {
  return {
    customerName: 'Анна Смирнова',
    customerEmail: 'anna@example.com',
    paymentMethod: 'crypto',
    items,
    total: items.reduce((sum, item) => sum + item.price * item.quantity, 0),
    ...changes,
  }
}

export type MadeLine = { id: string; name?: string; price: number; quantity: number; duration: number }

export const GANESHA_BASIC: MadeLine = { id: 'ganesha-basic', name: 'Ganesha', price: 164, quantity: 1, duration: 0.5 }
export const GANESHA_PREMIUM: MadeLine = { id: 'ganesha-premium', price: 436, quantity: 1, duration: 1 }
export const INTENTION: MadeLine = { id: 'z-special-intention-new-work', price: 480, quantity: 1, duration: 0.75 }

/** Stores an order to which a payment can belong, for tests that are only about payments. */
export async function insertOrder(db: Db, id: string): Promise<string> {
  await insertOrders(db, sql`select ${id}::text as id`)
  return id
}

/** Stores one order for each id that `ids` selects. */
export async function insertOrders(db: Db, ids: SQL): Promise<void> {
  await db.execute(sql`insert into customer_order
    (id, customer_name, customer_email, lang, payment_method, status, total_cents, created_at)
    select id, '', '', 'en', '', 'pending', 0, now() from (${ids}) as named on conflict do nothing`)
}
