import { useDictionary } from '#ui/messages.tsx'
import type { SandboxWords } from '../messages-page.en.ts'

export const useWords = () => useDictionary<SandboxWords>('sandbox')
