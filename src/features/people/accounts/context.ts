import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Account, Contact } from './model.ts'

type Roles = Pick<Account, 'role' | 'staffRole'>

/** What signing in works with; a feature above says which role an account has from this moment on. */
export type SignInContext = {
  shop: Shop
  /** Called in the transaction that signs somebody in, once the contact has proved to be theirs: an invitation is taken up here. */
  roleFor: (tx: Db, account: Account, contact: Contact) => Promise<Roles>
}
