import { findAccount } from '#features/people/accounts/queries.ts'
import { createSender } from '#features/platform/notifications/commands.ts'
import type { TextsSource } from '#features/platform/notifications/commands-templates.ts'
import type { NotificationsContext } from '#features/platform/notifications/context.ts'
import type { Transport } from '#features/platform/notifications/model.ts'
import type { Shop } from '#server/shop.ts'
import { emailExamples, WORDINGS } from './email-examples.ts'

/** The e-mail texts of the features that use notifications, and the clients that send messages. */
export async function openNotificationsPort(
  shop: Shop,
  texts: TextsSource,
  telegram: Transport | undefined,
): Promise<NotificationsContext> {
  return {
    shop,
    wordings: WORDINGS,
    examples: (lang, to, words) => emailExamples(lang, to, { ...createSender(shop), texts: words }, shop.now()),
    rereadTexts: texts.reread,
    emailOf: async (db, accountId) => (await findAccount(db, shop.keys, accountId))?.email ?? null,
    transports: new Map([...(await openTransportsOf(shop)), ...(telegram ? [['telegram', telegram] as const] : [])]),
  }
}

/** The clients for mail servers and SMS gateways are loaded only if configured. */
async function openTransportsOf(shop: Shop): Promise<NotificationsContext['transports']> {
  const { config } = shop
  if (!config.SMTP_URL && !config.SMS_PROVIDER) return new Map()
  const { openTransports } = await import('#features/platform/notifications/providers/transports.ts')
  return openTransports(shop)
}
