import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { en as admin } from '#features/office/today/messages/admin.en.ts'
import { en as secondFactor } from '#features/people/staff/messages/admin-second-factor.en.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en as errors } from '../messages/error-sentences.en.ts'
import { en as app } from '../messages/shell.en.ts'

/** The texts that every page of the panel needs. */
export const messages = { app, account, admin, errors, panel, secondFactor }
