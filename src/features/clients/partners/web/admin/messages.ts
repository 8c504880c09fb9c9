import { useDictionary } from '#ui/text/messages.tsx'
import type { PartnersAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<PartnersAdminMessages>('partnersAdmin')
