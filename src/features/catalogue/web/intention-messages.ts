import type { Lang } from '#base/i18n.ts'
import { en, type IntentionMessages } from '../messages-intentions.en.ts'
import { ru } from '../messages-intentions.ru.ts'

/** They travel with the dialog and the cart, each loaded when it is first opened. */
export const intentionMessages: Record<Lang, IntentionMessages> = { ru, en }
