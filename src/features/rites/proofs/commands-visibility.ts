import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#base/refusal.ts'
import type { Account } from '#features/people/accounts/model.ts'
import { listOwnIds, selectOwnIds } from '#features/orders/orders/queries-own.ts'
import { type Owner, owns } from '#features/orders/orders/rules.ts'
import { orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { eraseArchiveConsents, notifyArchiveChanged } from './commands-archive.ts'
import { closeMedia, openMedia } from './commands-publication.ts'
import type { ProofVisibility } from './model.ts'
import { findByToken, listProofsOf, lockProof } from './queries.ts'
import { proofEntries, proofs } from './tables.ts'

/**
 * The channel on which every process gets the numbers of certificates whose names are no longer public. The processes then delete their
 * cached copies of these certificates.
 */
export const NAMES_CLOSED = 'certificate_names_closed'

/** Shows or hides the names, or withdraws or restores the page, for the customer. Any other caller gets "not found". */
export async function setProofVisibility(
  { db }: Shop,
  token: string,
  visibility: ProofVisibility,
  account: Account,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findByToken(tx, token)
    if (!found || !owns(account, found.order)) throw new Refusal('not-found', 'proofs.not-found')
    const { id } = found.proof
    const proof = await lockProof(tx, id)
    if (proof?.state !== 'published') throw new Refusal('not-found', 'proofs.not-found')
    await tx.update(proofs).set({ visibility }).where(eq(proofs.id, id))
    if (visibility === 'withdrawn') await closeMedia(tx, id, { withLog: true })
    else await openMedia(tx, id)
    if (visibility !== 'names') await notifyClosed(tx, [proof])
    await notifyArchiveChanged(tx)
  })
}

/**
 * Erases the names and wishes of a customer's pages after the customer withdrew consent. The pages then show the initials of the customer. A
 * withdrawn page stays withdrawn.
 */
export async function eraseProofTexts(tx: Db, account: Account): Promise<void> {
  await erase(tx, account, sql`case ${proofs.visibility} when 'names' then 'initials' else ${proofs.visibility} end`)
}

/**
 * Erases all pages of a customer. First erases the texts of all pages, then the files, because a file on two pages becomes private only after
 * both pages are erased.
 */
export async function withdrawProofs(tx: Db, owner: Owner): Promise<void> {
  await erase(tx, owner, 'withdrawn')
  const orderIds = await listOwnIds(tx, owner)
  const gone = (await listProofsOf(tx, orderIds)).map(({ id }) => id)
  if (gone.length > 0) {
    await tx.update(proofs).set({ textRu: '', textEn: '' }).where(inArray(proofs.id, gone))
    await tx.update(proofEntries).set({ noteRu: '', noteEn: '' }).where(inArray(proofEntries.proofId, gone))
  }
  for (const id of gone) await closeMedia(tx, id, { withLog: true })
  await eraseArchiveConsents(tx, orderIds)
}

/**
 * Erases the texts of a customer's proofs. Locks the orders first, as a publication does. Otherwise a publication that has already read the
 * plan could write the erased texts again.
 */
async function erase(tx: Db, owner: Owner, visibility: ProofVisibility | SQL): Promise<void> {
  const held = await selectOwnIds(tx, owner).orderBy(asc(orders.id)).for('update')
  if (held.length === 0) return
  const ids = held.map(({ id }) => id)
  const erased = await tx
    .update(proofs)
    .set({ names: null, sankalpa: null, visibility })
    .where(inArray(proofs.orderId, ids))
    .returning({ number: proofs.number })
  await notifyClosed(tx, erased)
}

/** Tells every process which certificates are no longer public. PostgreSQL delivers the notification after the transaction has committed. */
async function notifyClosed(tx: Db, certificates: { number: string | null }[]): Promise<void> {
  for (const { number } of certificates)
    if (number !== null) await tx.execute(sql`select pg_notify(${NAMES_CLOSED}, ${number})`)
}
