import { findColour } from '#features/catalogue/catalogue-lists/queries.ts'
import { listPictureUses } from '#features/catalogue/catalogue-editor/queries-lists.ts'
import { listPageUses } from '#features/catalogue/page-texts/queries.ts'
import { createSender } from '#features/platform/notifications/commands.ts'
import { listTimes } from '#features/rites/day-links/queries.ts'
import { NAMES_CLOSED } from '#features/rites/proofs/commands-visibility.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { Shop } from '#server/shop.ts'
import { createCertificates } from '../../pictures/certificate.ts'
import { createDrawings } from '../../pictures/drawings.ts'

/** Proofs with the drawings of their certificates. */
export async function openProofs(shop: Shop, management: OrderManagement, storage: Storage) {
  const drawings = createDrawings()
  // A gap in the numbers of the notifications means that the connection was lost and restored. The names of any proof may have been hidden meanwhile, so all
  // drawings are removed.
  await shop.database.listen(NAMES_CLOSED, (number) => drawings.forget(number || undefined))
  const draw = createCertificates(
    () => createSender(shop),
    (category) => findColour(shop.db, category),
    drawings,
  )
  const context = {
    ...management,
    isOnPages: async (db: Shop['db'], id: string) =>
      (await listPictureUses(db, id)).length > 0 || (await listPageUses(db, id)).length > 0,
    timesOfLinks: listTimes,
    readFile: async (key: string) => await storage.read(key),
    draw,
    certificateMoment: drawings.now,
  }
  return { context, drawings }
}
