import { useDictionary } from '#ui/messages.tsx'
import type { PartnersAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<PartnersAdminMessages>('partnersAdmin')
