import { useDictionary } from '#ui/text/messages.tsx'
import type { ReviewAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<ReviewAdminMessages>('reviews')
