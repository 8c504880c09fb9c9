import type { ProofMessages } from '#features/rites/proofs/messages/page.en.ts'
import { apiAddress, getApiData } from '#ui/data/api.ts'
import type { PageContext, PageModule } from '../shell/page-module.ts'

/** The page of a performed ritual and its certificate share this module. Both show one proof, each with its own title. */
export function proofPageModule(
  Page: PageModule['Page'],
  titleOf: (messages: ProofMessages, ritual: string) => string,
): PageModule<'proofs'> {
  const findProof = ({ params: { token = '' }, lang, queryClient }: PageContext) =>
    getApiData(queryClient, '/api/proofs/{token}', { path: { token }, query: { lang } })
  const isInCorrection = ({ params: { token = '' }, queryClient }: PageContext) =>
    getApiData(queryClient, '/api/proofs/{token}/correction', { path: { token } })?.isInCorrection === true
  return {
    Page,
    texts: ['proofs'],
    queries: ({ params: { token = '' }, lang }) => [
      apiAddress('/api/proofs/{token}', { path: { token }, query: { lang } }),
      apiAddress('/api/proofs/{token}/correction', { path: { token } }),
    ],
    title: (context) => {
      const { proofs } = context.messages
      const proof = findProof(context)
      if (proof) return titleOf(proofs, proof.ritual.name)
      return isInCorrection(context) ? proofs.page.correctionTitle : proofs.page.notFoundTitle
    },
    exists: (context) => Boolean(findProof(context)),
  }
}
