import { useDictionary } from '#ui/messages.tsx'
import type { GroupAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<GroupAdminMessages>('groups')
