import { useDictionary } from '#ui/text/messages.tsx'
import type { AuditMessages } from '../../messages/admin.en.ts'

export const useAuditMessages = () => useDictionary<AuditMessages>('audit')
