import { eq, isNotNull } from 'drizzle-orm'
import { resealColumns, type SealedColumns } from '#server/database/sealed-columns.ts'
import type { Shop } from '#server/shop.ts'
import { SEALED } from './queries-profile.ts'
import { accounts } from './tables.ts'

const SEALED_HERE: SealedColumns[] = [
  { table: 'message', columns: ['body', 'html', 'code'] },
  { table: 'account', columns: ['phone'] },
  { table: 'customer_profile', columns: Object.values(SEALED) },
]

/**
 * Puts everything that accounts and `others` keep sealed under the current key, and the hashes by which phones are found. Afterwards the
 * earlier keys may go, but for codes on their way and known devices: both are asked for again.
 */
export async function resealPersonalData(shop: Shop, others: SealedColumns[]): Promise<number> {
  let count = 0
  for (const columns of [...SEALED_HERE, ...others]) count += await resealColumns(shop.db, shop.keys, columns)
  const phones = await shop.db.select().from(accounts).where(isNotNull(accounts.phone))
  for (const { id, phone } of phones) {
    const number = shop.keys.open(phone ?? '', { table: 'account', row: id, column: 'phone' })
    await shop.db
      .update(accounts)
      .set({ phoneHash: shop.keys.hash('phone', number) })
      .where(eq(accounts.id, id))
  }
  return count
}
