import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { HOUR } from '#base/time.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken, newLinkToken } from '#server/tokens.ts'
import { MAX_FILES } from './model.ts'
import { findByHash, findLink, isOpenOn, linesOf, type LinkRow, listSheetLines } from './queries.ts'
import { isOpen, linkEnd } from './rules.ts'
import { dayLinks } from './tables.ts'

/** The maximum number of unknown tokens that one IP address may try in an hour. */
const MAX_GUESSES = 20

/**
 * Creates a link through which people can send pictures of a day. The link stores which rituals have which numbers on the day's sheet now. An
 * earlier link of the day stops working.
 */
export async function createLink(shop: Shop, actorId: string, day: string): Promise<string> {
  const token = newLinkToken()
  const now = shop.now()
  if (now >= linkEnd(day)) throw new Refusal('conflict', 'day-links.over')
  await shop.db.transaction(async (tx) => {
    const lines = linesOf(await listSheetLines(tx, day))
    if (lines.length === 0) throw new Refusal('conflict', 'day-links.no-lines')
    await tx.update(dayLinks).set({ revokedAt: now }).where(isOpenOn(day))
    const id = newId()
    const own = { tokenHash: hashToken(token), lines, endsAt: linkEnd(day), createdBy: actorId, createdAt: now }
    await tx.insert(dayLinks).values({ id, day, ...own })
    const after = { day, lines: lines.length }
    await writeAudit(tx, now, { actorId, action: 'day-link.create', subject: 'day-link', subjectId: id, after })
  })
  return token
}

export async function revokeLink(shop: Shop, actorId: string, day: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const now = shop.now()
    const link = await findLink(tx, day)
    const revoked = await tx
      .update(dayLinks)
      .set({ revokedAt: now })
      .where(isOpenOn(day))
      .returning({ id: dayLinks.id })
    if (!link || revoked.length === 0) throw new Refusal('not-found', 'day-links.none')
    const after = { day, files: link.files }
    await writeAudit(tx, now, { actorId, action: 'day-link.revoke', subject: 'day-link', subjectId: link.id, after })
  })
}

/** Returns the link with this token if the link is valid. An IP address that tries many unknown tokens must wait. */
export async function requireLink(shop: Shop, token: string, ip: string): Promise<LinkRow> {
  const link = await findByHash(shop.db, hashToken(token))
  if (link && isOpen(link, shop.now())) return link
  if (!link) await countWithin(shop.db, shop.now(), { key: `day-link:ip:${ip}`, most: MAX_GUESSES, windowMs: HOUR })
  throw new Refusal('not-found', 'day-links.unknown')
}

/** Returns the ritual with this number on the sheet. Refuses if the link accepts no pictures at this time. */
export function requireLine(shop: Shop, link: LinkRow, number: number) {
  const line = requireFound(link.lines[number - 1], 'day-links.line-unknown')
  if (dayAtPlace(shop.now()) < link.day) throw new Refusal('conflict', 'day-links.early')
  if (link.files >= MAX_FILES) throw new Refusal('conflict', 'day-links.full')
  return line
}

/** Counts a picture, in the transaction that stores it. Throws if the link was revoked or has reached the maximum number of pictures. */
export async function countFile(tx: Shop['db'], now: Date, linkId: string): Promise<void> {
  const counted = await tx
    .update(dayLinks)
    .set({ files: sql`${dayLinks.files} + 1` })
    .where(
      and(eq(dayLinks.id, linkId), isNull(dayLinks.revokedAt), gt(dayLinks.endsAt, now), lt(dayLinks.files, MAX_FILES)),
    )
    .returning({ id: dayLinks.id })
  if (counted.length === 0) throw new Refusal('conflict', 'day-links.full')
}
