import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Account, Contact } from './model.ts'

type Roles = Pick<Account, 'role' | 'staffRole'>

/** The dependencies of sign-in. The features of orders and staff depend on accounts, so they provide these functions. */
export type SignInContext = {
  shop: Shop
  /** Called in the sign-in transaction after the contact is verified. Accepts an invitation if there is one, and returns the account's roles. */
  roleFor: (tx: Db, account: Account, contact: Contact) => Promise<Roles>
  /** Called in the sign-in transaction. Takes the name of a person without a profile from the person's orders. */
  takeName: (tx: Db, account: Account) => Promise<void>
}

/** A feature's personal data. Accounts may not import the features that store such data, so each feature provides these functions. */
export type PersonalPart = {
  /** The name of the part in the export. */
  name: string
  /** Returns the data for the export; large data in slices. */
  collect: (db: Db, account: Account) => Promise<unknown> | AsyncIterable<unknown[]>
  /** Erases the data that is stored only with consent. */
  eraseConsented?: (tx: Db, account: Account) => Promise<void>
  /** Erases everything that accounting does not need. */
  erase: (tx: Db, account: Account) => Promise<void>
  /** Erases the same data for a guest, who has an e-mail address but no account. */
  eraseGuest?: (tx: Db, email: string) => Promise<void>
  /** Called when two accounts of one person are joined. Moves the data of the first account to the second. */
  move?: (tx: Db, ids: { from: string; into: string }) => Promise<void>
}
