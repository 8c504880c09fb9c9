import { en as partners } from '#features/clients/partners/messages/page.en.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en as errors } from './error-sentences.en.ts'

/** English texts of the partner pages; loaded with them. */
export const messages = { partners, panel, errors }
