import { proofCall } from '#features/proofs/paths.ts'
import type { ProofView } from '#features/proofs/schemas.ts'
import { ProofPage } from '#features/proofs/web/proof-page.tsx'
import { addProofMessages } from '../messages/add-proof-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: ({ params }) => <ProofPage key={params.token} token={params.token ?? ''} />,
  addMessages: addProofMessages,
  queries: ({ params, lang }) => [proofCall(params.token ?? '', lang)],
  title: ({ params, lang, messages, queryClient }) => {
    const proof = queryClient.getQueryData<ProofView | null>([proofCall(params.token ?? '', lang)])
    return proof ? messages.proofs.page.title(proof.ritual.name) : messages.proofs.page.notFoundTitle
  },
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([proofCall(params.token ?? '', lang)])),
}
