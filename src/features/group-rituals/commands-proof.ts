import { Refusal } from '#base/refusal.ts'
import { writeAudit } from '#features/audit/commands.ts'
import { publishProof } from '#features/proofs/commands-publication.ts'
import { createProof } from '#features/proofs/commands.ts'
import type { ProofsContext } from '#features/proofs/context.ts'
import { listProofMedia } from '#features/proofs/queries.ts'
import { PAID } from './model.ts'
import { findGroup, listPlaces } from './queries.ts'
import { waitsForProof } from './rules.ts'

/**
 * Publishes to every family that paid what was published to one of them: the ritual was performed once for all. Each gets a page, a
 * certificate and an e-mail of its own; run again after a failure, or when somebody paid late, it does only the rest.
 */
export async function publishToAll(context: ProofsContext, groupId: string, actorId: string): Promise<void> {
  const { shop } = context
  if (!(await findGroup(shop.db, groupId))) throw new Refusal('not-found', 'groups.not-found')
  const places = await listPlaces(shop.db, groupId)
  const source = places.find(({ proof }) => proof?.state === 'published')?.proof
  if (!source) throw new Refusal('conflict', 'groups.no-proof')
  const media = ((await listProofMedia(shop.db, [source.id])).get(source.id) ?? []).map(({ id }) => id)
  const { performedAt, place, priestId, textRu, textEn } = source
  const facts = { performedAt, place, priestId, media, text: { ru: textRu, en: textEn } }
  for (const { order, proof } of places) {
    if (!PAID.includes(order.status) || !waitsForProof(proof)) continue
    const id = proof?.id ?? (await createProof(context, { orderId: order.id, lineId: '0', ...facts }, actorId, source))
    await publishProof(context, id, actorId)
  }
  await shop.db.transaction(async (tx) => {
    const after = { families: places.filter(({ order }) => PAID.includes(order.status)).length }
    await writeAudit(tx, shop.now(), { actorId, action: 'group.proof', subject: 'group', subjectId: groupId, after })
  })
}
