import { useDictionary } from '#ui/text/messages.tsx'
import type { CalendarMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<CalendarMessages>('calendar')
