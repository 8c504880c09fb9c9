import { useDictionary } from '#ui/messages.tsx'
import type { AuditMessages } from '../../messages/admin.en.ts'

export const useAuditMessages = () => useDictionary<AuditMessages>('audit')
