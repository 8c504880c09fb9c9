import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Message, Wording } from './model.ts'

/** What the pages of the staff need beside the outbox itself: the features above it know the e-mails and the people. */
export type StaffMessages = {
  shop: Shop
  /** The shop's own words of every e-mail, in the order of an order's way. */
  wordings: Wording[]
  /** Every e-mail of the shop by its name, filled with an example, in the words that are given. */
  examples: (lang: Lang, to: string, texts: EditedTexts) => Record<string, Message>
  rereadTexts: () => Promise<void>
  /** Where a member of the staff gets e-mail. */
  emailOf: (db: Db, accountId: string) => Promise<string | null>
}
