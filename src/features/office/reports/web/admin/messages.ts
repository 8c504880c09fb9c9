import { useDictionary } from '#ui/text/messages.tsx'
import type { ReportsMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<ReportsMessages>('reports')
