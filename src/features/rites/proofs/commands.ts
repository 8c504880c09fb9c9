import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { type Fault, invalidInput, Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { after, HOUR } from '#base/time.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { setVisibility } from '#features/platform/media/commands.ts'
import { listMediaByIds } from '#features/platform/media/queries.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { createSender, inOfferedLang, queueMessage } from '#features/platform/notifications/commands.ts'
import type { LineKey } from '#features/rites/calendar/model.ts'
import { recordingBy } from '#features/rites/calendar/rules.ts'
import type { Db } from '#server/database/database.ts'
import { processEach } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import type { ProofsContext } from './context.ts'
import { recordingLateEmail } from './emails.ts'
import { findLine, listLate, listPerformers, lockProof } from './queries.ts'
import { listPublicMedia } from './queries-archive.ts'
import { isInFuture, mayBeProved } from './rules.ts'
import { earlyBefore, momentOn } from './rules-log.ts'
import type { ProofEdit, ProofInput } from './schemas.ts'
import { proofMedia, type ProofRow, proofs } from './tables.ts'

/** The person who performed a ritual. `priestName`: the name on the ritual's page. */
type Performer = Pick<ProofRow, 'priestId' | 'priestName'>

/**
 * Creates the draft of a proof (the page of a performed ritual), and returns its id. Each ritual of a paid order can have one proof.
 * `performer`: the performer of a proof that the draft repeats, who may have left the staff.
 */
export async function createProof(
  context: ProofsContext,
  input: ProofInput,
  actorId: string,
  performer?: Performer,
): Promise<string> {
  const { shop } = context
  return await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, input.orderId)
    const position = Number(input.lineId)
    const found = order && (await findLine(tx, order.id, position))
    if (!found) throw new Refusal('not-found', 'proofs.line-not-found')
    assertMayBeProved(order.status)
    if (found.proof) throw new Refusal('conflict', 'proofs.exists', { facts: { id: found.proof.id } })
    const facts = await checkFacts(tx, context, input, { actorId, performer })
    const id = newId()
    const now = shop.now()
    const own = { id, orderId: order.id, position, state: 'draft' as const, createdBy: actorId, createdAt: now }
    await tx.insert(proofs).values({ ...own, ...facts })
    await attach(tx, context, id, input.media)
    const after = { orderId: order.id, lineId: input.lineId, media: input.media.length }
    await writeAudit(tx, now, { actorId, action: 'proof.create', subject: 'proof', subjectId: id, after })
    return id
  })
}

/** Changes a draft. Staff must take a published proof offline before they can change it. */
export async function editProof(context: ProofsContext, id: string, edit: ProofEdit, actorId: string): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const proof = requireFound(await lockProof(tx, id), 'proofs.not-found')
    if (edit.version !== undefined && edit.version !== proof.version)
      throw staleVersion({ version: proof.version, state: proof.state })
    if (proof.state === 'published') throw new Refusal('conflict', 'proofs.published')
    const facts = await checkFacts(tx, context, edit, { actorId, performer: proof })
    await tx
      .update(proofs)
      .set({ ...facts, version: proof.version + 1 })
      .where(eq(proofs.id, id))
    const checked = await listPublicMedia(tx, id)
    await tx.delete(proofMedia).where(eq(proofMedia.proofId, id))
    await attach(tx, context, id, edit.media, checked)
    const factsOf = (each: Pick<typeof proof, 'performedAt' | 'place' | 'priestId'>) => ({
      performedAt: each.performedAt.toISOString(),
      place: each.place,
      priestId: each.priestId,
    })
    const [before, after] = [factsOf(proof), { ...factsOf(facts), media: edit.media.length }]
    await writeAudit(tx, shop.now(), { actorId, action: 'proof.edit', subject: 'proof', subjectId: id, before, after })
  })
}

/**
 * Finds when the ritual of a proof was performed. A draft may have got its time automatically from a picture that was sent through the link
 * of a day, often on the first day. If the draft was never published and still has this time, returns the last scheduled day after this day
 * has come.
 */
export async function findPerformedAt(
  { shop, timesOfLinks }: ProofsContext,
  db: Db,
  { id, performedAt, publishedAt }: ProofRow,
  lastDay: string | null,
): Promise<Date> {
  const now = shop.now()
  const isBefore = lastDay !== null && earlyBefore(lastDay, now) === null && dayAtPlace(performedAt) < lastDay
  if (!isBefore || publishedAt !== null) return performedAt
  // The form has no seconds. So after staff have saved the form, even an unchanged time has lost its seconds.
  const minute = (moment: Date) => Math.floor(moment.getTime() / 60_000)
  const isOfLink = (await timesOfLinks(db, id)).some((time) => minute(time) === minute(performedAt))
  return isOfLink ? momentOn(lastDay, now) : performedAt
}

type Facts = Pick<ProofEdit, 'performedAt' | 'place' | 'priestId' | 'media' | 'text'>
type ProofAuthor = { actorId: string; performer: Performer | undefined }

/**
 * Validates what the schema of a proof cannot validate: the time, the priest and the files. The earlier performer is accepted even after
 * leaving the staff.
 */
async function checkFacts(tx: Db, { shop }: ProofsContext, facts: Facts, { actorId, performer }: ProofAuthor) {
  const faults: Fault[] = []
  const wanted = facts.priestId ?? performer?.priestId ?? actorId
  const isSame = wanted === performer?.priestId
  const person = (await listPerformers(tx, 'ru')).find(({ ids }) => ids.includes(wanted))
  const priestId = person?.id ?? wanted
  if (isInFuture(facts.performedAt, shop.now())) faults.push({ path: 'performedAt', code: 'proofs.performed-ahead' })
  if (!isSame && !person) faults.push({ path: 'priestId', code: 'proofs.priest' })
  const known = await listMediaByIds(tx, facts.media)
  if (known.length < facts.media.length) faults.push({ path: 'media', code: 'proofs.media-unknown' })
  if (faults.length > 0) throw invalidInput(faults)
  const { performedAt, place, text } = facts
  const priestName = isSame ? performer.priestName : null
  return { performedAt, place, priestId, priestName, textRu: text.ru, textEn: text.en }
}

/**
 * Adds files to a proof. Before the publication, only staff can see the files. Files that are on other pages of the shop stay public.
 * `checked`: pictures that staff have allowed for the archive.
 */
async function attach(
  tx: Db,
  { isOnPages }: ProofsContext,
  proofId: string,
  ids: string[],
  checked: readonly string[] = [],
): Promise<void> {
  const rows = ids.map((mediaId, position) => ({ proofId, mediaId, position, isPublic: checked.includes(mediaId) }))
  await tx.insert(proofMedia).values(rows)
  const hidden: string[] = []
  for (const { id, visibility } of await listMediaByIds(tx, ids))
    if (visibility === 'public' && !(await isOnPages(tx, id))) hidden.push(id)
  await setVisibility(tx, hidden, 'staff')
}

/** On the day after the promised day, the shop sends the e-mails after this hour in India. At that time it is morning in Europe. */
const LATE_BEGINS = 11 * HOUR

/** After this number of days no e-mail is sent. The outbox keeps its rows longer, so each e-mail is sent only once. */
const MAX_DAYS_LATE = 30

/** Tells customers whose recording is not published by the promised day. */
export async function tellOfLateRecordings(shop: Shop): Promise<void> {
  const { days } = shop.settings().recording
  const before = findLateBefore(shop.now(), days)
  const late = await listLate(shop.db, { from: addDays(before, -MAX_DAYS_LATE), before })
  await processEach(late, async (line) => await tellLate(shop, line, days))
}

/** Recordings are late for rituals that ended before this day. Takes the hour into account at which the e-mails are sent. */
function findLateBefore(now: Date, days: number): string {
  return addDays(dayAtPlace(after(now, -LATE_BEGINS)), -days)
}

async function tellLate(shop: Shop, { orderId, position }: LineKey, days: number): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const found = await findLine(tx, orderId, position)
    // Staff may have published the page, changed the days or cancelled the order after the query.
    const before = findLateBefore(shop.now(), days)
    const [still] = await listLate(tx, { from: '', before, orderId, position })
    const promised = still && recordingBy([still.lastDay], days)
    if (!order || !found || promised === undefined || order.customerEmail === '') return
    const told = inOfferedLang(shop, order)
    const late = { position, ritual: found.line.names[told.lang], promised }
    await queueMessage(tx, shop, recordingLateEmail(told, late, createSender(shop)))
  })
}

export function assertMayBeProved(status: OrderStatus): void {
  if (!mayBeProved(status)) throw new Refusal('conflict', 'proofs.unpaid', { facts: { present: { status } } })
}
