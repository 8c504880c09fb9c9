import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Channel, Message, Transport, Wording } from './model.ts'

/** The dependencies of the staff pages besides the outbox. Features that may import this feature provide the e-mails. */
export type StaffMessages = {
  shop: Shop
  /** The default texts of every e-mail, in the order of the steps of an order. */
  wordings: Wording[]
  /** Returns every e-mail of the shop by name, with the given texts and example data. */
  examples: (lang: Lang, to: string, texts: EditedTexts) => Record<string, Message>
  rereadTexts: () => Promise<void>
  emailOf: (db: Db, accountId: string) => Promise<string | null>
}

/** The dependencies of the notifications. If a channel has no transport, its messages wait in the outbox. */
export type NotificationsContext = StaffMessages & { transports: ReadonlyMap<Channel, Transport> }
