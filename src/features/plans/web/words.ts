import { useDictionary } from '#ui/words.tsx'
import type { PlanWords } from '../messages.en.ts'

export const useWords = () => useDictionary<PlanWords>('plans')
