import { useDictionary } from '#ui/messages.tsx'
import type { ProfileWords } from '../messages.en.ts'

export const useProfileWords = () => useDictionary<ProfileWords>('profile')
