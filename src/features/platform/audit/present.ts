import type { AuditView } from './schemas.ts'
import type { auditEntries } from './tables.ts'

export type AuditRow = typeof auditEntries.$inferSelect

type People = Map<string, { email: string; name: string }>

export function presentAudit(row: AuditRow, people: People): AuditView {
  const { id, at, actorId, action, subject, subjectId, before, after, address } = row
  const { email = '', name = '' } = people.get(actorId) ?? {}
  const about = isPerson(subject) ? people.get(subjectId) : undefined
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

/** The ids of the accounts whose names the entries need. */
export function peopleIn(rows: AuditRow[]): string[] {
  const about = rows.filter(({ subject }) => isPerson(subject)).map(({ subjectId }) => subjectId)
  return [...new Set([...rows.map(({ actorId }) => actorId), ...about])]
}

/** True if an entry is about a member of staff or a partner. Both have an account. */
function isPerson(subject: string): boolean {
  return subject === 'account' || subject === 'partner'
}
