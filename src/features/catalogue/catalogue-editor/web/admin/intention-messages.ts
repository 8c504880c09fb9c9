import { useDictionary } from '#ui/messages.tsx'
import type { ListMessages } from '../../messages/admin-lists.en.ts'

export const useListMessages = () => useDictionary<ListMessages>('catalogue-lists')
