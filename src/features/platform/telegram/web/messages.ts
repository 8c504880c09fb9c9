import { useDictionary } from '#ui/text/messages.tsx'
import type { TelegramPageMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<TelegramPageMessages>('telegram')
