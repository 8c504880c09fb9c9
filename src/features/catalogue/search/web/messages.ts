import type { Lang } from '#base/i18n.ts'
import { en, type SearchMessages } from '../messages/page.en.ts'
import { ru } from '../messages/page.ru.ts'

/** In both languages: they travel with the palette, which is loaded when it is first opened. */
export const searchMessages: Record<Lang, SearchMessages> = { ru, en }
