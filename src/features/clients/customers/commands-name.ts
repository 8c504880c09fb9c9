import { and, desc, eq, isNotNull, ne, notExists, sql } from 'drizzle-orm'
import { gifts } from '#features/orders/gifts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { Account } from '#features/people/accounts/model.ts'
import { createNamedProfile } from '#features/people/profiles/commands.ts'
import { profileName } from '#features/people/profiles/rules.ts'
import { profiles } from '#features/people/profiles/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Copies the name of the last paid order with the account's e-mail address to the account, if the account has no profile. So a person who
 * has ordered does not have to fill in the profile form. Gifts and partners' orders are left out, because they may name another person.
 */
export async function takeNameFromOrder(
  tx: Db,
  shop: Shop,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  if (email === null) return
  const [known] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.accountId, id))
  if (known) return
  const isGift = tx.select({ one: sql`1` }).from(gifts).where(eq(gifts.id, orders.id))
  const [last] = await tx
    .select({ name: orders.customerName })
    .from(orders)
    .where(
      and(
        eq(orders.customerEmail, email),
        isNotNull(orders.paidAt),
        ne(orders.customerName, ''),
        ne(orders.source, 'partner'),
        notExists(isGift),
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(1)
  const name = last && profileName(last.name)
  if (name && (name.firstName !== '' || name.lastName !== '')) await createNamedProfile(tx, shop, id, name)
}
