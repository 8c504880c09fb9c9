import { ru as partners } from '#features/clients/partners/messages/page.ru.ts'
import { ru as panel } from '#ui/text/panel-messages.ru.ts'
import { ru as errors } from './error-sentences.ru.ts'

/** Russian texts of the partner pages; loaded with them. */
export const messages = { partners, panel, errors }
