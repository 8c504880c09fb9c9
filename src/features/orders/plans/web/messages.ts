import { useDictionary } from '#ui/text/messages.tsx'
import type { PlanMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<PlanMessages>('plans')
