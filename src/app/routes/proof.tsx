import { ProofPage } from '#features/rites/proofs/web/proof-page.tsx'
import { proofPageModule } from './proof-page-module.ts'

export const page = proofPageModule(
  ({ params }) => <ProofPage key={params.token} token={params.token ?? ''} />,
  (messages, ritual) => messages.page.title(ritual),
)
