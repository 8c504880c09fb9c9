import type { StaffRole } from '#base/role.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** Creates the data that a role needs. The staff feature may not import the feature with these data, so that feature provides this function. */
export type OnRole = (tx: Db, accountId: string, role: StaffRole) => Promise<void>

/** What the staff feature needs. */
export type StaffContext = {
  shop: Shop
  /** First and last names by account id, from the feature of profiles. Accounts without a name are left out. */
  namesOf: (db: Db, accountIds: string[]) => Promise<Map<string, string>>
  /** Called in the transaction that gives an account a staff role. */
  onRole: OnRole
}
