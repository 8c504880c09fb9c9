import type { AuditView } from './schemas.ts'
import type { auditEntries } from './tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect

type People = Map<string, { email: string; name: string }>

export function presentAudit(
  { id, at, actorId, action, subject, subjectId, before, after, address }: AuditRow,
  people: People,
): AuditView {
  const { email = '', name = '' } = people.get(actorId) ?? {}
  return {
    id,
    when: at.toISOString(),
    who: { id: actorId, email, name },
    what: action,
    subject,
    subjectId,
    before,
    after,
    address,
  }
}
