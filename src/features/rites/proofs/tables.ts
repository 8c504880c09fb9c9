import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { media } from '#features/platform/media/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'
import { PROOF_STATES, PROOF_VISIBILITIES } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** The record that the ritual of an order's line was performed: when, where, by whom. */
export const proofs = pgTable(
  'proof',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The line's position in the order. */
    position: integer().notNull(),
    state: text({ enum: PROOF_STATES }).notNull(),
    performedAt: moment().notNull(),
    place: text().notNull(),
    /** An account of the staff; the proof outlives it. */
    priestId: text().notNull(),
    textRu: text().notNull(),
    textEn: text().notNull(),
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
    version: integer().notNull().default(1),
    /** Assigned at the first publication and kept, so that links sent to the customer work again. */
    token: text().unique(),
    number: text().unique(),
    publishedAt: moment(),
    publishedBy: text(),
    priestName: text(),
    visibility: text({ enum: PROOF_VISIBILITIES }).notNull().default('initials'),
    /** JSON of the names that were read, sealed; null after the customer withdrew the consent. */
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
  },
  (table) => [primaryKey({ columns: [table.proofId, table.mediaId] }), index('proof_media_file').on(table.mediaId)],
)
