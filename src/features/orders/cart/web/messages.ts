import { useDictionary } from '#ui/messages.tsx'
import type { CartMessages } from '../messages.en.ts'

export const useMessages = () => useDictionary<CartMessages>('cart')
