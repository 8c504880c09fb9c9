import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { accounts } from '#features/people/accounts/tables.ts'
import { listChangesOf } from '#features/platform/audit/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { TIMELINE_KINDS } from './model.ts'

const ABOUT_ORDER = ['order.plan', 'calendar.schedule', 'calendar.names-checked', 'order.day-request']

type Change = { kind: (typeof TIMELINE_KINDS)[number]; facts: Record<string, string> }
type AuditRow = Awaited<ReturnType<typeof listChangesOf>>[number]

/** What staff did with the names and days of an order, from the audit log. `itemIds`: the group rituals of an order are among its items. */
export async function listStaffChanges(db: Db, orderId: string, itemIds: readonly string[]) {
  const groups = itemIds.flatMap((itemId) => /^group-([0-9a-f]{32})$/.exec(itemId)?.[1] ?? [])
  const found = await Promise.all([
    listChangesOf(db, { subject: 'order', subjectId: orderId, actions: ABOUT_ORDER }),
    ...groups.map((id) => listChangesOf(db, { subject: 'group', subjectId: id, actions: ['group.change'] })),
  ])
  const rows = found.flat()
  const actors = await findActors(
    db,
    rows.map(({ actorId }) => actorId),
  )
  return rows.flatMap((row) => {
    const change = changeOf(row)
    return change ? [{ at: row.at, actor: actors.get(row.actorId) ?? null, ...change }] : []
  })
}

const schedule = z.object({ days: z.array(z.string()), reason: z.string().optional() })
const requestAnswer = z.object({ outcome: z.enum(['accepted', 'declined']), day: z.string() })
const moment = z.object({ performsAt: z.string() })

/** The event of an audit entry. Undefined if the entry changes nothing that the history shows. */
function changeOf({ action, before, after }: Pick<AuditRow, 'action' | 'before' | 'after'>): Change | undefined {
  switch (action) {
    case 'order.plan':
      return { kind: 'plan-corrected', facts: {} }
    case 'calendar.names-checked':
      return { kind: 'names-checked', facts: {} }
    case 'order.day-request': {
      const { outcome, day } = requestAnswer.parse(after)
      return { kind: outcome === 'accepted' ? 'day-accepted' : 'day-declined', facts: { day } }
    }
    case 'group.change': {
      const [from, to] = [moment.parse(before).performsAt, moment.parse(after).performsAt]
      return from === to ? undefined : { kind: 'group-moved', facts: { from, to } }
    }
    default: {
      const [old, { days, reason = '' }] = [schedule.parse(before), schedule.parse(after)]
      if (old.days.join() === days.join()) return { kind: 'priest-set', facts: {} }
      const [first, last] = [days[0], days.at(-1)]
      if (first === undefined || last === undefined) return { kind: 'days-removed', facts: {} }
      return { kind: 'days-set', facts: { first, last, count: String(days.length), ...(reason !== '' && { reason }) } }
    }
  }
}

/** The e-mail addresses of staff, by account id. */
export async function findActors(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]))
  return new Map(rows.flatMap(({ id, email }) => (email === null ? [] : [[id, email] as const])))
}
