import { ru as partners } from '#features/clients/partners/messages/page.ru.ts'
import { ru as panel } from '#ui/text/panel-messages.ru.ts'
import { ru as errors } from './error-sentences.ru.ts'

/** The words of the partners' pages in Russian; loaded with them. */
export const messages = { partners, panel, errors }
