import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { PAID_STATUSES } from '#features/orders/orders/model.ts'
import { media, type MediaRow } from '#features/platform/media/tables.ts'
import { orderLines, orders } from '#features/orders/orders/tables.ts'
import type { Db } from '#server/database/database.ts'
import { type FoundProof, listProofMedia } from './queries.ts'
import { type ArchiveConsentRow, archiveConsents } from './tables-archive.ts'
import { proofMedia, proofs } from './tables.ts'

/** A performed ritual whose customer agreed to the archive. `day`: the day of the ritual, in the time zone of its place. */
export type ArchivedProof = FoundProof & { id: string; day: string }

const DAY_AT_PLACE = sql<string>`((${proofs.performedAt} at time zone 'UTC') + interval '330 minutes')::date`

type ArchivePage = { serviceId?: string | undefined; limit: number; after?: string[] | undefined }

/**
 * Returns the entries of the archive, the newest day first. Rituals of the same day have a fixed sequence that does not reveal the time.
 * Returns up to `limit` + 1 entries. The extra entry shows that there is another page.
 */
export async function listArchived(db: Db, { serviceId, limit, after }: ArchivePage): Promise<ArchivedProof[]> {
  const isFurther = after && sql`(${DAY_AT_PLACE}, ${archiveConsents.id}) < (${after[0]}::date, ${after[1]})`
  return await selectArchived(
    db,
    and(serviceId === undefined ? undefined : eq(orderLines.serviceId, serviceId), isFurther),
  )
    .orderBy(desc(DAY_AT_PLACE), desc(archiveConsents.id))
    .limit(limit + 1)
}

export async function findArchived(db: Db, id: string): Promise<ArchivedProof | undefined> {
  const [found] = await selectArchived(db, eq(archiveConsents.id, id))
  return found
}

function selectArchived(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: archiveConsents.id,
      day: sql<string>`${DAY_AT_PLACE}::text`,
      proof: proofs,
      order: orders,
      line: {
        position: orderLines.position,
        names: orderLines.names,
        serviceId: orderLines.serviceId,
        tier: orderLines.tier,
        weeks: orderLines.weeks,
        performsAt: orderLines.performsAt,
        quantity: orderLines.quantity,
      },
    })
    .from(archiveConsents)
    .innerJoin(proofs, eq(proofs.id, archiveConsents.proofId))
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .innerJoin(orderLines, and(eq(proofs.orderId, orderLines.orderId), eq(proofs.position, orderLines.position)))
    .where(
      and(
        isNull(archiveConsents.withdrawnAt),
        eq(proofs.state, 'published'),
        ne(proofs.visibility, 'withdrawn'),
        inArray(orders.status, PAID_STATUSES),
        condition,
      ),
    )
}

/** The pictures of each proof that staff have allowed for the archive, in the sequence of the page. */
export async function listPublicPictures(db: Db, proofIds: string[]): Promise<Map<string, MediaRow[]>> {
  const isPublic = and(eq(proofMedia.isPublic, true), eq(media.kind, 'image'), ne(media.visibility, 'staff'))
  return await listProofMedia(db, proofIds, isPublic)
}

/** The ids of the files of a proof that staff have allowed for the archive. */
export async function listPublicMedia(db: Db, proofId: string): Promise<string[]> {
  const rows = await db
    .select({ id: proofMedia.mediaId })
    .from(proofMedia)
    .where(and(eq(proofMedia.proofId, proofId), eq(proofMedia.isPublic, true)))
  return rows.map(({ id }) => id)
}

export async function findArchiveConsent(db: Db, proofId: string): Promise<ArchiveConsentRow | undefined> {
  const isActive = and(eq(archiveConsents.proofId, proofId), isNull(archiveConsents.withdrawnAt))
  const [row] = await db.select().from(archiveConsents).where(isActive)
  return row
}

/** All active and ended consents to the archive for these proofs, for the export of personal data. */
export async function listArchiveConsents(db: Db, proofIds: string[]): Promise<ArchiveConsentRow[]> {
  if (proofIds.length === 0) return []
  return await db
    .select()
    .from(archiveConsents)
    .where(inArray(archiveConsents.proofId, proofIds))
    .orderBy(asc(archiveConsents.givenAt), asc(archiveConsents.id))
}

/** The proof that belongs to a link. Any state is accepted, so that a customer can withdraw the consent even if the page is not published. */
export async function findProofOfLink(db: Db, token: string) {
  const [found] = await db
    .select({ proof: proofs, order: orders })
    .from(proofs)
    .innerJoin(orders, eq(orders.id, proofs.orderId))
    .where(eq(proofs.token, token))
  return found
}
