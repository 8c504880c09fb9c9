import { startingWith } from '#server/database/like-patterns.ts'
import { and, asc, desc, eq, exists, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/database/database.ts'
import type { AuditRow } from './present.ts'
import { auditEntries } from './tables.ts'

type Filters = {
  /** The accounts that made the changes. Undefined means all accounts. */
  actors?: string[] | undefined
  what?: string | undefined
  from?: Date | undefined
  /** If given, only changes before this time are listed. */
  before?: Date | undefined
  limit: number
  after: { at: Date; id: string } | undefined
}

/** Lists the audit entries, the latest first. Returns one row more than the page size. */
export async function listAudit(db: Db, { actors, what, from, before, limit, after }: Filters): Promise<AuditRow[]> {
  const { at, id, actorId, action } = auditEntries
  return await db
    .select()
    .from(auditEntries)
    .where(
      and(
        actors && inArray(actorId, actors),
        what ? or(eq(action, what), like(action, startingWith(what))) : undefined,
        from && gte(at, from),
        before && lt(at, before),
        after && or(lt(at, after.at), and(eq(at, after.at), lt(id, after.id))),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1)
}

/** Lists the changes of one thing (an order, for example) by these actions, the earliest first. */
export async function listChangesOf(
  db: Db,
  { subject, subjectId, actions }: { subject: string; subjectId: string; actions: readonly string[] },
): Promise<AuditRow[]> {
  const { at, id, action } = auditEntries
  const isOne = and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, subjectId))
  return await db
    .select()
    .from(auditEntries)
    .where(and(isOne, inArray(action, actions)))
    .orderBy(asc(at), asc(id))
}

/** The condition that an account has ever changed something. It reduces thousands of accounts to those in the audit log. */
export function isActor(db: Db, accountId: PgColumn): SQL {
  const own = db.select({ one: sql`1` }).from(auditEntries).where(eq(auditEntries.actorId, accountId))
  return exists(own)
}

/** Lists all actions that the audit log contains. */
export async function listActions(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ action: auditEntries.action })
    .from(auditEntries)
    .orderBy(asc(auditEntries.action))
  return rows.map(({ action }) => action)
}
