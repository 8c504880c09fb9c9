import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { offeredLang } from '#base/i18n.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Message } from '#features/platform/notifications/model.ts'
import { isDelivered } from '#features/platform/notifications/rules.ts'
import { findGraceEnd } from '#features/platform/settings/queries.ts'
import { telegramLinks } from '#features/platform/telegram/tables.ts'
import { takeBegun, takeEnded } from '#server/database/alerts.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { alertMessage, type Receiver, solvedMessage } from './emails.ts'
import { splitAlert } from './rules-alerts.ts'

/** Sends one message for the beginning and one for the end of every alert. Any process can raise an alert. */
export async function mailAlerts(shop: Shop): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [sender, now] = [createSender(shop), shop.now()]
    const [ended, begun] = [await takeEnded(tx, now), await takeBegun(tx, now)]
    if (ended.length + begun.length === 0 || !shop.settings().alerts.enabled) return
    const [byMail, byChat] = [await listMailboxes(tx, shop), await listOwnersChats(tx, shop)]
    // The alert "mail-stands" means that no e-mails go out, so it is sent only by Telegram.
    const receiversOf = (name: string) => (splitAlert(name).kind === 'mail-stands' ? byChat : byMail)
    const graceEnd = await findGraceEnd(tx)
    const told: (Message | undefined)[] = [
      ...ended.flatMap((alert) => receiversOf(alert.name).map((to) => solvedMessage(alert, to, sender))),
      ...begun.flatMap((alert) => receiversOf(alert.name).map((to) => alertMessage(alert, to, sender, graceEnd))),
    ]
    for (const message of told) if (message) await queueMessage(tx, shop, message)
  })
}

/**
 * The e-mail addresses for alerts in the settings, or the mailbox for orders if the settings contain no such address. Members of staff get
 * alerts in the language of their account.
 */
async function listMailboxes(tx: Db, { settings, ...shop }: Shop): Promise<Receiver[]> {
  const { alerts, contacts, languages } = settings()
  const { staffLang = 'ru' } = createSender({ settings, ...shop })
  const addresses = alerts.emails.length > 0 ? alerts.emails : [contacts.ordersEmail]
  const isStaff = and(inArray(accounts.email, addresses), isNotNull(accounts.staffRole))
  const people = await tx.select({ email: accounts.email, lang: accounts.lang }).from(accounts).where(isStaff)
  const langs = new Map(people.map(({ email, lang }) => [email, offeredLang(lang, languages)]))
  return addresses.map((to) => ({ channel: 'email', to, lang: langs.get(to) ?? staffLang }))
}

async function listOwnersChats(tx: Db, { config, settings }: Shop): Promise<Receiver[]> {
  if (!isDelivered('telegram', config)) return []
  const rows = await tx
    .select({ id: telegramLinks.id, lang: telegramLinks.lang })
    .from(telegramLinks)
    .innerJoin(accounts, and(eq(accounts.id, telegramLinks.accountId), eq(accounts.staffRole, 'owner')))
  const { languages } = settings()
  return rows.map(({ id, lang }) => ({ channel: 'telegram', to: id, lang: offeredLang(lang, languages) }))
}
