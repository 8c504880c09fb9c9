import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '#base/role.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { CHALLENGE_KINDS } from './model.ts'

const moment = () => timestamp({ withTimezone: true })
const account = () =>
  text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** A staff member's passkey (WebAuthn): only its public key. */
export const passkeys = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    accountId: account(),
    /** The authenticator's credential id, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The authenticator's signature counter. A lower counter shows that the key was cloned. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkey_account').on(table.accountId)],
)

/** A staff member's authenticator app. */
export const totpFactors = pgTable('totp_factor', {
  id: text().primaryKey(),
  accountId: account().unique(),
  /** The secret of the app, sealed. */
  secret: text().notNull(),
  /** The time step of the last accepted code. This step and earlier steps cannot be used again. */
  lastStep: integer().notNull(),
  createdAt: moment().notNull(),
  lastUsedAt: moment(),
})

/** A recovery code. Only the hash of its 80 random bits is stored. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    id: text().primaryKey(),
    accountId: account(),
    codeHash: text().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [uniqueIndex('recovery_code_hash').on(table.accountId, table.codeHash)],
)

/** A session's open challenge. A session has at most one of each kind. */
export const factorChallenges = pgTable(
  'second_factor_challenge',
  {
    id: text().primaryKey(),
    /** No foreign key: a session that passed a factor gets a new id, and its open challenges become invalid. */
    sessionId: text().notNull(),
    kind: text({ enum: CHALLENGE_KINDS }).notNull(),
    /** The bytes that a passkey signs. */
    challenge: text(),
    /** Secret of an authenticator app during setup; sealed. */
    secret: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('second_factor_challenge_asked').on(table.sessionId, table.kind)],
)

/** An invitation to a role. The row is deleted when the invitation is accepted or withdrawn. The audit still contains the invitation. */
export const invitations = pgTable('staff_invitation', {
  accountId: account().primaryKey(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  invitedBy: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  /** The account was created for the invitation. It is deleted with the invitation if nobody ever signed in. */
  madeAccount: boolean().notNull(),
})
