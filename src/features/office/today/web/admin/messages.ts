import { useDictionary } from '#ui/text/messages.tsx'
import type { AdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<AdminMessages>('admin')
