import type { Lang } from '#base/i18n.ts'
import { en, type SearchMessages } from '../messages/page.en.ts'
import { ru } from '../messages/page.ru.ts'

/** The texts of the search in both languages. They are loaded when the search is first opened. */
export const searchMessages: Record<Lang, SearchMessages> = { ru, en }
