import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { Shop } from '#server/shop.ts'
import type { Db } from '#server/database/database.ts'

export type ProofsContext = OrderManagement & {
  /** Whether a page of the shop shows this file. Such a file stays public. */
  isOnPages: (db: Db, mediaId: string) => Promise<boolean>
  /** The times that drafts got from pictures which came by the link of a day. Nobody chose these times. */
  timesOfLinks: (db: Db, proofId: string) => Promise<Date[]>
}

/** Dependencies of the public archive: the files of media by their key. */
export type ArchiveContext = {
  shop: Shop
  readFile: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>
}
