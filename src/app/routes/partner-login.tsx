import { PartnerLogin } from '#features/clients/partners/web/partner-login.tsx'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import { addAccountMessages } from '../messages/add-account-messages.ts'
import { addPartnerMessages } from '../messages/add-partner-messages.ts'
import type { PageModule } from '../shell/page-module.ts'

export const page: PageModule = {
  Page: () => <PartnerLogin />,
  addMessages: (lang, messages) =>
    Promise.all([addAccountMessages(lang, messages), addPartnerMessages(lang, messages)]),
  queries: () => [],
  title: ({ messages }) => messages.partners.loginTitle,
  exists: () => true,
  whenStranger: { [ME_CALL]: null },
}
