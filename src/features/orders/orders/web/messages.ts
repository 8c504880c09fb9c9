import { useDictionary } from '#ui/text/messages.tsx'
import type { OrderMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<OrderMessages>('orders')
