import { useDictionary } from '#ui/messages.tsx'
import type { ListMessages } from '../../messages-lists.en.ts'

export const useListMessages = () => useDictionary<ListMessages>('catalogue-lists')
