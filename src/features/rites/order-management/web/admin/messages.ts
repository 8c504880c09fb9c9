import { useDictionary } from '#ui/text/messages.tsx'
import type { OrderAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<OrderAdminMessages>('order-management')
