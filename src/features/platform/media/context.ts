import type { Caller } from '#server/http/caller.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { MediaUse } from './model.ts'
import type { Storage } from './providers/storage.ts'

export type MediaContext = {
  shop: Shop
  storage: Storage
  /** Finds where a file is used. The features that show files provide this function. */
  usesOf: (db: Db, id: string) => Promise<MediaUse[]>
  /** Runs in the transaction that changes how a file is shown. It makes sure that cached pages with the file are rendered again. */
  onChanged: (tx: Db) => Promise<void>
  /**
   * True if the caller may see this file. The file is only for staff. Some callers may see only their own uploads, other callers may see all such
   * files.
   */
  maySeeHidden: (caller: Caller | undefined, row: { createdBy: string }) => boolean
}
