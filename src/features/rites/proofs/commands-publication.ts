import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { setVisibility } from '#features/platform/media/commands.ts'
import { listMediaByIds } from '#features/platform/media/queries.ts'
import { media } from '#features/platform/media/tables.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
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
import { findPerformedAt } from './commands.ts'
import type { ProofsContext } from './context.ts'
import { proofPublishedEmail } from './emails.ts'
import { proofContext } from './model.ts'
import { presentNames } from './present.ts'
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
import { mayBeProved, namesRead, newCertificateNumber, toInitials } from './rules.ts'
import { earlyBefore } from './rules-log.ts'
import type { Publication } from './schemas.ts'
import { type ProofRow, proofs } from './tables.ts'

/** `isOfGroup`: the proof repeats one that is published already, so its day was checked before. */
type Options = Publication & { isOfGroup?: true }

/**
 * Publishes the page of a performed ritual, all in one transaction: sets its token and certificate number, writes to the customer, and moves the
 * order to its next state, or to ready after its last ritual. If the page was published before, its names and sankalpa do not change, because the
 * plan may have changed for other rituals. The caller can request the names and sankalpa of the plan. The customer gets one e-mail; with `tell`, the
 * customer also gets one about each correction. Before the last scheduled day a reason is required, because the ritual is then complete for the
 * customer.
 */
export async function publishProof(
  context: ProofsContext,
  id: string,
  actorId: string,
  { names = 'kept', tell = false, version, reason = '', isOfGroup }: Options = {},
): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const { proof, order, line } = await lockFound(tx, id)
    if (version !== undefined && version !== proof.version)
      throw staleVersion({ version: proof.version, state: proof.state })
    if (proof.state === 'published') throw new Refusal('conflict', 'proofs.published')
    if (!mayBeProved(order.status))
      throw new Refusal('conflict', 'proofs.unpaid', {
        facts: { present: { status: order.status } },
      })
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
    // The customer made the earlier names and wish public, but not the new ones.
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
      ...(isAgain && tell && { tell }),
      ...(earlyUntil !== null && { reason, lastDay: earlyUntil }),
    }
    await writeAudit(tx, now, { actorId, action: 'proof.publish', subject: 'proof', subjectId: id, after })
  })
}

/** Unpublishes the page and writes the reason to the audit. An order in the state ready goes back to processing. */
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
 * The priest's name for the certificate. Without a name or a place the page cannot be published. For a limited time (`isInGrace`) this does not
 * apply to a shop that took money before it had records of priests.
 */
async function requirePriest(tx: Db, now: Date, { priestId, priestName, place }: ProofRow): Promise<string | null> {
  const found = (await findPriestNames(tx, [priestId])).get(priestId)
  const name = found ? found.ru : priestName
  if ((name && place !== '') || (await isInGrace(tx, now))) return name
  throw new Refusal('invalid', 'proofs.no-priest', {
    faults: [{ path: name ? 'place' : 'priestId', code: 'proofs.no-priest' }],
  })
}

/** Locks the order before the proof. Every change of an order locks the order first. */
export async function lockFound(tx: Db, id: string) {
  const seen = await findProof(tx, id)
  const order = seen && (await lockOrder(tx, seen.order.id))
  const proof = order && (await lockProof(tx, id))
  const found = proof && (await findProof(tx, id))
  if (!found) throw new Refusal('not-found', 'proofs.not-found')
  return found
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
  const pictureId = files.find(({ kind }) => kind === 'image')?.id
  // Anybody can order with any address. Names are sent only to an address that its owner has verified by signing in.
  const told = (await shop.isProvedAddress(tx, order.customerEmail)) ? names : []
  const written = inOfferedLang(shop, order)
  const { lang } = written
  const priest = (await findPriestNames(tx, [proof.priestId])).get(proof.priestId)?.[lang] ?? proof.priestName
  const term = await findPerformedTerm(tx, shop.settings(), { proof, order, line }, lang)
  const known = { names: told, initials: names.map(toInitials), term, priest, number: proof.number }
  const performed = {
    proofId,
    token,
    line,
    place,
    performedAt,
    pictureId,
    ...known,
    ...(isAgain && { corrected: version }),
  }
  await queueMessage(tx, shop, proofPublishedEmail(written, performed, createSender(shop)))
  await notifyOrder(tx, shop, order, { kind: 'performed', key: isAgain ? `${proofId} ${version}` : proofId })
}

function keptNames(proof: ProofRow, { customerName }: OrderRow, keys: Keyring) {
  const { names, sankalpa } = proof
  return { names: presentNames(proof, customerName, keys), sealed: { names, sankalpa } }
}

/** The current names and sankalpa from the plan. */
async function readAloud(tx: Db, { shop: { keys }, plansOf }: ProofsContext, proof: ProofRow, order: OrderRow) {
  const plan = (await plansOf(tx, [{ ...order, orderId: order.id }])).get(order.id)
  const names = namesRead(plan?.participants ?? '', order.customerName)
  const seal = (text: string, column: 'names' | 'sankalpa') => keys.seal(text, proofContext(proof.id, column))
  const sankalpa = plan?.specialWishes ? seal(plan.specialWishes, 'sankalpa') : null
  return { names, sealed: { names: names.length > 0 ? seal(JSON.stringify(names), 'names') : null, sankalpa } }
}

/** Makes the files that only staff could see visible to everybody who has the page. */
export async function openMedia(tx: Db, proofId: string): Promise<void> {
  const ofLog = await listMediaByIds(tx, await listLogFiles(tx, proofId))
  const files = [...((await listProofMedia(tx, [proofId])).get(proofId) ?? []), ...ofLog]
  const hidden = files.filter(({ visibility }) => visibility === 'staff').map(({ id }) => id)
  await setVisibility(tx, hidden, 'link')
}

/**
 * Makes the files of the page private again, except files that another page shows. If the customer hides the log too, this includes the files of the
 * log.
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
