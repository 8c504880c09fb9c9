import type { Lang } from '#base/i18n.ts'
import { en, type SearchWords } from '../messages-search.en.ts'
import { ru } from '../messages-search.ru.ts'

/** In both languages: they travel with the palette, which is loaded when it is first opened. */
export const searchWords: Record<Lang, SearchWords> = { ru, en }
