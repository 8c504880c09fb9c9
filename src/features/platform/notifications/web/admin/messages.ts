import { useDictionary } from '#ui/text/messages.tsx'
import type { NotificationsMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<NotificationsMessages>('notifications')
