import { useDictionary } from '#ui/text/messages.tsx'
import type { PriestMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<PriestMessages>('priests')
