import type { AuditView } from './schemas.ts'
import type { auditEntries } from './tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect

type People = Map<string, { email: string; name: string }>

export function presentAudit(row: AuditRow, people: People): AuditView {
  const { id, at, actorId, action, subject, subjectId, before, after, address } = row
  const { email = '', name = '' } = people.get(actorId) ?? {}
  const about = subject === 'account' ? people.get(subjectId) : undefined
  return {
    id,
    when: at.toISOString(),
    who: { id: actorId, email, name },
    what: action,
    subject,
    subjectId,
    subjectName: (about?.name || about?.email) ?? '',
    before,
    after,
    address,
  }
}

/** Whose names the entries need. */
export function peopleIn(rows: AuditRow[]): string[] {
  const about = rows.filter(({ subject }) => subject === 'account').map(({ subjectId }) => subjectId)
  return [...new Set([...rows.map(({ actorId }) => actorId), ...about])]
}
