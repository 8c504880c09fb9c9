import { useDictionary } from '#ui/text/messages.tsx'
import type { DayLinkAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<DayLinkAdminMessages>('dayLinks')
