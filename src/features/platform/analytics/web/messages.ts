import type { Lang } from '#base/i18n.ts'
import { type ConsentMessages, en } from '../messages/page-consent.en.ts'
import { ru } from '../messages/page-consent.ru.ts'

/** Both languages in one file. The notice or the page loads the file, and few visitors need either. */
export const consentMessages: Record<Lang, ConsentMessages> = { ru, en }
