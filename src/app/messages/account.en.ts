import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { en as profile } from '#features/people/profiles/messages/page.en.ts'
import { en as plans } from '#features/orders/plans/messages/page.en.ts'

/** The words of signing in and of the customer's own page in English; loaded with it. */
export const messages = { account, profile, plans }
