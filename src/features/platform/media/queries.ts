import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import type { MediaKind } from './model.ts'
import { media, type MediaRow, mediaUploads, type UploadRow } from './tables.ts'

export type { MediaRow }

export async function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id))
  return row
}

/** Locks the file's row for the rest of the transaction. */
export async function lockMedia(tx: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update')
  return row
}

/** Returns the files in the order of the given ids. Missing files are left out. */
export async function listMediaByIds(db: Db, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return []
  const rows = await db.select().from(media).where(inArray(media.id, ids))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

type ListOptions = { kind?: MediaKind | undefined; limit: number; after?: string[] | undefined }

/**
 * Lists files that the shop's pages can show, newest first. Recordings of single orders are listed with their proofs and not here. Returns
 * one row more than the limit.
 */
export async function listMedia(db: Db, { kind, limit, after }: ListOptions): Promise<MediaRow[]> {
  const further = after && sql`(${media.createdAt}, ${media.id}) < (${after[0]}::timestamptz, ${after[1]})`
  return await db
    .select()
    .from(media)
    .where(and(eq(media.visibility, 'public'), kind && eq(media.kind, kind), further))
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit + 1)
}

/** Lists all files of the storage that belong to a row of the database, by key. */
export async function listMediaFiles(db: Db): Promise<{ key: string; bytes: number }[]> {
  const rows = await db.select({ id: media.id, files: media.files }).from(media).orderBy(media.id)
  return rows.flatMap(({ id, files }) =>
    Object.entries(files).map(([name, bytes]) => ({ key: `${id}/${name}`, bytes })),
  )
}

/** Returns those of `ids` that belong to a file or to an upload in progress. No row of the database needs stored files with other ids. */
export async function listKnownIds(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const files = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids))
  const uploads = await db.select({ id: mediaUploads.id }).from(mediaUploads).where(inArray(mediaUploads.id, ids))
  return new Set([...files, ...uploads].map(({ id }) => id))
}

export async function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(mediaUploads).where(eq(mediaUploads.id, id))
  return row
}
