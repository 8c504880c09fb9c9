import { useDictionary } from '#ui/messages.tsx'
import type { AppWords } from '../messages/app.en.ts'

export const useAppWords = () => useDictionary<AppWords>('app')
