import { useDictionary } from '#ui/text/messages.tsx'
import type { CartMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<CartMessages>('cart')
