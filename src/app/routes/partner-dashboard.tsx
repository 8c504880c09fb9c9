import '#ui/forms/zod-without-eval.ts'
import { PartnerPage } from '#features/clients/partners/web/partner-page.tsx'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import { addAccountMessages } from '../messages/add-account-messages.ts'
import { addPartnerMessages } from '../messages/add-partner-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

/** The server sends only the frame; it answers 404 for others before that (pages/partner-pages.ts). */
export const page: PageModule = {
  Page: ({ params, search }) => <PartnerPage id={params.id ?? ''} search={search} />,
  addMessages: (lang, messages) =>
    Promise.all([addAccountMessages(lang, messages), addPartnerMessages(lang, messages)]),
  queries: () => [],
  title: ({ messages }) => messages.partners.title,
  exists: () => true,
  whenStranger: { [ME_CALL]: null },
}
