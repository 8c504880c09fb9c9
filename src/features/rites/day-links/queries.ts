import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { listScheduled } from '#features/rites/calendar/queries.ts'
import { media } from '#features/platform/media/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { LinkLines } from './model.ts'
import { proofMedia } from '#features/rites/proofs/tables.ts'
import { momentOn } from '#features/rites/proofs/rules-log.ts'
import { dayLinkFiles, dayLinks } from './tables.ts'

/** `digest`: the hash of the file as it was sent. */
type SentFile = { linkId: string; number: number; digest: string }

export type LinkRow = typeof dayLinks.$inferSelect

export async function findByHash(db: Db, tokenHash: string): Promise<LinkRow | undefined> {
  const [row] = await db.select().from(dayLinks).where(eq(dayLinks.tokenHash, tokenHash))
  return row
}

/** The newest link of a day. Earlier links of the day no longer work. */
export async function findLink(db: Db, day: string): Promise<LinkRow | undefined> {
  const [row] = await db
    .select()
    .from(dayLinks)
    .where(eq(dayLinks.day, day))
    .orderBy(desc(dayLinks.createdAt), desc(dayLinks.id))
    .limit(1)
  return row
}

/** Counts the pictures that were sent through a link, for each ritual number on the sheet. */
export async function countFiles(db: Db, linkId: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ number: dayLinkFiles.number, files: count() })
    .from(dayLinkFiles)
    .where(eq(dayLinkFiles.linkId, linkId))
    .groupBy(dayLinkFiles.number)
  return new Map(rows.map(({ number, files }) => [number, files]))
}

/** Finds a picture with the same bytes that was sent through a link for a line. A deleted picture is not found, so the file can be sent again. */
export async function findSameFile(db: Db, { linkId, number, digest }: SentFile): Promise<string | undefined> {
  const { mediaId } = dayLinkFiles
  const isSame = and(eq(dayLinkFiles.linkId, linkId), eq(dayLinkFiles.number, number), eq(dayLinkFiles.digest, digest))
  const [row] = await db.select({ mediaId }).from(dayLinkFiles).innerJoin(media, eq(media.id, mediaId)).where(isSame)
  return row?.mediaId
}

/** Returns the rituals of a day, in the order of the sheet. */
export async function listSheetLines(db: Db, day: string) {
  return await listScheduled(db, { from: day, to: day })
}

export const linesOf = (rows: readonly LinkLines[number][]): LinkLines =>
  rows.map(({ orderId, position }) => ({ orderId, position }))

export const isOpenOn = (day: string) => and(eq(dayLinks.day, day), isNull(dayLinks.revokedAt))

/** The times that a draft may have got automatically from pictures that were sent through a link. */
export async function listTimes(db: Db, proofId: string): Promise<Date[]> {
  const rows = await db
    .select({ day: dayLinks.day, sentAt: dayLinkFiles.sentAt })
    .from(proofMedia)
    .innerJoin(dayLinkFiles, eq(dayLinkFiles.mediaId, proofMedia.mediaId))
    .innerJoin(dayLinks, eq(dayLinks.id, dayLinkFiles.linkId))
    .where(eq(proofMedia.proofId, proofId))
  return rows.map(({ day, sentAt }) => momentOn(day, sentAt))
}
