import { date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { LinkLines } from './model.ts'

const moment = () => timestamp({ withTimezone: true })

/** A link through which people without an account can send pictures of one day. Only the hash of its token is stored. */
export const dayLinks = pgTable(
  'day_link',
  {
    id: text().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    tokenHash: text().notNull().unique(),
    /** The lines of the sheet when the link was created, in the order of their numbers. */
    lines: jsonb().$type<LinkLines>().notNull(),
    /** How many pictures were sent, including pictures that were removed later. */
    files: integer().notNull().default(0),
    endsAt: moment().notNull(),
    revokedAt: moment(),
    /** The staff account that created the link, which the audit log names as actor for the pictures. The id stays after the account is deleted. */
    createdBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('day_link_day').on(table.day, table.createdAt)],
)

/** A picture that was sent through a link. If staff delete the picture, the row stays, so that the picture still counts. */
export const dayLinkFiles = pgTable(
  'day_link_file',
  {
    mediaId: text().primaryKey(),
    linkId: text()
      .notNull()
      .references(() => dayLinks.id, { onDelete: 'cascade' }),
    /** The number of the line on the sheet. */
    number: integer().notNull(),
    /** The SHA-256 hash of the file as it was sent. Null in rows of earlier versions of the shop. */
    digest: text(),
    sentAt: moment().notNull(),
  },
  (table) => [index('day_link_file_link').on(table.linkId, table.number)],
)
