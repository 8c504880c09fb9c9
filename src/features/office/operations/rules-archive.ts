import { MINUTE } from '#base/time.ts'

/** If a disk is lost, the changes of at most this many milliseconds may be lost. */
const MAX_AGE = MINUTE

/** `isWaiting`: a complete part of the log is not archived yet. If nothing changes in the database, PostgreSQL makes no new part. */
export type ArchiveFacts = { archivedAt: Date | null; failedAt: Date | null; ageMs: number | null; isWaiting: boolean }

/** True if the last attempt to archive failed, or if a complete part of the log has waited for too long. */
export function isArchiveLate({ archivedAt, failedAt, ageMs, isWaiting }: ArchiveFacts): boolean {
  if (failedAt !== null && (archivedAt === null || failedAt > archivedAt)) return true
  return isWaiting && ageMs !== null && ageMs > MAX_AGE
}
