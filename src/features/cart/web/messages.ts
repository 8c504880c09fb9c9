import { useDictionary } from '#ui/messages.tsx'
import type { CartWords } from '../messages.en.ts'

export const useWords = () => useDictionary<CartWords>('cart')
