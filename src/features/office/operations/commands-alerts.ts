import { queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { findGraceEnd } from '#features/platform/settings/queries.ts'
import { takeBegun, takeEnded } from '#server/database/alerts.ts'
import type { Shop } from '#server/shop.ts'
import { alertEmail, solvedEmail } from './emails.ts'

/** Mails the beginning and the end of every alert to the orders mailbox, each once. Any process can raise an alert. */
export async function mailAlerts(shop: Shop): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [sender, now] = [createSender(shop), shop.now()]
    for (const alert of await takeEnded(tx, now)) {
      const email = solvedEmail(alert, sender)
      if (email) await queueMessage(tx, shop, email)
    }
    for (const alert of await takeBegun(tx, now)) {
      const email = alertEmail(alert, sender, await findGraceEnd(tx))
      if (email) await queueMessage(tx, shop, email)
    }
  })
}
