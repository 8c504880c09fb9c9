import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { Shop } from '#server/shop.ts'
import type { Db } from '#server/database/database.ts'

export type ProofsContext = OrderManagement & {
  /** True if a page of the shop shows this file. Such a file must stay public. */
  isOnPages: (db: Db, mediaId: string) => Promise<boolean>
  /** The times of the pictures that came through the link of a day. A draft may have one of these times, although nobody chose it. */
  timesOfLinks: (db: Db, proofId: string) => Promise<Date[]>
}

/** What the public archive needs. `readFile` reads a file of the media library by its key. */
export type ArchiveContext = {
  shop: Shop
  readFile: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>
}
