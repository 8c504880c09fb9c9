import { useDictionary } from '#ui/words.tsx'
import type { CartWords } from '../messages.en.ts'

export const useWords = () => useDictionary<CartWords>('cart')
