import { useDictionary } from '#ui/text/messages.tsx'
import type { AccountMessages } from '../messages/page-account.en.ts'

export const useMessages = () => useDictionary<AccountMessages>('account')
