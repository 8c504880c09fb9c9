import { useDictionary } from '#ui/text/messages.tsx'
import type { SecondFactorMessages } from '../messages/admin-second-factor.en.ts'

export const useMessages = () => useDictionary<SecondFactorMessages>('secondFactor')
