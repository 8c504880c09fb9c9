import { useDictionary } from '#ui/text/messages.tsx'
import type { MediaAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<MediaAdminMessages>('media')
