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

/** A feature's personal data. Accounts come before those features and do not know them. */
export type PersonalPart = {
  /** Its name in the export. */
  name: string
  /** Large data comes in slices. */
  collect: (db: Db, account: Account) => Promise<unknown> | AsyncIterable<unknown[]>
  /** Erases what is kept only with consent. */
  eraseConsented?: (tx: Db, account: Account) => Promise<void>
  /** Erases everything that accounting does not need. */
  erase: (tx: Db, account: Account) => Promise<void>
  /** The same for a guest, who has an address and no account. */
  eraseGuest?: (tx: Db, email: string) => Promise<void>
  /** When two accounts of one person are joined: moves the data of the first to the second. */
  move?: (tx: Db, ids: { from: string; into: string }) => Promise<void>
}
