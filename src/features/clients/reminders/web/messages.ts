import { useDictionary } from '#ui/text/messages.tsx'
import type { RemindersMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<RemindersMessages>('reminders')
