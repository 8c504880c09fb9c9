import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** What the staff feature needs. A feature above stores the names. */
export type StaffContext = {
  shop: Shop
  /** First and last names by account, for accounts with a name. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
}
