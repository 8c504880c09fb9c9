import { findColour } from '#features/catalogue/catalogue-lists/queries.ts'
import { senderOf } from '#features/platform/notifications/commands.ts'
import { listPictureUses } from '#features/catalogue/catalogue-editor/queries-lists.ts'
import type { OrderManagement } from '#features/rites/order-management/context.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import { eraseProofTexts, NAMES_CLOSED, ordersOf, withdrawProofs } from '#features/rites/proofs/commands-visibility.ts'
import type { ProofsContext } from '#features/rites/proofs/context.ts'
import { openText } from '#features/rites/proofs/present.ts'
import { listProofsOf } from '#features/rites/proofs/queries.ts'
import { proofAdminRoutes } from '#features/rites/proofs/routes-admin.ts'
import { proofRoutes } from '#features/rites/proofs/routes.ts'
import { tagged } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { createCertificates } from '../pictures/certificate.ts'
import { createDrawings } from '../pictures/drawings.ts'

/** Proofs of performed rituals: their calls and personal data. */
export async function wireProofs(shop: Shop, management: OrderManagement) {
  const context: ProofsContext = {
    ...management,
    isOnPages: async (db, id) => (await listPictureUses(db, id)).length > 0,
  }
  const drawings = createDrawings()
  // No number means that the connection was lost and restored: any names may have been closed meanwhile, so all drawings are dropped.
  await shop.database.listen(NAMES_CLOSED, (number) => drawings.forget(number || undefined))
  return {
    context,
    drawings,
    routes: [
      ...tagged('proofs (staff)', proofAdminRoutes(context)),
      ...tagged(
        'proofs',
        proofRoutes({
          shop,
          draw: createCertificates(
            () => senderOf(shop),
            (category) => findColour(shop.db, category),
            drawings,
          ),
          certificateMoment: drawings.now,
        }),
      ),
    ],
  }
}

/** Personal data in proofs, besides the order. */
export function proofsPart({ keys }: Shop): PersonalPart {
  return {
    name: 'proofs',
    collect: async (db, account) =>
      (await listProofsOf(db, await ordersOf(db, account))).map((proof) => ({
        orderId: proof.orderId,
        performedAt: proof.performedAt.toISOString(),
        place: proof.place,
        text: { ru: proof.textRu, en: proof.textEn },
        number: proof.number,
        visibility: proof.visibility,
        names: openText(proof, 'names', keys),
        sankalpa: openText(proof, 'sankalpa', keys),
      })),
    eraseConsented: eraseProofTexts,
    erase: withdrawProofs,
    eraseGuest: (tx, email) => withdrawProofs(tx, { id: '', email }),
  }
}
