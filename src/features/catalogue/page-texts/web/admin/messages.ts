import { useDictionary } from '#ui/text/messages.tsx'
import type { PageTextsMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<PageTextsMessages>('page-texts')
