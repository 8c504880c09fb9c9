import type { Shop } from '#server/shop.ts'
import { presentPublished } from './present.ts'
import { listCertificates, listPublished } from './queries.ts'
import type { PublishedReview } from './schemas.ts'

/** The published reviews of a ritual, for everybody. A review contains the certificate's number if the author agreed. */
export async function listShown(
  { readDb, keys }: Pick<Shop, 'readDb' | 'keys'>,
  ritualId: string,
): Promise<PublishedReview[]> {
  const found = await listPublished(readDb, ritualId)
  const shown = found.filter(({ showsCertificate }) => showsCertificate).map(({ orderId }) => orderId)
  const certificates = await listCertificates(readDb, shown)
  return found.map((review) => presentPublished(review, keys, certificates))
}
