import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import type { RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import type { Db } from '#server/database/database.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { editing } from './rules.ts'
import { restoreVersion } from './commands.ts'
import { shippedVersion } from './present-versions.ts'
import { presentVersion } from './present.ts'
import { findRecord, readRecordView, findVersion, listVersions } from './queries.ts'
import { type Kind, KINDS } from './schemas-kinds.ts'
import { recordId, restoration, versionList, versionNumber } from './schemas.ts'

const read = { access: 'staff', right: 'catalogue.read' } as const
const byId = z.object({ id: recordId })

export function catalogueVersionRoutes(shop: Shop): Route[] {
  return Object.values(KINDS).flatMap((kind) => versionRoutes(shop, kind))
}

function versionRoutes(shop: Shop, { kind, path, noun, version, record }: Kind): Route[] {
  const { db } = shop
  return [
    route(
      {
        method: 'get',
        path: `${path}/{id}/versions`,
        operationId: `list${noun}Versions`,
        ...read,
        summary: 'The versions of the texts, newest first',
        params: byId,
        query: pageQuery,
        answers: { 200: versionList },
      },
      async ({ params: { id }, query: { limit, cursor } }) => {
        const stored = await existing(db, kind, id)
        const [before] = readCursor(cursor, 'number') ?? []
        const rows = await listVersions(db, stored, { before: before ? Number(before) : undefined, limit })
        if (rows.length === 0 && before === undefined)
          return answer(200, { items: [shippedVersion(stored.version, stored.published)], next: null })
        const page = toPage(rows.slice(0, limit + 1), {
          limit,
          present: (row) => presentVersion(row, rows[rows.indexOf(row) + 1], stored),
          cursorOf: (row) => [String(row.version.n)],
        })
        return answer(200, page)
      },
    ),
    route(
      {
        method: 'get',
        path: `${path}/{id}/versions/{n}`,
        operationId: `get${noun}Version`,
        ...read,
        summary: 'One version with all its texts',
        params: byId.extend({ n: versionNumber }),
        answers: { 200: version },
      },
      async ({ params: { id, n } }) => {
        const stored = await existing(db, kind, id)
        const found = await findVersion(db, stored, n)
        if (found) {
          const before = await findVersion(db, stored, n - 1)
          return answer(200, { ...presentVersion(found, before, stored), ...found.version.content })
        }
        if (stored.editedAt === null && n === stored.version)
          return answer(200, { ...shippedVersion(stored.version, stored.published), ...stored.live })
        throw new Refusal('not-found', 'catalogue-editor.version-not-found')
      },
    ),
    route(
      {
        method: 'post',
        path: `${path}/{id}/versions/{n}/restoration`,
        operationId: `restore${noun}Version`,
        access: 'staff',
        right: 'catalogue.change',
        summary: 'Restore the texts of an older version as a new version',
        params: byId.extend({ n: versionNumber }),
        body: restoration,
        answers: { 201: record },
      },
      async ({ params: { id, n }, body: { version }, caller }) => {
        await restoreVersion(shop, { kind, id, version, ...editing(shop, caller) }, n)
        return answer(201, await readRecordView(shop, kind, id))
      },
    ),
  ]
}

async function existing(db: Db, kind: RecordKind, id: string) {
  const record = await findRecord(db, kind, id)
  if (!record) throw new Refusal('not-found', `catalogue.${kind}-not-found`)
  return record
}
