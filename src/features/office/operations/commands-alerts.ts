import { queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { findGraceEnd } from '#features/platform/settings/queries.ts'
import { listAlerts } from '#server/database/alerts.ts'
import type { Shop } from '#server/shop.ts'
import { alertEmail } from './emails.ts'

/** Mails alerts about the server to the orders mailbox. Any process can raise such an alert. */
export async function mailAlerts(shop: Shop): Promise<void> {
  for (const alert of await listAlerts(shop.db, shop.now())) {
    const email = alertEmail(alert, createSender(shop), await findGraceEnd(shop.db))
    if (email) await queueMessage(shop.db, shop, email)
  }
}
