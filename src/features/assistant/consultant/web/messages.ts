import type { Lang } from '#base/i18n.ts'
import { useLang } from '#ui/text/messages.tsx'
import { type ConsultantMessages, en } from '../messages/page.en.ts'
import { ru } from '../messages/page.ru.ts'

/** Both languages are in the bundle of the panel, which is loaded when the panel is first opened. */
const consultantMessages: Record<Lang, ConsultantMessages> = { ru, en }

export const useConsultantMessages = (): ConsultantMessages => consultantMessages[useLang()]
