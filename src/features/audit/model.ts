/** One change by a member of staff. `before` and `after` hold facts, never personal data. */
export type AuditEntry = {
  actorId: string
  action: string
  subject: string
  subjectId: string
  /** From where the call was made, where the writer knows it. */
  address?: string | undefined
  before?: unknown
  after?: unknown
}
