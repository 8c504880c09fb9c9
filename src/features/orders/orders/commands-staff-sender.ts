import { eq } from 'drizzle-orm'
import { accounts } from '#features/people/accounts/tables.ts'
import { createSender } from '#features/platform/notifications/commands.ts'
import type { Sender } from '#features/platform/notifications/model.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Returns the shop's data for e-mails to the orders mailbox. If an account has the address of this mailbox, the e-mails are in the language
 * of the account.
 */
export async function createStaffSender(db: Db, shop: Shop): Promise<Sender> {
  const sender = createSender(shop)
  const [account] = await db
    .select({ lang: accounts.lang })
    .from(accounts)
    .where(eq(accounts.email, sender.ordersEmail))
  return account ? { ...sender, staffLang: account.lang } : sender
}
