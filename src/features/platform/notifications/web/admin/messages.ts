import { useDictionary } from '#ui/messages.tsx'
import type { NotificationsMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<NotificationsMessages>('notifications')
