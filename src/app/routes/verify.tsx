import { VerifyPage } from '#features/rites/proofs/web/verify-page.tsx'
import { addProofMessages } from '../messages/add-proof-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

/** The browser checks the number: checks by the server would all count against the server's own address. */
export const page: PageModule = {
  Page: ({ params }) => <VerifyPage key={params.number} number={params.number} />,
  addMessages: addProofMessages,
  queries: () => [],
  title: ({ messages }) => messages.proofs.verify.title,
  exists: () => true,
}
