import { useDictionary } from '#ui/messages.tsx'
import type { AdminMessages } from '../messages/admin.en.ts'

export const useMessages = () => useDictionary<AdminMessages>('admin')
