import { bigint, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core'
import { MEDIA_KINDS, type MediaFormat, VISIBILITIES } from './model.ts'

/** A file uploaded by staff. `files` contains the names of its files in the storage, with their sizes in bytes. */
export const media = pgTable(
  'media',
  {
    id: text().primaryKey(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    format: text().$type<MediaFormat>().notNull(),
    visibility: text({ enum: VISIBILITIES }).notNull(),
    /** The original file name. */
    name: text().notNull(),
    files: jsonb().$type<Record<string, number>>().notNull(),
    /** The width and height in pixels after the picture was turned upright. They are set only for pictures. */
    width: integer(),
    height: integer(),
    /** The duration of a recording in seconds; null for other files, or if the duration is unknown. */
    seconds: real(),
    altRu: text().notNull(),
    altEn: text().notNull(),
    focusX: real().notNull(),
    focusY: real().notNull(),
    /** The account id of the uploader. It stays after the account is deleted. */
    createdBy: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('media_created').on(table.createdAt, table.id)],
)

export type MediaRow = typeof media.$inferSelect

/** An upload in pieces. Until the upload is complete, each piece is a separate file of the storage. */
export const mediaUploads = pgTable(
  'media_upload',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    name: text().notNull(),
    visibility: text({ enum: VISIBILITIES }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** The number of bytes received so far. */
    received: bigint({ mode: 'number' }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The time at which a process started to make the file from its pieces. */
    finishingAt: timestamp({ withTimezone: true }),
    mediaId: text(),
    /** The code of the error, if the upload cannot become a file. */
    fault: text(),
  },
  (table) => [index('media_upload_created').on(table.createdAt)],
)

export type UploadRow = typeof mediaUploads.$inferSelect
