import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import type { RecordKind } from '#features/catalogue/model-record.ts'
import type { Db } from '#server/database/database.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { presentShipped, presentVersion } from './present.ts'
import { findRecord, findVersion, listVersions } from './queries.ts'
import type { Kind } from './routes.ts'
import { recordId, versionList } from './schemas.ts'

const read = { access: 'staff', right: 'catalogue.read' } as const
const byId = z.object({ id: recordId })

export function versionRoutes({ db }: Shop, { kind, path, version }: Kind): Route[] {
  return [
    route(
      {
        method: 'get',
        path: `${path}/{id}/versions`,
        ...read,
        summary: 'The versions of the texts, the newest first',
        params: byId,
        query: pageQuery,
        answers: { 200: versionList },
      },
      async ({ params: { id }, query: { limit, cursor } }) => {
        const record = await existing(db, kind, id)
        const [before] = readCursor(cursor, 1) ?? []
        const rows = await listVersions(db, record, { before: before ? Number(before) : undefined, limit })
        if (rows.length === 0 && before === undefined)
          return answer(200, { items: [presentShipped(record)], next: null })
        const page = toPage(rows.slice(0, limit + 1), {
          limit,
          present: (row) => presentVersion(row, rows[rows.indexOf(row) + 1], record),
          cursorOf: (row) => [String(row.version.n)],
        })
        return answer(200, page)
      },
    ),
    route(
      {
        method: 'get',
        path: `${path}/{id}/versions/{n}`,
        ...read,
        summary: 'One version whole',
        params: byId.extend({ n: z.coerce.number().int().min(1) }),
        answers: { 200: version },
      },
      async ({ params: { id, n } }) => {
        const record = await existing(db, kind, id)
        const found = await findVersion(db, record, n)
        if (found) {
          const before = await findVersion(db, record, n - 1)
          return answer(200, { ...presentVersion(found, before, record), ...found.version.content })
        }
        if (record.editedAt === null && n === record.version)
          return answer(200, { ...presentShipped(record), ...record.live })
        throw new Refusal('not-found', 'catalogue-editor.version-not-found')
      },
    ),
  ]
}

async function existing(db: Db, kind: RecordKind, id: string) {
  const record = await findRecord(db, kind, id)
  if (!record) throw new Refusal('not-found', `catalogue.${kind}-not-found`)
  return record
}
