import { useDictionary } from '#ui/text/messages.tsx'
import type { ProfileMessages } from '../messages/page.en.ts'

export const useProfileMessages = () => useDictionary<ProfileMessages>('profile')
