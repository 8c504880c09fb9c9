import type { PersonalPart } from '#features/people/accounts/context.ts'
import { listOwnIds } from '#features/orders/orders/queries-own.ts'
import type { Feature } from '#server/feature.ts'
import { eraseProofTexts, withdrawProofs } from './commands-visibility.ts'
import type { ArchiveContext, ProofsContext } from './context.ts'
import { proofJobs } from './jobs.ts'
import { SEALED_PROOF } from './model.ts'
import { openText } from './present.ts'
import { presentArchiveConsent } from './present-archive.ts'
import { listEntries } from './queries-entries.ts'
import { listProofsOf } from './queries.ts'
import { listArchiveConsents } from './queries-archive.ts'
import { archiveFileRoutes } from './routes-archive-files.ts'
import { archiveAdminRoutes, archiveRoutes } from './routes-archive.ts'
import { proofAdminRoutes } from './routes-admin.ts'
import { type ProofRoutesContext, proofRoutes } from './routes.ts'

export const feature: Feature<ProofsContext & ProofRoutesContext & ArchiveContext, PersonalPart> = {
  sealed: [SEALED_PROOF],
  personalData: ({ keys }) => [
    {
      name: 'proofs',
      collect: async (db, account) => {
        const found = await listProofsOf(db, await listOwnIds(db, account))
        const ids = found.map(({ id }) => id)
        const archive = await listArchiveConsents(db, ids)
        const logs = await listEntries(db, ids)
        return found.map((proof) => ({
          orderId: proof.orderId,
          performedAt: proof.performedAt.toISOString(),
          place: proof.place,
          text: { ru: proof.textRu, en: proof.textEn },
          number: proof.number,
          visibility: proof.visibility,
          names: openText(proof, 'names', keys),
          sankalpa: openText(proof, 'sankalpa', keys),
          archiveConsents: archive.filter(({ proofId }) => proofId === proof.id).map(presentArchiveConsent),
          log: (logs.get(proof.id) ?? []).map(({ entry: { day, noteRu, noteEn } }) => ({
            day,
            note: { ru: noteRu, en: noteEn },
          })),
        }))
      },
      listConsents: async (db, account) =>
        (await listProofsOf(db, await listOwnIds(db, account)))
          .filter(({ names, sankalpa }) => names !== null || sankalpa !== null)
          .map(({ orderId }) => ({ with: 'order', orderId, textVersion: null, lang: null, givenAt: null })),
      eraseConsented: eraseProofTexts,
      erase: withdrawProofs,
      eraseGuest: (tx, email) => withdrawProofs(tx, { id: '', email }),
    },
  ],
  jobs: proofJobs,
  routes: (context) => ({
    'proofs (staff)': [...proofAdminRoutes(context), ...archiveAdminRoutes(context.shop)],
    proofs: [...proofRoutes(context), ...archiveRoutes(context.shop), ...archiveFileRoutes(context)],
  }),
}
