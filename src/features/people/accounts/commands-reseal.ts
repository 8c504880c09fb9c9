import { eq, isNotNull } from 'drizzle-orm'
import { resealColumns, type SealedColumns } from '#server/database/reseal-columns.ts'
import type { Shop } from '#server/shop.ts'
import { phoneContext } from './model.ts'
import { accounts } from './tables.ts'

/**
 * Encrypts all values in the columns `sealed` again with the current key. Also computes new hashes of phone numbers. Afterwards the earlier
 * keys can be removed. Their removal makes pending sign-in codes and known browsers invalid, so people must request a new code.
 */
export async function resealPersonalData(
  shop: Pick<Shop, 'db' | 'keys'>,
  sealed: readonly SealedColumns[],
): Promise<number> {
  let count = 0
  for (const columns of sealed) count += await resealColumns(shop.db, shop.keys, columns)
  const phones = await shop.db.select().from(accounts).where(isNotNull(accounts.phone))
  for (const { id, phone } of phones) {
    const number = shop.keys.open(phone ?? '', phoneContext(id))
    await shop.db
      .update(accounts)
      .set({ phoneHash: shop.keys.hash('phone', number) })
      .where(eq(accounts.id, id))
  }
  return count
}
