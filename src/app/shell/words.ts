import { useDictionary } from '#ui/words.tsx'
import type { AppWords } from '../messages.en.ts'

export const useAppWords = () => useDictionary<AppWords>('app')
