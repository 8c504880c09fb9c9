import { ru as account } from '#features/people/accounts/messages/page-account.ru.ts'
import { ru as profile } from '#features/people/profiles/messages/page.ru.ts'
import { ru as plans } from '#features/orders/plans/messages/page.ru.ts'

/** The words of signing in and of the customer's own page in Russian; loaded with it. */
export const messages = { account, profile, plans }
