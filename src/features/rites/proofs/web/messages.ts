import { useDictionary } from '#ui/text/messages.tsx'
import type { ProofMessages } from '../messages/page.en.ts'

export const useMessages = () => useDictionary<ProofMessages>('proofs')
