import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { Shop } from '#server/shop.ts'
import type { Db } from '#server/database/database.ts'

export type ProofsContext = OrderManagement & {
  /** True if a page of the shop shows this file. Such a file must stay public. */
  isOnPages: (db: Db, mediaId: string) => Promise<boolean>
  /** The times that a draft may have got automatically from pictures that were sent through the link of a day. */
  timesOfLinks: (db: Db, proofId: string) => Promise<Date[]>
}

/** The dependencies of the public archive. `readFile` reads a file of the media library by its key. */
export type ArchiveContext = {
  shop: Shop
  readFile: (key: string) => Promise<AsyncIterable<Uint8Array> | undefined>
}
