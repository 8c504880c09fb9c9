import { useDictionary } from '#ui/text/messages.tsx'
import type { PriestAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<PriestAdminMessages>('priestsAdmin')
