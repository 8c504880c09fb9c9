import '#ui/forms/zod-without-eval.ts'
import { PartnerPage } from '#features/clients/partners/web/partner-page.tsx'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import { definePage } from '../shell/page-module.ts'

/** The server renders only the layout of the page. Signed-in users other than this partner get 404 (pages/partner-pages.ts). */
export const page = definePage({
  Page: ({ params, search }) => <PartnerPage id={params.id ?? ''} search={search} />,
  texts: ['account', 'errors', 'panel', 'partners', 'plans', 'profile'],
  queries: () => [],
  title: ({ messages }) => messages.partners.title,
  exists: () => true,
  whenStranger: { [ME_CALL]: null },
})
