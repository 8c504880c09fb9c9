import { useDictionary } from '#ui/messages.tsx'
import type { ProfileMessages } from '../messages.en.ts'

export const useProfileMessages = () => useDictionary<ProfileMessages>('profile')
