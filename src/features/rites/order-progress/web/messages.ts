import { useDictionary } from '#ui/text/messages.tsx'
import type { OrderProgressMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<OrderProgressMessages>('orderProgress')
