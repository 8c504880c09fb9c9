import type { Lang } from '#base/i18n.ts'
import { en, type ListWords } from '../messages-list.en.ts'
import { ru } from '../messages-list.ru.ts'

/** Both languages in the page's own script: no other page carries them. */
export const listWords: Record<Lang, ListWords> = { ru, en }
