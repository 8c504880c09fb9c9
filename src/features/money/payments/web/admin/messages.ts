import { useDictionary } from '#ui/messages.tsx'
import type { PaymentsAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<PaymentsAdminMessages>('paymentsAdmin')
