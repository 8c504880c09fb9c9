import type { StaffRole } from '#base/role.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** A later feature provides the data that a role needs. */
export type OnRole = (tx: Db, accountId: string, role: StaffRole) => Promise<void>

/** The dependencies of the staff feature. A later feature stores the names. */
export type StaffContext = {
  shop: Shop
  /** First and last names by account, for accounts with a name. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
  /** Runs in the transaction that gives an account a staff role. */
  onRole: OnRole
}
