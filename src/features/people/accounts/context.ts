import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import type { Account, Contact } from './model.ts'
import type { GivenConsent } from './schemas.ts'

type Roles = Pick<Account, 'role' | 'staffRole'>

/**
 * The functions that the sign-in needs from other features. The features `orders` and `staff` depend on `accounts`, so `accounts` cannot
 * import these features. They provide these functions.
 */
export type SignInContext = {
  shop: Shop
  /**
   * Called in the transaction of a sign-in, after the contact is verified. Accepts an invitation if there is one, and returns the account's
   * roles.
   */
  roleFor: (tx: Db, account: Account, contact: Contact) => Promise<Roles>
  /** Called in the transaction of a sign-in. If the person has no profile, copies the name from an order. */
  takeName: (tx: Db, account: Account) => Promise<void>
}

/**
 * The functions for the personal data that one feature stores. The feature `accounts` may not import other features, so each feature
 * provides these functions.
 */
export type PersonalPart = {
  /** The name of this data in the export. */
  name: string
  /** Returns the data for the export. A large amount of data is returned in parts. */
  collect: (db: Db, account: Account) => Promise<unknown> | AsyncIterable<unknown[]>
  /** Lists the consents under which this feature stores data, except the consent of the account. */
  listConsents?: (db: Db, account: Account) => Promise<GivenConsent[]>
  /** Erases the data that is stored only with consent. */
  eraseConsented?: (tx: Db, account: Account) => Promise<void>
  /** Erases all data that accounting does not need. */
  erase: (tx: Db, account: Account) => Promise<void>
  /** Erases the personal data of a guest: a customer with an e-mail address but without an account. */
  eraseGuest?: (tx: Db, email: string) => Promise<void>
  /** Moves the data of one account to another. Called when two accounts of one person are joined. */
  move?: (tx: Db, ids: { from: string; into: string }) => Promise<void>
}
