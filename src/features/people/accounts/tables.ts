import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ROLES, STAFF_ROLES } from '#base/role.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Accounts with which people sign in. Phone numbers are stored encrypted, so an account is found by the hash of the phone number. A
 * customer's orders are found by the e-mail address.
 */
export const accounts = pgTable('account', {
  id: text().primaryKey(),
  email: text().unique(),
  phone: text(),
  phoneHash: text().unique(),
  role: text({ enum: ROLES }).notNull(),
  /** The staff role. Null unless the role is `admin`. */
  staffRole: text({ enum: STAFF_ROLES }),
  /**
   * Where the staff role comes from. `config`: the account is owner only because the configuration names its e-mail address. If the
   * configuration names another address, the account loses the role.
   */
  staffSource: text({ enum: ['config', 'invitation'] }),
  /** Increases with each change of the staff role, so that two changes at the same time are noticed. */
  staffVersion: integer().notNull().default(1),
  lang: text({ enum: ['ru', 'en'] }).notNull(),
  createdAt: moment().notNull(),
  lastSignInAt: moment(),
})

/** A signed-in browser. Only the hash of its cookie is stored. */
export const sessions = pgTable(
  'session',
  {
    id: text().primaryKey(),
    tokenHash: text().notNull().unique(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text({ enum: ROLES }).notNull(),
    staffRole: text({ enum: STAFF_ROLES }),
    /** The time at which this session last passed a second factor. */
    secondFactorAt: moment(),
    device: text().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('session_account').on(table.accountId)],
)

/** A sign-in code. It is bound to a contact and to the browser that requested it. Contact and browser are stored as hashes. */
export const challenges = pgTable(
  'sign_in_challenge',
  {
    id: text().primaryKey(),
    contactHash: text().notNull(),
    browserHash: text().notNull(),
    codeHash: text().notNull(),
    attempts: integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('sign_in_challenge_asked').on(table.contactHash, table.browserHash, table.createdAt),
    index('sign_in_challenge_expires').on(table.expiresAt),
  ],
)

/**
 * A browser that signed in with this contact. This browser has separate limits, so that other people cannot use up the limits of the
 * contact's owner.
 */
export const knownDevices = pgTable(
  'known_device',
  {
    tokenHash: text().primaryKey(),
    contactHash: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('known_device_contact').on(table.contactHash)],
)

/** A person's consent to the storage of birth data, wishes and participants: the text, when it was given, and when it was withdrawn. */
export const consents = pgTable(
  'consent',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    textVersion: text().notNull(),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
  },
  (table) => [index('consent_account').on(table.accountId)],
)
