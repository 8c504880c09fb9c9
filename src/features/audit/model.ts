/** One change by a member of staff. `before` and `after` hold facts, never personal data. */
export type AuditEntry = {
  actorId: string
  action: string
  subject: string
  subjectId: string
  before?: unknown
  after?: unknown
}
