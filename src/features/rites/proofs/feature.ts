import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { eraseProofTexts, listOwnerOrders, withdrawProofs } from './commands-visibility.ts'
import type { ProofsContext } from './context.ts'
import { SEALED_PROOF } from './model.ts'
import { openText } from './present.ts'
import { listProofsOf } from './queries.ts'
import { proofAdminRoutes } from './routes-admin.ts'
import { type ProofRoutesContext, proofRoutes } from './routes.ts'

export const feature: Feature<ProofsContext & ProofRoutesContext, PersonalPart> = {
  sealed: [SEALED_PROOF],
  personalData: ({ keys }) => [
    {
      name: 'proofs',
      collect: async (db, account) =>
        (await listProofsOf(db, await listOwnerOrders(db, account))).map((proof) => ({
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
    },
  ],
  routes: (context) => ({ 'proofs (staff)': proofAdminRoutes(context), proofs: proofRoutes(context) }),
}
