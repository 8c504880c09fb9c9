import type { Lang } from '#base/i18n.ts'
import type { EditedTexts } from '#base/settings.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Channel, Message, Transport, Wording } from './model.ts'

/** Dependencies of the staff pages besides the outbox: the features above know the e-mails and the people. */
export type StaffMessages = {
  shop: Shop
  /** The default texts of every e-mail, in the order of an order's lifecycle. */
  wordings: Wording[]
  /** Every e-mail of the shop by name, filled with example data, in the given texts. */
  examples: (lang: Lang, to: string, texts: EditedTexts) => Record<string, Message>
  rereadTexts: () => Promise<void>
  /** A staff member's e-mail address. */
  emailOf: (db: Db, accountId: string) => Promise<string | null>
}

/** Without a transport the messages of a channel wait in the outbox. */
export type NotificationsContext = StaffMessages & { transports: ReadonlyMap<Channel, Transport> }
