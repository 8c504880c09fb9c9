import type { StaffRole } from '#base/role.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** Creates the data that a role needs. A feature that staff may not import provides this function. */
export type OnRole = (tx: Db, accountId: string, role: StaffRole) => Promise<void>

/** The dependencies of the staff feature. */
export type StaffContext = {
  shop: Shop
  /** First and last names by account, for accounts with a name. The feature of profiles stores them. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
  /** Runs in the transaction that gives an account a staff role. */
  onRole: OnRole
}
