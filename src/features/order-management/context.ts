import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** What the handling of orders works with; `hasProof` is answered by a feature above it. */
export type OrderManagement = {
  shop: Shop
  /** Whether a proof of the order's rituals was published. */
  hasProof: (tx: Db, orderId: string) => Promise<boolean>
}
