import type { Lang } from '#base/i18n.ts'
import { en, type ListMessages } from '../../messages/page-list.en.ts'
import { ru } from '../../messages/page-list.ru.ts'

/** Both languages in the page's own script, so that no other page loads them. */
export const listMessages: Record<Lang, ListMessages> = { ru, en }
