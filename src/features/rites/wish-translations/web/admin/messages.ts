import { useDictionary } from '#ui/text/messages.tsx'
import type { WishAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<WishAdminMessages>('wishes')
