import { useDictionary } from '#ui/text/messages.tsx'
import type { JournalMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<JournalMessages>('journal')
