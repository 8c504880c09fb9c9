import { useDictionary } from '#ui/messages.tsx'
import type { AppMessages } from '../messages/shell.en.ts'

export const useAppMessages = () => useDictionary<AppMessages>('app')
