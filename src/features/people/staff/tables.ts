import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { STAFF_ROLES } from '#base/role.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { CHALLENGE_KINDS } from './model.ts'

const moment = () => timestamp({ withTimezone: true })
const account = () =>
  text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })

/** A passkey (WebAuthn) of one of the staff: only its public half. */
export const passkeys = pgTable(
  'passkey',
  {
    id: text().primaryKey(),
    accountId: account(),
    /** As the authenticator names it, in base64url. */
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often it was used, as it says itself: a copy of it falls behind. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index('passkey_account').on(table.accountId)],
)

/** The authenticator app of one of the staff. */
export const totpFactors = pgTable('totp_factor', {
  id: text().primaryKey(),
  accountId: account().unique(),
  /** Sealed. */
  secret: text().notNull(),
  /** The time step of the last code that was taken: that one and those before it are used up. */
  lastStep: integer().notNull(),
  createdAt: moment().notNull(),
  lastUsedAt: moment(),
})

/** A recovery code; of its 80 random bits only the hash is kept. */
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

/** What a session was asked and has not answered yet; one of each kind. */
export const factorChallenges = pgTable(
  'second_factor_challenge',
  {
    id: text().primaryKey(),
    /** It has no foreign key: a session that passed a factor has another id, and its open questions are void. */
    sessionId: text().notNull(),
    kind: text({ enum: CHALLENGE_KINDS }).notNull(),
    /** What a passkey has to sign. */
    challenge: text(),
    /** Of an authenticator app that is being set up; sealed. */
    secret: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex('second_factor_challenge_asked').on(table.sessionId, table.kind)],
)

/** A role that waits for its owner to sign in; taken up or withdrawn it is gone, and the audit tells of it. */
export const invitations = pgTable('staff_invitation', {
  accountId: account().primaryKey(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  invitedBy: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  /** The account was made for the invitation, and goes with it when nobody ever signed in. */
  madeAccount: boolean().notNull(),
})
