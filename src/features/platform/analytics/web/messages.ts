import type { Lang } from '#base/i18n.ts'
import { type ConsentMessages, en } from '../messages/page-consent.en.ts'
import { ru } from '../messages/page-consent.ru.ts'

/** The texts in both languages are in one file. Only the consent notice and the consent page load this file, and few visitors see them. */
export const consentMessages: Record<Lang, ConsentMessages> = { ru, en }
