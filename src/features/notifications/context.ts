import type { Lang } from '#base/i18n.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Message } from './model.ts'

/** What the pages of the staff need beside the outbox itself: the features above it know the e-mails and the people. */
export type StaffMessages = {
  shop: Shop
  /** Every e-mail of the shop by its name, filled with an example. */
  examples: (lang: Lang, to: string) => Record<string, Message>
  /** Where a member of the staff gets e-mail. */
  emailOf: (db: Db, accountId: string) => Promise<string | null>
}
