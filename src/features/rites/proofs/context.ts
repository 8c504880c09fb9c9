import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { Db } from '#server/database/database.ts'

/** What proofs work with. */
export type ProofsContext = OrderManagement & {
  /** Whether a page of the shop shows this file: then it stays open to everybody. */
  isOnPages: (db: Db, mediaId: string) => Promise<boolean>
}
