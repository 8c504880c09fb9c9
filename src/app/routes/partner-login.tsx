import { PartnerLogin } from '#features/clients/partners/web/partner-login.tsx'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: () => <PartnerLogin />,
  texts: ['account', 'panel', 'partners'],
  queries: () => [],
  title: ({ messages }) => messages.partners.loginTitle,
  exists: () => true,
  whenStranger: { [ME_CALL]: null },
})
