import { useDictionary } from '#ui/text/messages.tsx'
import type { CalendarAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<CalendarAdminMessages>('calendar')
