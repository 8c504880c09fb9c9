import { ru as account } from '#features/people/accounts/messages/page-account.ru.ts'
import { ru as profile } from '#features/people/profiles/messages/page.ru.ts'
import { ru as plans } from '#features/orders/plans/messages/page.ru.ts'

/** Russian texts for signing in and the customer's own page; loaded with that page. */
export const messages = { account, profile, plans }
