import { VerifyPage } from '#features/proofs/web/verify-page.tsx'
import { addProofMessages } from '../messages/add-proof-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

/** The browser asks about the number: the server would ask in its own name, and count every reader's tries as one's. */
export const page: PageModule = {
  Page: ({ params }) => <VerifyPage key={params.number} number={params.number} />,
  addMessages: addProofMessages,
  queries: () => [],
  title: ({ messages }) => messages.proofs.verify.title,
  exists: () => true,
}
