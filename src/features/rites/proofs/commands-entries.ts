import { eq } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { type Fault, invalidInput, Refusal, requireFound } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { setVisibility } from '#features/platform/media/commands.ts'
import { listMediaByIds } from '#features/platform/media/queries.ts'
import { changeStatus } from '#features/rites/order-management/commands-status.ts'
import { lockFound } from './commands-publication.ts'
import { assertMayBeProved } from './commands.ts'
import type { ProofsContext } from './context.ts'
import { MAX_ENTRIES } from './model.ts'
import { countEntries, findEntry, listOwnLogFiles } from './queries-entries.ts'
import { entryFaults } from './rules-log.ts'
import type { EntryInput } from './schemas.ts'
import { proofEntries, proofEntryMedia } from './tables.ts'

/**
 * Adds a report entry for one day of a ritual that is not complete. The customer sees the entry immediately. The first entry also changes the
 * status of a paid order to `processing`.
 */
export async function addEntry(
  context: ProofsContext,
  proofId: string,
  { day, note, media }: EntryInput,
  actorId: string,
): Promise<void> {
  const { shop } = context
  await shop.db.transaction(async (tx) => {
    const { proof, order } = await lockFound(tx, proofId)
    assertOpen(proof, order)
    const now = shop.now()
    const files = await listMediaByIds(tx, media)
    const faults: Fault[] = entryFaults({ day, note, media }, now)
    if (files.length < media.length) faults.push({ path: 'media', code: 'proofs.media-unknown' })
    if (faults.length > 0) throw invalidInput(faults)
    if ((await countEntries(tx, proofId)) >= MAX_ENTRIES) throw new Refusal('conflict', 'proofs.entries-many')
    const id = newId()
    const own = { id, proofId, day, noteRu: note.ru, noteEn: note.en }
    await tx.insert(proofEntries).values({ ...own, createdBy: actorId, createdAt: now })
    if (media.length > 0)
      await tx.insert(proofEntryMedia).values(media.map((mediaId, position) => ({ entryId: id, mediaId, position })))
    const hidden = files.filter(({ visibility }) => visibility === 'staff').map((file) => file.id)
    if (proof.visibility !== 'withdrawn') await setVisibility(tx, hidden, 'link')
    if (order.status === 'completed')
      await changeStatus(tx, context, { orderId: order.id, status: 'processing', actorId, withoutEmail: true })
    const after = { orderId: order.id, lineId: String(proof.position), day, media: media.length }
    await writeAudit(tx, now, { actorId, action: 'proof.entry', subject: 'proof', subjectId: proofId, after })
  })
}

/** Removes a report entry of a ritual that is not complete. The files of the entry become private again, except files that another page shows. */
export async function removeEntry(
  context: ProofsContext,
  proofId: string,
  entryId: string,
  actorId: string,
): Promise<void> {
  await context.shop.db.transaction(async (tx) => {
    const { proof, order } = await lockFound(tx, proofId)
    const entry = requireFound(await findEntry(tx, proofId, entryId), 'proofs.entry-not-found')
    assertOpen(proof, order)
    const files = await listMediaByIds(tx, await listOwnLogFiles(tx, proofId, entryId))
    await setVisibility(
      tx,
      files.filter(({ visibility }) => visibility === 'link').map(({ id }) => id),
      'staff',
    )
    await tx.delete(proofEntries).where(eq(proofEntries.id, entryId))
    const before = { day: entry.day }
    const about = { actorId, action: 'proof.entry-remove' as const, subject: 'proof', subjectId: proofId, before }
    await writeAudit(tx, context.shop.now(), about)
  })
}

type Found = Awaited<ReturnType<typeof lockFound>>

function assertOpen(proof: Found['proof'], order: Found['order']): void {
  if (proof.state === 'published') throw new Refusal('conflict', 'proofs.published')
  assertMayBeProved(order.status)
}
