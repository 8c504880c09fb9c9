import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'

/** English texts for signing in and the customer's own page; loaded with that page. */
export const messages = { account, profile, plans }
