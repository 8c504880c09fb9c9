import type { Lang } from '#base/i18n.ts'
import { en, type OptionsMessages } from '../../messages/page-options.en.ts'
import { ru } from '../../messages/page-options.ru.ts'

/** Both languages are in the script of this page, so that no other page loads them. */
export const optionsMessages: Record<Lang, OptionsMessages> = { ru, en }
