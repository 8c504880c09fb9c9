import { proofCall } from '#features/proofs/paths.ts'
import type { ProofMessages } from '#features/proofs/messages-page.en.ts'
import type { ProofView } from '#features/proofs/schemas.ts'
import { addProofMessages } from '../messages/add-proof-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

/** What the page of a performed ritual and its certificate have in common: both show one proof, each under a title of its own. */
export function proofPageModule(
  Page: PageModule['Page'],
  titleOf: (messages: ProofMessages, ritual: string) => string,
): PageModule {
  const callOf = (token: string | undefined, lang: 'ru' | 'en') => proofCall(token ?? '', lang)
  return {
    Page,
    addMessages: addProofMessages,
    queries: ({ params, lang }) => [callOf(params.token, lang)],
    title: ({ params, lang, messages, queryClient }) => {
      const proof = queryClient.getQueryData<ProofView | null>([callOf(params.token, lang)])
      return proof ? titleOf(messages.proofs, proof.ritual.name) : messages.proofs.page.notFoundTitle
    },
    exists: ({ params, lang, queryClient }) => Boolean(queryClient.getQueryData([callOf(params.token, lang)])),
  }
}
