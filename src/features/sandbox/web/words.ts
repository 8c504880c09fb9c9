import { useDictionary } from '#ui/words.tsx'
import type { SandboxWords } from '../messages-page.en.ts'

export const useWords = () => useDictionary<SandboxWords>('sandbox')
