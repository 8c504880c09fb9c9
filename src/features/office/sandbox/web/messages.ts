import { useDictionary } from '#ui/text/messages.tsx'
import type { SandboxMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<SandboxMessages>('sandbox')
