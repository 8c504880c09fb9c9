import { useDictionary } from '#ui/text/messages.tsx'
import type { AppMessages } from '../messages/shell.en.ts'

export const useAppMessages = () => useDictionary<AppMessages>('app')
