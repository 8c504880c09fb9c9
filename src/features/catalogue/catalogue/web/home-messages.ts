import type { Lang } from '#base/i18n.ts'
import { en, type HomeMessages } from '../messages-home.en.ts'
import { ru } from '../messages-home.ru.ts'

/** Both languages in the page's own script: no other page carries them. */
export const homeMessages: Record<Lang, HomeMessages> = { ru, en }
