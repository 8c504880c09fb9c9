import { ProofPage } from '#features/rites/proofs/web/proof-page.tsx'
import type { PageModule } from '../shell/page-module.ts'
import { proofPageModule } from './proof-page-module.ts'

/** Unlike the certificate, this page asks for the consent to the public archive. */
export const page: PageModule<'archive' | 'proofs'> = {
  ...proofPageModule(
    ({ params }) => <ProofPage key={params.token} token={params.token ?? ''} />,
    (messages, ritual) => messages.page.title(ritual),
  ),
  texts: ['archive', 'proofs'],
}
