import { boolean, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { media } from '#features/platform/media/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { PROOF_STATES, PROOF_VISIBILITIES } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A proof: the record that a ritual of an order was performed, with the time, the place and the person. */
export const proofs = pgTable(
  'proof',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The position of the ritual's line in the order. */
    position: integer().notNull(),
    state: text({ enum: PROOF_STATES }).notNull(),
    performedAt: moment().notNull(),
    place: text().notNull(),
    /** The id of a priest's record or a staff account. The proof stays after the account is deleted. */
    priestId: text().notNull(),
    textRu: text().notNull(),
    textEn: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
    /** The token never changes after the first publication. So after another publication, the links in earlier e-mails work again. */
    token: text().unique(),
    number: text().unique(),
    publishedAt: moment(),
    publishedBy: text(),
    priestName: text(),
    visibility: text({ enum: PROOF_VISIBILITIES }).notNull().default('initials'),
    /** The names that the priest read, as sealed (encrypted) JSON. Null after the customer withdrew the consent. */
    names: text(),
    sankalpa: text(),
  },
  (table) => [
    unique('proof_line').on(table.orderId, table.position),
    index('proof_state').on(table.state, table.performedAt, table.id),
  ],
)

export type ProofRow = typeof proofs.$inferSelect

export const proofMedia = pgTable(
  'proof_media',
  {
    proofId: text()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    mediaId: text()
      .notNull()
      .references(() => media.id),
    position: integer().notNull(),
    /** True if staff have approved this picture for the public archive, because nobody is shown or named without consent. */
    isPublic: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.proofId, table.mediaId] }), index('proof_media_file').on(table.mediaId)],
)

/** One report entry of a ritual that lasts several days. The customer sees the entry immediately, even while the proof is a draft. */
export const proofEntries = pgTable(
  'proof_entry',
  {
    id: text().primaryKey(),
    proofId: text()
      .notNull()
      .references(() => proofs.id, { onDelete: 'cascade' }),
    /** The day of the entry, at the place of the ritual. */
    day: date({ mode: 'string' }).notNull(),
    noteRu: text().notNull(),
    noteEn: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('proof_entry_proof').on(table.proofId, table.day, table.createdAt)],
)

export type EntryRow = typeof proofEntries.$inferSelect

export const proofEntryMedia = pgTable(
  'proof_entry_media',
  {
    entryId: text()
      .notNull()
      .references(() => proofEntries.id, { onDelete: 'cascade' }),
    mediaId: text()
      .notNull()
      .references(() => media.id),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.mediaId] }),
    index('proof_entry_media_file').on(table.mediaId),
  ],
)
