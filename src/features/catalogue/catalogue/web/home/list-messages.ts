import type { Lang } from '#base/i18n.ts'
import { en, type ListMessages } from '../../messages/page-list.en.ts'
import { ru } from '../../messages/page-list.ru.ts'

/** Both languages are in the script of this page, so that no other page loads them. */
export const listMessages: Record<Lang, ListMessages> = { ru, en }
