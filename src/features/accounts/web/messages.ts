import { useDictionary } from '#ui/messages.tsx'
import type { AccountWords } from '../messages-account.en.ts'

export const useWords = () => useDictionary<AccountWords>('account')
