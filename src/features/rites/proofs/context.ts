import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { Db } from '#server/database/database.ts'

/** Dependencies of proofs. */
export type ProofsContext = OrderManagement & {
  /** Whether a page of the shop shows this file. Such a file stays public. */
  isOnPages: (db: Db, mediaId: string) => Promise<boolean>
}
