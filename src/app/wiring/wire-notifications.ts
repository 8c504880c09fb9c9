import { findAccount } from '#features/people/accounts/queries.ts'
import { senderOf } from '#features/platform/notifications/commands.ts'
import type { TextsSource } from '#features/platform/notifications/commands-templates.ts'
import { emailTextRoutes } from '#features/platform/notifications/routes-templates.ts'
import { messageRoutes } from '#features/platform/notifications/routes.ts'
import type { Route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { emailExamples, WORDINGS } from './ports/email-examples.ts'

/** The outbox, and the e-mail texts of the features above notifications. */
export function wireNotifications(shop: Shop, texts: TextsSource): Route[] {
  return [
    ...messageRoutes(shop),
    ...emailTextRoutes({
      shop,
      wordings: WORDINGS,
      examples: (lang, to, words) => emailExamples(lang, to, { ...senderOf(shop), texts: words }, shop.now()),
      rereadTexts: texts.reread,
      emailOf: async (db, accountId) => (await findAccount(db, shop.keys, accountId))?.email ?? null,
    }),
  ]
}
