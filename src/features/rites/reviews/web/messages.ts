import { useDictionary } from '#ui/text/messages.tsx'
import type { ReviewMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<ReviewMessages>('reviews')
