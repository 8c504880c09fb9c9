import { useDictionary } from '#ui/messages.tsx'
import type { ProofAdminMessages } from '../../messages/admin.en.ts'

export const useMessages = () => useDictionary<ProofAdminMessages>('proofs')
