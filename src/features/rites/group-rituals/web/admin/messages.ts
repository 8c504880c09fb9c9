import { useDictionary } from '#ui/text/messages.tsx'
import type { GroupAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<GroupAdminMessages>('groups')
