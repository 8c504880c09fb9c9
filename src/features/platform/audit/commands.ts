import { newId } from '#base/ids.ts'
import type { Db } from '#server/database/database.ts'
import { callerAddress } from '#server/http/current-call.ts'
import type { AuditEntry } from './model.ts'
import { auditEntries } from './tables.ts'

/**
 * Writes an audit entry about a change, with the caller's network address, in the transaction of the change. So either the change and its
 * entry are both committed, or neither is committed.
 */
export async function writeAudit(tx: Db, at: Date, { before, after, ...entry }: AuditEntry): Promise<void> {
  await tx
    .insert(auditEntries)
    .values({ id: newId(), at, ...entry, address: callerAddress(), before: before ?? null, after: after ?? null })
}
