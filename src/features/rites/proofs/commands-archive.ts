import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Account } from '#features/people/accounts/model.ts'
import { owns } from '#features/orders/orders/rules.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { ARCHIVE_CONSENT_VERSION } from './model.ts'
import { presentNames } from './present.ts'
import { findProof, listProofMedia, lockProof } from './queries.ts'
import { findArchiveConsent, findProofOfLink } from './queries-archive.ts'
import { canBeArchived, namesSomebody } from './rules-archive.ts'
import { archiveConsents } from './tables-archive.ts'
import { proofMedia, proofs } from './tables.ts'

/** The channel on which every process hears that the archive has changed. The processes then delete their cached pages. */
export const ARCHIVE_CHANGED = 'archive_changed'

/** Tells every process that the archive has changed. PostgreSQL delivers the notification after the commit. */
export async function notifyArchiveChanged(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${ARCHIVE_CHANGED}, '')`)
}

type Customer = { token: string; account: Account }

/** Stores the customer's consent that the archive shows the ritual. A repeated call changes nothing. */
export async function giveArchiveConsent(shop: Shop, { token, account }: Customer, lang: Lang): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const { proof, order } = await lockOwn(tx, token, account)
    if (!canBeArchived({ ...proof, status: order.status })) throw new Refusal('conflict', 'proofs.not-archivable')
    const active = await findArchiveConsent(tx, proof.id)
    if (active?.textVersion === ARCHIVE_CONSENT_VERSION) return
    const now = shop.now()
    if (active) await end(tx, proof.id, { by: 'owner', now })
    const consent = { id: newId(), proofId: proof.id, textVersion: ARCHIVE_CONSENT_VERSION, lang, givenAt: now }
    await tx.insert(archiveConsents).values(consent)
    await notifyArchiveChanged(tx)
  })
}

/** Withdraws the customer's consent to the archive. The customer can do this at any time. */
export async function withdrawArchiveConsent(shop: Shop, { token, account }: Customer): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const { proof } = await lockOwn(tx, token, account)
    await end(tx, proof.id, { by: 'owner', now: shop.now() })
    await notifyArchiveChanged(tx)
  })
}

/** Ends the customer's consent to the archive, as staff decided. Only the customer can consent again. */
export async function endArchiveConsent(
  shop: Shop,
  proofId: string,
  { actorId, reason }: { actorId: string; reason: string },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    requireFound(await lockProof(tx, proofId), 'proofs.not-found')
    const now = shop.now()
    const wasActive = await end(tx, proofId, { by: 'staff', now })
    if (!wasActive) throw new Refusal('conflict', 'proofs.no-archive-consent')
    await notifyArchiveChanged(tx)
    const subject = { subject: 'proof', subjectId: proofId } as const
    await writeAudit(tx, now, { actorId, action: 'proof.archive-end', ...subject, after: { reason } })
  })
}

type Picture = { proofId: string; mediaId: string; isPublic: boolean; actorId: string }

/** Records whether staff allow a picture in the archive. The description of the picture must not contain a name that the priest read. */
export async function setPicturePublic(shop: Shop, { proofId, mediaId, isPublic, actorId }: Picture): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await lockProof(tx, proofId)
    const found = await findProof(tx, proofId)
    const file = (await listProofMedia(tx, [proofId])).get(proofId)?.find(({ id }) => id === mediaId)
    if (!found || !file) throw new Refusal('not-found', 'proofs.not-found')
    if (file.kind !== 'image') throw new Refusal('conflict', 'proofs.not-picture')
    const names = presentNames(found.proof, found.order.customerName, shop.keys)
    if (isPublic && namesSomebody(`${file.altRu} ${file.altEn}`, names))
      throw new Refusal('conflict', 'proofs.alt-names')
    const isThis = and(eq(proofMedia.proofId, proofId), eq(proofMedia.mediaId, mediaId))
    const before = await tx.select({ isPublic: proofMedia.isPublic }).from(proofMedia).where(isThis)
    if (before[0]?.isPublic === isPublic) return
    await tx.update(proofMedia).set({ isPublic }).where(isThis)
    await notifyArchiveChanged(tx)
    const subject = { subject: 'proof', subjectId: proofId } as const
    await writeAudit(tx, shop.now(), { actorId, action: 'proof.picture', ...subject, after: { mediaId, isPublic } })
  })
}

/** Deletes the consents of a customer's orders, including those that have ended. */
export async function eraseArchiveConsents(tx: Db, orderIds: string[]): Promise<void> {
  if (orderIds.length === 0) return
  const own = tx.select({ id: proofs.id }).from(proofs).where(inArray(proofs.orderId, orderIds))
  await tx.delete(archiveConsents).where(inArray(archiveConsents.proofId, own))
  await notifyArchiveChanged(tx)
}

/** Finds and locks the proof if it belongs to the customer who makes the call. Any other caller gets "not found". */
async function lockOwn(tx: Db, token: string, account: Account) {
  const found = await findProofOfLink(tx, token)
  if (!found || !owns(account, found.order)) throw new Refusal('not-found', 'proofs.not-found')
  const proof = requireFound(await lockProof(tx, found.proof.id), 'proofs.not-found')
  return { proof, order: found.order }
}

async function end(tx: Db, proofId: string, { by, now }: { by: 'owner' | 'staff'; now: Date }): Promise<boolean> {
  const ended = await tx
    .update(archiveConsents)
    .set({ withdrawnAt: now, withdrawnBy: by })
    .where(and(eq(archiveConsents.proofId, proofId), isNull(archiveConsents.withdrawnAt)))
    .returning({ id: archiveConsents.id })
  return ended.length > 0
}
