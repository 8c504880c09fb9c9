import type { Caller } from '#server/http/caller.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { MediaUse } from './model.ts'
import type { Storage } from './providers/storage.ts'

/** What files of the staff work with. */
export type MediaContext = {
  shop: Shop
  storage: Storage
  /** Where a file is shown; the features that show files answer it. */
  usesOf: (db: Db, id: string) => Promise<MediaUse[]>
  /** In the transaction that changed how a file is shown: pages that show it are out of date. */
  onChanged: (tx: Db) => Promise<void>
  /** Whether somebody may see a file that is not open to others: what they brought themselves, or every such file. */
  maySeeHidden: (caller: Caller | undefined, row: { createdBy: string }) => boolean
}
