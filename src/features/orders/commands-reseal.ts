import { eq, isNotNull } from 'drizzle-orm'
import type { Shop } from '#server/shop.ts'
import { orderPhoneContext } from './model.ts'
import { orders } from './tables.ts'

/** After a change of keys: orders are found by their phones under the current one again. */
export async function rehashOrderPhones({ db, keys }: Pick<Shop, 'db' | 'keys'>): Promise<void> {
  const rows = await db
    .select({ id: orders.id, phone: orders.customerPhone })
    .from(orders)
    .where(isNotNull(orders.customerPhone))
  for (const { id, phone } of rows) {
    const number = keys.open(phone ?? '', orderPhoneContext(id))
    await db
      .update(orders)
      .set({ customerPhoneHash: keys.hash('phone', number) })
      .where(eq(orders.id, id))
  }
}
