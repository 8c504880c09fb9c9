import { useDictionary } from '#ui/text/messages.tsx'
import type { GiftMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<GiftMessages>('gifts')
