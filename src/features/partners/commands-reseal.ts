import { eq, isNotNull } from 'drizzle-orm'
import type { Shop } from '#server/shop.ts'
import { readPhone } from './commands-clients.ts'
import { clientContext } from './model.ts'
import { partnerClients } from './tables.ts'

/** After a change of keys: clients are found by their phones under the current one again. */
export async function rehashClientPhones({ db, keys }: Pick<Shop, 'db' | 'keys'>): Promise<void> {
  const { id, phoneNumber, phoneHash } = partnerClients
  const rows = await db.select({ id, phoneNumber }).from(partnerClients).where(isNotNull(phoneHash))
  for (const row of rows) {
    const phone = await readPhone(keys.open(row.phoneNumber ?? '', clientContext(row.id, 'phoneNumber')))
    if (phone === undefined) continue
    await db
      .update(partnerClients)
      .set({ phoneHash: keys.hash('phone', phone) })
      .where(eq(id, row.id))
  }
}
