import { useDictionary } from '#ui/text/messages.tsx'
import type { ProofAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<ProofAdminMessages>('proofs')
