import type { Lang } from '#base/i18n.ts'
import { en, type HomeMessages } from '../../messages/page-home.en.ts'
import { ru } from '../../messages/page-home.ru.ts'

/** Both languages in the page's own script, so that no other page loads them. */
export const homeMessages: Record<Lang, HomeMessages> = { ru, en }
