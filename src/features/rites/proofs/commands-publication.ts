import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, requireFound, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { setVisibility } from '#features/platform/media/commands.ts'
import { listMediaByIds } from '#features/platform/media/queries.ts'
import { media } from '#features/platform/media/tables.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { findOpenChange } from '#features/rites/calendar/queries-readings.ts'
import { changeStatus } from '#features/rites/order-management/commands-status.ts'
import { notifyOrder } from '#features/orders/orders/commands-notices.ts'
import { lockOrder } from '#features/orders/orders/queries.ts'
import { type OrderRow } from '#features/orders/orders/tables.ts'
import { isInGrace } from '#features/platform/settings/queries.ts'
import { findPriestNames } from '#features/rites/priests/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import { notifyArchiveChanged } from './commands-archive.ts'
import { assertMayBeProved, findPerformedAt } from './commands.ts'
import type { ProofsContext } from './context.ts'
import { proofPublishedEmail } from './emails.ts'
import { proofContext } from './model.ts'
import { translateMark } from '#features/people/profiles/rules-departed.ts'
import { storedNames } from './present.ts'
import { listLogFiles, listOwnLogFiles } from './queries-entries.ts'
import {
  findLastDay,
  findPerformedTerm,
  findProof,
  type FoundProof,
  hasPublishedProof,
  listOwnMedia,
  listProofMedia,
  lockProof,
} from './queries.ts'
import { toMarkedInitials } from '#features/people/profiles/rules-initials.ts'
import { nameIn } from '#base/romanise.ts'
import { namesRead, newCertificateNumber } from './rules.ts'
import { earlyBefore } from './rules-log.ts'
import type { Publication } from './schemas.ts'
import { type ProofRow, proofs } from './tables.ts'

/** `isOfGroup`: this proof repeats a published proof of the same group ritual, so its day was already checked. */
type Options = Publication & { isOfGroup?: true }

/**
 * Publishes the page of a performed ritual, in one transaction. Sets the page's token and certificate number, and sends the customer an
 * e-mail. Also changes the status of the order to `processing`, or to `ready` after the last ritual. If the page was published before, it
 * keeps its names and sankalpa, because the plan may have changed for other rituals. The caller can request the plan's names and sankalpa
 * instead. With `tell`, the customer also gets an e-mail about a correction. A publication before the last scheduled day requires a reason,
 * because it completes the ritual.
 */
export async function publishProof(
  context: ProofsContext,
  id: string,
  actorId: string,
  { names = 'kept', tell = false, version, reason = '', namesChangedAt: seen, isOfGroup }: Options = {},
): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const { proof, order, line } = await lockFound(tx, id)
    if (version !== undefined && version !== proof.version)
      throw staleVersion({ version: proof.version, state: proof.state })
    if (proof.state === 'published') throw new Refusal('conflict', 'proofs.published')
    assertMayBeProved(order.status)
    const changed = (await findUndecidedNames(context, tx, proof))?.toISOString() ?? null
    if (seen !== undefined && seen !== changed)
      throw new Refusal('conflict', 'proofs.names-changed', { facts: { namesChangedAt: changed } })
    const now = shop.now()
    const priestName = await requirePriest(tx, now, proof)
    const lastDay = await findLastDay(tx, order.id, proof.position)
    const earlyUntil = isOfGroup ? null : earlyBefore(lastDay, now)
    if (earlyUntil !== null && reason === '')
      throw new Refusal('invalid', 'proofs.early', {
        faults: [{ path: 'reason', code: 'proofs.early' }],
        facts: { lastDay: earlyUntil },
      })
    const opened = {
      state: 'published' as const,
      token: proof.token ?? newId(),
      number: proof.number ?? newCertificateNumber(randomBytes),
      performedAt: await findPerformedAt(context, tx, proof, lastDay),
      publishedAt: now,
      publishedBy: actorId,
      priestName,
      version: proof.version + 1,
    }
    const isAgain = proof.publishedAt !== null
    const isKept = isAgain && names === 'kept'
    const read = isKept ? keptNames(proof, order, shop.keys) : await readAloud(tx, context, proof, order)
    // The customer agreed to show the earlier names and wish, but not the new names and wish.
    const visibility = !isKept && proof.visibility === 'names' ? 'initials' : proof.visibility
    await tx
      .update(proofs)
      .set({ ...opened, ...read.sealed, visibility })
      .where(eq(proofs.id, id))
    if (visibility !== 'withdrawn') await openMedia(tx, id)
    await moveOn(tx, context, order.id, actorId)
    await notifyArchiveChanged(tx)
    if (!isAgain || tell)
      await tellPerformed(tx, shop, { proof: { ...proof, ...opened }, order, line }, { names: read.names, isAgain })
    const after = {
      orderId: order.id,
      lineId: String(proof.position),
      number: opened.number,
      ...(!isKept && { names: 'plan' }),
      ...(seen && { namesChangedAt: seen }),
      ...(isAgain && tell && { tell }),
      ...(earlyUntil !== null && { reason, lastDay: earlyUntil }),
    }
    await writeAudit(tx, now, { actorId, action: 'proof.publish', subject: 'proof', subjectId: id, after })
  })
}

/** The last change of names that staff must confirm when they publish this draft. */
export async function findUndecidedNames(context: ProofsContext, db: Db, proof: ProofRow): Promise<Date | undefined> {
  if (proof.state === 'published') return undefined
  return await findOpenChange({ ...context, db, now: context.shop.now() }, proof)
}

/** Takes the page offline, and writes the reason to the audit log. An order with the status `ready` goes back to `processing`. */
export async function unpublishProof(
  context: ProofsContext,
  id: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<void> {
  await context.shop.db.transaction(async (tx) => {
    const { proof, order } = await lockFound(tx, id)
    if (proof.state !== 'published') throw new Refusal('conflict', 'proofs.not-published')
    await closeMedia(tx, id)
    await tx
      .update(proofs)
      .set({ state: 'draft', version: proof.version + 1 })
      .where(eq(proofs.id, id))
    if (order.status === 'ready')
      await changeStatus(tx, context, { orderId: order.id, status: 'processing', actorId, reason, withoutEmail: true })
    await notifyArchiveChanged(tx)
    const [before, after] = [{ state: 'published' }, { state: 'draft', reason }]
    await writeAudit(tx, context.shop.now(), {
      actorId,
      action: 'proof.unpublish',
      subject: 'proof',
      subjectId: id,
      before,
      after,
    })
  })
}

/**
 * The priest's name for the certificate. A page without a name or a place cannot be published. Temporary exception (`isInGrace`): shops that
 * took money before they had records of priests.
 */
async function requirePriest(tx: Db, now: Date, { priestId, priestName, place }: ProofRow): Promise<string | null> {
  const found = (await findPriestNames(tx, [priestId])).get(priestId)
  const name = found ? found.ru : priestName
  if ((name && place !== '') || (await isInGrace(tx, now))) return name
  throw new Refusal('invalid', 'proofs.no-priest', {
    faults: [{ path: name ? 'place' : 'priestId', code: 'proofs.no-priest' }],
  })
}

/** Locks the order before the proof. All code that changes an order locks the order first. */
export async function lockFound(tx: Db, id: string) {
  const seen = await findProof(tx, id)
  const order = seen && (await lockOrder(tx, seen.order.id))
  const proof = order && (await lockProof(tx, id))
  return requireFound(proof && (await findProof(tx, id)), 'proofs.not-found')
}

async function moveOn(tx: Db, context: ProofsContext, orderId: string, actorId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'completed')
    await changeStatus(tx, context, { orderId, status: 'processing', actorId, withoutEmail: true })
  const isWhole = order?.status !== 'ready' && (await hasPublishedProof(tx, orderId))
  if (isWhole) await changeStatus(tx, context, { orderId, status: 'ready', actorId, withoutEmail: true })
}

async function tellPerformed(
  tx: Db,
  shop: Shop,
  { proof, order, line }: FoundProof,
  { names, isAgain }: { names: string[]; isAgain: boolean },
): Promise<void> {
  const { id: proofId, token, place, performedAt, version } = proof
  if (order.customerEmail === '' || token === null) return
  const files = (await listProofMedia(tx, [proofId])).get(proofId) ?? []
  const ofLog = await listMediaByIds(tx, await listLogFiles(tx, proofId))
  const pictureId = files.find(({ kind }) => kind === 'image')?.id
  // Anybody can order with any address. So the e-mail contains names only if somebody has signed in with this address.
  const told = (await shop.isProvedAddress(tx, order.customerEmail)) ? names : []
  const written = inOfferedLang(shop, order)
  const { lang } = written
  const priest = (await findPriestNames(tx, [proof.priestId])).get(proof.priestId)?.[lang] ?? proof.priestName
  const term = await findPerformedTerm(tx, shop.settings(), { proof, order, line }, lang)
  const known = {
    names: told.map((name) => translateMark(nameIn(name, lang), lang)),
    initials: names.map((name) => toMarkedInitials(nameIn(name, lang), lang)),
    term,
    priest,
    number: proof.number,
  }
  const performed = {
    proofId,
    token,
    line,
    place,
    performedAt,
    pictureId,
    files: [...files, ...ofLog].map(({ kind }) => kind),
    ...known,
    ...(isAgain && { corrected: version }),
  }
  await queueMessage(tx, shop, proofPublishedEmail(written, performed, createSender(shop)))
  await notifyOrder(tx, shop, order, { kind: 'performed', key: isAgain ? `${proofId} ${version}` : proofId })
}

function keptNames(proof: ProofRow, { customerName }: OrderRow, keys: Keyring) {
  const { names, sankalpa } = proof
  return { names: storedNames(proof, customerName, keys), sealed: { names, sankalpa } }
}

/** The names and the sankalpa in the current plan. */
async function readAloud(tx: Db, { shop: { keys }, plansOf }: ProofsContext, proof: ProofRow, order: OrderRow) {
  const plan = (await plansOf(tx, [{ ...order, orderId: order.id }])).get(order.id)
  const names = namesRead(plan?.participants ?? '', order.customerName)
  const seal = (text: string, column: 'names' | 'sankalpa') => keys.seal(text, proofContext(proof.id, column))
  const sankalpa = plan?.specialWishes ? seal(plan.specialWishes, 'sankalpa') : null
  return { names, sealed: { names: names.length > 0 ? seal(JSON.stringify(names), 'names') : null, sankalpa } }
}

/** Makes the files of a ritual's page visible to everybody who has the link. Before the publication, only staff can see the files. */
export async function openMedia(tx: Db, proofId: string): Promise<void> {
  const ofLog = await listMediaByIds(tx, await listLogFiles(tx, proofId))
  const files = [...((await listProofMedia(tx, [proofId])).get(proofId) ?? []), ...ofLog]
  const hidden = files.filter(({ visibility }) => visibility === 'staff').map(({ id }) => id)
  await setVisibility(tx, hidden, 'link')
}

/**
 * Makes the files of a ritual's page private again, except files that another page shows. With `withLog`, also makes the files of the daily
 * reports private, because a customer who hides the page also hides these reports.
 */
export async function closeMedia(tx: Db, proofId: string, { withLog = false } = {}): Promise<void> {
  const ids = [...(await listOwnMedia(tx, proofId)), ...(withLog ? await listOwnLogFiles(tx, proofId) : [])]
  if (ids.length === 0) return
  const rows = await tx
    .select({ id: media.id })
    .from(media)
    .where(and(inArray(media.id, ids), eq(media.visibility, 'link')))
  await setVisibility(
    tx,
    rows.map(({ id }) => id),
    'staff',
  )
}
