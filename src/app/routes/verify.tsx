import { VerifyPage } from '#features/rites/proofs/web/verify-page.tsx'
import { definePage } from '../shell/page-module.ts'

/**
 * The browser makes the call that checks the number. If the server made it, the calls of all visitors would count for the server's own
 * address.
 */
export const page = definePage({
  Page: ({ params }) => <VerifyPage key={params.number} number={params.number} />,
  texts: ['proofs'],
  queries: () => [],
  title: ({ messages }) => messages.proofs.verify.title,
  exists: () => true,
})
