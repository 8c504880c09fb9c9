import { useDictionary } from '#ui/words.tsx'
import type { OrderWords } from '../messages.en.ts'

export const useWords = () => useDictionary<OrderWords>('orders')
