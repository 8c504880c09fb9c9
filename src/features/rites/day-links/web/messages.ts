import { useDictionary } from '#ui/text/messages.tsx'
import type { DayLinkMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<DayLinkMessages>('dayLinks')
