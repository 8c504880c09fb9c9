import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** What the staff's feature works with; names are kept by a feature above it. */
export type StaffContext = {
  shop: Shop
  /** First and last names by account, of those who have told them. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
}
