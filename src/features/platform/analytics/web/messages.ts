import type { Lang } from '#base/i18n.ts'
import { type ConsentMessages, en } from '../messages/page-consent.en.ts'
import { ru } from '../messages/page-consent.ru.ts'

/** Both languages in one file: it is loaded with the notice or the page, which few visitors need. */
export const consentMessages: Record<Lang, ConsentMessages> = { ru, en }
