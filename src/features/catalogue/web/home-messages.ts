import type { Lang } from '#base/i18n.ts'
import { en, type HomeWords } from '../messages-home.en.ts'
import { ru } from '../messages-home.ru.ts'

/** Both languages in the page's own script: no other page carries them. */
export const homeWords: Record<Lang, HomeWords> = { ru, en }
