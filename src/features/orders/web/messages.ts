import { useDictionary } from '#ui/messages.tsx'
import type { OrderWords } from '../messages.en.ts'

export const useWords = () => useDictionary<OrderWords>('orders')
