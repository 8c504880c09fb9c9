import { useDictionary } from '#ui/text/messages.tsx'
import type { ListMessages } from '../../../messages/admin-lists.en.ts'

export const useListMessages = () => useDictionary<ListMessages>('catalogue-lists')
