import { z } from 'zod'
import { isId } from '#base/ids.ts'
import { pageQuery, readTimeCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { AuditContext } from './context.ts'
import { peopleIn, presentAudit } from './present.ts'
import { listActions, listAudit } from './queries.ts'
import { readFrom, readTo } from './rules.ts'
import { auditActions, auditQuery, auditView } from './schemas.ts'

const access = 'staff'
const right = 'audit.read'

export function auditRoutes({ shop, peopleOf, findPeople }: AuditContext): Route[] {
  async function actorsOf(who: string | undefined): Promise<string[] | undefined> {
    if (!who) return undefined
    return isId(who) ? [who] : await findPeople(shop.db, who)
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/audit',
        operationId: 'listAudit',
        access,
        right,
        summary: 'All changes by staff, the latest first',
        query: pageQuery.extend(auditQuery.shape),
        answers: { 200: z.object({ items: z.array(auditView), next: z.string().nullable() }) },
      },
      async ({ query: { limit, cursor, who, what, from, to } }) => {
        const rows = await listAudit(shop.db, {
          actors: await actorsOf(who),
          what,
          from: readFrom(from),
          before: readTo(to),
          limit,
          after: readTimeCursor(cursor),
        })
        const people = await peopleOf(shop.db, peopleIn(rows))
        const present = (row: (typeof rows)[number]) => presentAudit(row, people)
        return answer(200, toPage(rows, { limit, present, cursorOf: ({ at, id }) => [at.toISOString(), id] }))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/audit/actions',
        operationId: 'listAuditActions',
        access,
        right,
        summary: 'All kinds of change ever recorded',
        answers: { 200: auditActions },
      },
      async () => answer(200, { actions: await listActions(shop.db) }),
    ),
  ]
}
