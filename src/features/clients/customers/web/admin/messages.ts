import { useDictionary } from '#ui/text/messages.tsx'
import type { CustomersMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<CustomersMessages>('customers')
