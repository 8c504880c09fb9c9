import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '#base/role.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { CHALLENGE_KINDS } from './model.ts'

const moment = () => timestamp({ withTimezone: true })
const account = () =>
  text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** A staff member's passkey (WebAuthn). The shop stores only its public key. */
export const passkeys = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    accountId: account(),
    /** The credential id of the authenticator, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** The signature counter of the authenticator. If the counter decreases, somebody has copied the key. */
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
  /** The secret of the app, encrypted. */
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

/** A challenge that was not answered yet. A session has at most one challenge of each kind. */
export const factorChallenges = pgTable(
  'second_factor_challenge',
  {
    id: text().primaryKey(),
    /** No foreign key: the id of a session changes when the person passes a factor. Then the session's other challenges become invalid. */
    sessionId: text().notNull(),
    kind: text({ enum: CHALLENGE_KINDS }).notNull(),
    /** The bytes that a passkey signs. */
    challenge: text(),
    /** The encrypted secret of an authenticator app that is not registered yet. */
    secret: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('second_factor_challenge_asked').on(table.sessionId, table.kind)],
)

/** An invitation to a role. The row is deleted when the invitation is accepted or withdrawn. The audit log still contains the invitation. */
export const invitations = pgTable('staff_invitation', {
  accountId: account().primaryKey(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  invitedBy: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  /** True if the account was created for the invitation. If nobody ever signs in, the account is deleted with the invitation. */
  madeAccount: boolean().notNull(),
})
