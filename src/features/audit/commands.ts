import { newId } from '#base/ids.ts'
import type { Db } from '#server/database/database.ts'
import type { AuditEntry } from './model.ts'
import { auditEntries } from './tables.ts'

/** Writes down a change, in the transaction that makes it: neither stands without the other. */
export async function writeAudit(tx: Db, at: Date, { before, after, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values({ id: newId(), at, ...entry, before: before ?? null, after: after ?? null })
}
