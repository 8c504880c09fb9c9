import { useDictionary } from '#ui/messages.tsx'
import type { CustomersMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<CustomersMessages>('customers')
