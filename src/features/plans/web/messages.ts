import { useDictionary } from '#ui/messages.tsx'
import type { PlanWords } from '../messages.en.ts'

export const useWords = () => useDictionary<PlanWords>('plans')
