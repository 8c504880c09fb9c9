import { useDictionary } from '#ui/text/messages.tsx'
import type { PaymentsAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<PaymentsAdminMessages>('paymentsAdmin')
