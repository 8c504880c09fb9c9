import { useDictionary } from '#ui/text/messages.tsx'
import type { GroupMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<GroupMessages>('groups')
