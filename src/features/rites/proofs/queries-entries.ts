import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { media, type MediaRow } from '#features/platform/media/tables.ts'
import type { Db } from '#server/database/database.ts'
import { type EntryRow, proofEntries, proofEntryMedia, proofMedia, proofs } from './tables.ts'

/** A report entry with its sorted files. */
export type FoundEntry = { entry: EntryRow; media: MediaRow[] }

/** The report entries of each proof, the earliest day first. */
export async function listEntries(db: Db, proofIds: string[]): Promise<Map<string, FoundEntry[]>> {
  const found = new Map<string, FoundEntry[]>(proofIds.map((id) => [id, []]))
  if (proofIds.length === 0) return found
  const entries = await db
    .select()
    .from(proofEntries)
    .where(inArray(proofEntries.proofId, proofIds))
    .orderBy(asc(proofEntries.day), asc(proofEntries.createdAt), asc(proofEntries.id))
  const files = await listEntryMedia(
    db,
    entries.map(({ id }) => id),
  )
  for (const entry of entries) found.get(entry.proofId)?.push({ entry, media: files.get(entry.id) ?? [] })
  return found
}

async function listEntryMedia(db: Db, entryIds: string[]): Promise<Map<string, MediaRow[]>> {
  const found = new Map<string, MediaRow[]>(entryIds.map((id) => [id, []]))
  if (entryIds.length === 0) return found
  const rows = await db
    .select({ entryId: proofEntryMedia.entryId, media })
    .from(proofEntryMedia)
    .innerJoin(media, eq(media.id, proofEntryMedia.mediaId))
    .where(inArray(proofEntryMedia.entryId, entryIds))
    .orderBy(asc(proofEntryMedia.position))
  for (const row of rows) found.get(row.entryId)?.push(row.media)
  return found
}

export async function countEntries(db: Db, proofId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(proofEntries).where(eq(proofEntries.proofId, proofId))
  return row?.n ?? 0
}

export async function findEntry(db: Db, proofId: string, id: string): Promise<EntryRow | undefined> {
  const [row] = await db
    .select()
    .from(proofEntries)
    .where(and(eq(proofEntries.proofId, proofId), eq(proofEntries.id, id)))
  return row
}

/** The files in a proof's report entries that are not on another page and not in another proof. With `entryId`, only the files of this entry. */
export async function listOwnLogFiles(db: Db, proofId: string, entryId?: string): Promise<string[]> {
  const onPages = db
    .select({ id: proofMedia.mediaId })
    .from(proofMedia)
    .innerJoin(proofs, eq(proofs.id, proofMedia.proofId))
    .where(and(eq(proofs.state, 'published'), ne(proofs.visibility, 'withdrawn')))
  const rows = await db
    .selectDistinct({ id: proofEntryMedia.mediaId })
    .from(proofEntryMedia)
    .innerJoin(proofEntries, eq(proofEntries.id, proofEntryMedia.entryId))
    .where(
      and(
        eq(proofEntries.proofId, proofId),
        entryId === undefined ? undefined : eq(proofEntries.id, entryId),
        sql`${proofEntryMedia.mediaId} not in ${onPages}`,
        sql`${proofEntryMedia.mediaId} not in ${shownLogFiles(db, entryId)}`,
      ),
    )
  return rows.map(({ id }) => id)
}

export async function listLogFiles(db: Db, proofId: string): Promise<string[]> {
  const entries = (await listEntries(db, [proofId])).get(proofId) ?? []
  return entries.flatMap(({ media: files }) => files.map(({ id }) => id))
}

/** The files of all report entries that customers see. The entry `exceptId` is left out. */
export function shownLogFiles(db: Db, exceptId?: string) {
  return db
    .select({ id: proofEntryMedia.mediaId })
    .from(proofEntryMedia)
    .innerJoin(proofEntries, eq(proofEntries.id, proofEntryMedia.entryId))
    .innerJoin(proofs, eq(proofs.id, proofEntries.proofId))
    .where(and(ne(proofs.visibility, 'withdrawn'), exceptId === undefined ? undefined : ne(proofEntries.id, exceptId)))
}

/** The proofs whose report entries contain a file. */
export async function listLogUses(db: Db, mediaId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: proofEntries.proofId })
    .from(proofEntryMedia)
    .innerJoin(proofEntries, eq(proofEntries.id, proofEntryMedia.entryId))
    .where(eq(proofEntryMedia.mediaId, mediaId))
  return rows.map(({ id }) => id)
}
