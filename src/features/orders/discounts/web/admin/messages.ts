import { useDictionary } from '#ui/text/messages.tsx'
import type { DiscountAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<DiscountAdminMessages>('discounts')
