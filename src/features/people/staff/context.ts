import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** Dependencies of the staff feature; a feature above it stores the names. */
export type StaffContext = {
  shop: Shop
  /** First and last names by account, for accounts with a name. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
}
