import { useDictionary } from '#ui/text/messages.tsx'
import type { HandoffAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<HandoffAdminMessages>('questions')
