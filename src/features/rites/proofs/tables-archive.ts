import { isNull } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { proofs } from './tables.ts'

const moment = () => timestamp({ withTimezone: true })

/** A customer's consent that the public archive shows a performed ritual. After the consent is withdrawn, the row stays as a record. */
export const archiveConsents = pgTable(
  'archive_consent',
  {
    /** The id of the entry in the archive. If the customer agrees again, the entry gets a new id. */
    id: text().primaryKey(),
    proofId: text()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    lang: text({ enum: ['ru', 'en'] }).notNull(),
    textVersion: text().notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
    withdrawnBy: text({ enum: ['owner', 'staff'] }),
  },
  (table) => [
    index('archive_consent_proof').on(table.proofId),
    uniqueIndex('archive_consent_active').on(table.proofId).where(isNull(table.withdrawnAt)),
  ],
)

export type ArchiveConsentRow = typeof archiveConsents.$inferSelect
