import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { accounts } from '#features/accounts/tables.ts'
import { orders } from '#features/orders/tables.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Gives orders that a partner made for somebody known by phone only to the account that proved the number since. By e-mail an account
 * finds its orders itself.
 */
export async function claimOrdersByPhone({ db }: Pick<Shop, 'db'>): Promise<void> {
  const found = await db
    .select({ id: orders.id, accountId: accounts.id })
    .from(orders)
    .innerJoin(accounts, eq(accounts.phoneHash, orders.customerPhoneHash))
    .where(
      and(
        isNull(orders.accountId),
        isNotNull(orders.customerPhoneHash),
        eq(orders.customerEmail, ''),
        eq(orders.source, 'partner'),
      ),
    )
    .limit(200)
  for (const accountId of new Set(found.map((row) => row.accountId))) {
    const ids = found.filter((row) => row.accountId === accountId).map(({ id }) => id)
    await db
      .update(orders)
      .set({ accountId })
      .where(and(inArray(orders.id, ids), isNull(orders.accountId)))
  }
}
