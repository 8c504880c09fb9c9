import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Account, Contact } from './model.ts'

type Roles = Pick<Account, 'role' | 'staffRole'>

/** Dependencies of sign-in. A feature above decides the account's current role. */
export type SignInContext = {
  shop: Shop
  /** Called in the sign-in transaction after the contact is verified: an invitation is accepted here. */
  roleFor: (tx: Db, account: Account, contact: Contact) => Promise<Roles>
}
