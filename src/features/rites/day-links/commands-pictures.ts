import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { deleteMedia, storeMedia } from '#features/platform/media/commands.ts'
import { type LineKey, ON_DAYS } from '#features/rites/calendar/model.ts'
import { PLACE } from '#features/rites/calendar/queries-people.ts'
import { findLine as findSchedule, listDayNotes } from '#features/rites/calendar/queries.ts'
import { createProof, editProof } from '#features/rites/proofs/commands.ts'
import { MAX_MEDIA } from '#features/rites/proofs/model.ts'
import { momentOn } from '#features/rites/proofs/rules-log.ts'
import { findLine, listPerformers, listProofMedia, lockProof } from '#features/rites/proofs/queries.ts'
import { proofEntries, proofMedia, type ProofRow, proofs } from '#features/rites/proofs/tables.ts'
import type { Db } from '#server/database/database.ts'
import { countFile, requireLine, requireLink } from './commands.ts'
import type { DayLinksContext } from './context.ts'
import { findSameFile, type LinkRow } from './queries.ts'
import { dayLinkFiles } from './tables.ts'

/**
 * The maximum number of attempts to store a picture. If two people send pictures of one ritual at the same time, one of the two calls needs
 * another attempt.
 */
const MAX_ATTEMPTS = 5

type Sent = { token: string; number: number; ip: string; file: string; name: string }

/**
 * Stores a picture that was sent through the link of a day, and adds the picture to the draft of the ritual's proof (the report). Only
 * signed-in staff see and publish a draft. In the audit log, the actor is the person who created the link. Returns the id of the picture.
 * After a lost connection a phone sends a file again, so a file with the same bytes counts as the same picture.
 */
export async function takePicture(context: DayLinksContext, sent: Sent): Promise<string> {
  const { shop } = context.media
  const link = await requireLink(shop, sent.token, sent.ip)
  const line = requireLine(shop, link, sent.number)
  const key = { linkId: link.id, number: sent.number, digest: await hashFile(sent.file) }
  const known = await findSameFile(shop.db, key)
  if (known !== undefined) return await keepInDraft(context, link, line, known)
  await readDraft(context, link, line)
  const { createdBy: accountId } = link
  const brought = { file: sent.file, name: sent.name, alt: { ru: '', en: '' }, accountId }
  const now = shop.now()
  const stored = await storeMedia(
    context.media,
    { ...brought, visibility: 'staff', kind: 'image' },
    async (tx, made) => {
      // Counting locks the link. So if two calls send the same picture, the second call finds the picture of the first call.
      await countFile(tx, now, link.id)
      const same = await findSameFile(tx, key)
      if (same !== undefined) throw new SentTwice(same)
      await tx.insert(dayLinkFiles).values({ mediaId: made, ...key, sentAt: now })
      const after = { day: link.day, number: sent.number, media: made }
      const about = { subject: 'day-link', subjectId: link.id, after }
      await writeAudit(tx, now, { actorId: accountId, action: 'day-link.picture', ...about })
    },
  ).catch((error: unknown) => {
    if (error instanceof SentTwice) return error
    throw error
  })
  if (stored instanceof SentTwice) return await keepInDraft(context, link, line, stored.mediaId)
  const mediaId = stored.id
  try {
    await addToDraft(context, link, line, mediaId)
  } catch (error) {
    await deleteMedia(context.media, mediaId, accountId)
    throw error
  }
  return mediaId
}

/** Thrown to roll back the transaction if an earlier attempt has already stored this picture. */
class SentTwice extends Error {
  readonly mediaId: string
  constructor(mediaId: string) {
    super('the picture is already stored')
    this.mediaId = mediaId
  }
}

/** Adds a picture of an earlier attempt to the draft, if the earlier attempt stopped before this step. */
async function keepInDraft(context: DayLinksContext, link: LinkRow, line: LineKey, mediaId: string): Promise<string> {
  const { db } = context.media.shop
  const isKept = (await db.$count(proofMedia, eq(proofMedia.mediaId, mediaId))) > 0
  if (!isKept) await addToDraft(context, link, line, mediaId)
  return mediaId
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

type Removed = { token: string; number: number; ip: string; picture: string }

/**
 * Deletes a picture that was sent through this link, also from the draft. The picture still counts for the maximum of the link. A draft that
 * contains only pictures of this link is deleted with its last picture.
 */
export async function removePicture(context: DayLinksContext, { token, number, ip, picture }: Removed): Promise<void> {
  const { shop } = context.media
  const { id: linkId, createdBy: actorId } = await requireLink(shop, token, ip)
  await shop.db.transaction(async (tx) => {
    const isThis = and(
      eq(dayLinkFiles.mediaId, picture),
      eq(dayLinkFiles.linkId, linkId),
      eq(dayLinkFiles.number, number),
    )
    const [gone] = await tx.delete(dayLinkFiles).where(isThis).returning()
    if (!gone) throw new Refusal('not-found', 'day-links.picture-unknown')
    const [held] = await tx.select({ id: proofMedia.proofId }).from(proofMedia).where(eq(proofMedia.mediaId, picture))
    const proof = held && (await lockProof(tx, held.id))
    if (proof?.state === 'published') throw new Refusal('conflict', 'day-links.line-published')
    if (proof) await takeFromDraft(tx, proof, picture)
    const before = { number, media: picture }
    const about = { subject: 'day-link', subjectId: linkId, before }
    await writeAudit(tx, shop.now(), { actorId, action: 'day-link.picture-remove', ...about })
  })
  await deleteMedia(context.media, picture, actorId)
}

async function takeFromDraft(tx: Db, proof: ProofRow, picture: string): Promise<void> {
  const ofProof = eq(proofMedia.proofId, proof.id)
  await tx.delete(proofMedia).where(and(ofProof, eq(proofMedia.mediaId, picture)))
  const entries = await tx.$count(proofEntries, eq(proofEntries.proofId, proof.id))
  const isEmpty = (await tx.$count(proofMedia, ofProof)) === 0 && entries === 0
  const isOfLink = proof.publishedAt === null && proof.textRu === '' && proof.textEn === ''
  if (isEmpty && isOfLink) await tx.delete(proofs).where(eq(proofs.id, proof.id))
  else
    await tx
      .update(proofs)
      .set({ version: proof.version + 1 })
      .where(eq(proofs.id, proof.id))
}

async function addToDraft(context: DayLinksContext, link: LinkRow, line: LineKey, mediaId: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { proof, media, schedule } = await readDraft(context, link, line)
    if (media.includes(mediaId)) return
    try {
      if (proof) {
        const text = { ru: proof.textRu, en: proof.textEn }
        const { performedAt: at, place, priestId, version } = proof
        const edit = { performedAt: at, place, priestId, text, version, media: [...media, mediaId] }
        return await editProof(context.proofs, proof.id, edit, link.createdBy)
      }
      const facts = await draftFacts(context, link, schedule.priestId)
      const input = { orderId: line.orderId, lineId: String(line.position), media: [mediaId], ...facts }
      await createProof(context.proofs, input, link.createdBy)
      return
    } catch (error) {
      const isRace = error instanceof Refusal && ['proofs.exists', 'conflict.version'].includes(error.code)
      if (!isRace || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/**
 * Reads the draft of a ritual's proof (the report with pictures), with its files. Refuses if the ritual is no longer performed on this day,
 * or if its proof is published.
 */
async function readDraft({ media: { shop } }: DayLinksContext, link: LinkRow, line: LineKey) {
  const { db } = shop
  const [schedule, found] = [await findSchedule(db, line), await findLine(db, line.orderId, line.position)]
  const isPerformed = found && ON_DAYS.some((status) => status === found.order.status)
  if (!schedule?.days.includes(link.day) || !isPerformed) throw new Refusal('conflict', 'day-links.line-moved')
  const { proof } = found
  if (proof?.state === 'published') throw new Refusal('conflict', 'day-links.line-published')
  const media = proof ? ((await listProofMedia(db, [proof.id])).get(proof.id) ?? []).map(({ id }) => id) : []
  if (media.length >= MAX_MEDIA) throw new Refusal('conflict', 'day-links.line-full')
  return { proof, media, schedule }
}

async function draftFacts({ media: { shop } }: DayLinksContext, link: LinkRow, priestId: string | null) {
  const { db } = shop
  const place = (await listDayNotes(db, link.day, link.day)).get(link.day)?.place || PLACE.ru
  const performers = await listPerformers(db, 'ru')
  const performer = [priestId, link.createdBy].find((id) => performers.some(({ ids }) => ids.includes(id ?? '')))
  return {
    performedAt: momentOn(link.day, shop.now()),
    place,
    priestId: performer ?? performers[0]?.id ?? link.createdBy,
    text: { ru: '', en: '' },
  }
}
