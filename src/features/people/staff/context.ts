import type { StaffRole } from '#base/role.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Creates the data that an account with this staff role needs. A later feature provides this function, because the staff feature may not
 * import later features.
 */
export type OnRole = (tx: Db, accountId: string, role: StaffRole) => Promise<void>

/** What the staff feature needs from other features. */
export type StaffContext = {
  shop: Shop
  /** Returns first and last names by account id. The feature `profiles` provides this function. Accounts without a name are left out. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
  /** Called in the transaction that gives an account a staff role. */
  onRole: OnRole
}
