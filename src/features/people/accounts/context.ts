import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Account, Contact } from './model.ts'

type Roles = Pick<Account, 'role' | 'staffRole'>

/** What sign-in needs. The features of orders and staff depend on accounts, so accounts cannot import them. They provide these functions instead. */
export type SignInContext = {
  shop: Shop
  /**
   * Called in the transaction of a sign-in, after the contact is verified. Accepts an invitation if there is one, and returns the account's
   * roles.
   */
  roleFor: (tx: Db, account: Account, contact: Contact) => Promise<Roles>
  /** Called in the transaction of a sign-in. If the person has no profile, takes the person's name from an order. */
  takeName: (tx: Db, account: Account) => Promise<void>
}

/** The personal data that one feature stores. Accounts may not import that feature, so the feature provides these functions. */
export type PersonalPart = {
  /** The name of the part in the export. */
  name: string
  /** Returns the data for the export. Large data are returned in slices. */
  collect: (db: Db, account: Account) => Promise<unknown> | AsyncIterable<unknown[]>
  /** Erases the data that is stored only with consent. */
  eraseConsented?: (tx: Db, account: Account) => Promise<void>
  /** Erases all data that accounting does not need. */
  erase: (tx: Db, account: Account) => Promise<void>
  /** Erases the same data for a guest: a customer with an e-mail address but without an account. */
  eraseGuest?: (tx: Db, email: string) => Promise<void>
  /** Moves the data of one account to another. Called when two accounts of one person are joined. */
  move?: (tx: Db, ids: { from: string; into: string }) => Promise<void>
}
