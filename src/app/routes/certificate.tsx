import { proofCall } from '#features/proofs/paths.ts'
import type { ProofView } from '#features/proofs/schemas.ts'
import { CertificatePage } from '#features/proofs/web/certificate-page.tsx'
import { addProofMessages } from '../messages/add-proof-messages.ts'
import type { PageModule } from '../shell/page-module.ts'
import { useShop } from '../shell/use-shop-view.ts'

export const page: PageModule = {
  Page: ({ params }) => <Certificate token={params.token ?? ''} />,
  addMessages: addProofMessages,
  queries: ({ params, lang }) => [proofCall(params.token ?? '', lang)],
  title: ({ params, lang, messages, queryClient }) => {
    const proof = queryClient.getQueryData<ProofView | null>([proofCall(params.token ?? '', lang)])
    return proof ? messages.proofs.certificate.title(proof.ritual.name) : messages.proofs.page.notFoundTitle
  },
  exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([proofCall(params.token ?? '', lang)])),
}

function Certificate({ token }: { token: string }) {
  const { origin } = useShop()
  return <CertificatePage key={token} token={token} origin={origin} />
}
