import { useDictionary } from '#ui/messages.tsx'
import type { PlanMessages } from '../messages.en.ts'

export const useMessages = () => useDictionary<PlanMessages>('plans')
