import { en as partners } from '#features/clients/partners/messages/page.en.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en as errors } from './error-sentences.en.ts'

/** The words of the partners' pages in English; loaded with them. */
export const messages = { partners, panel, errors }
