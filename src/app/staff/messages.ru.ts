import { ru as account } from '#features/people/accounts/messages/page-account.ru.ts'
import { ru as admin } from '#features/office/today/messages/admin.ru.ts'
import { ru as secondFactor } from '#features/people/staff/messages/admin-second-factor.ru.ts'
import { ru as panel } from '#ui/text/panel-messages.ru.ts'
import { ru as errors } from '../messages/error-sentences.ru.ts'
import { ru as app } from '../messages/shell.ru.ts'

/** The texts that every page of the panel needs. */
export const messages = { app, account, admin, errors, panel, secondFactor }
