import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import type { ListContent, ListKind } from '#features/catalogue/catalogue-lists/model.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { restoreListVersion, saveList, settleListProposal } from './commands-lists.ts'
import { presentListVersion } from './present-lists.ts'
import { shippedVersion } from './present-versions.ts'
import { findListVersion, listListVersions, readListView, readStoredList } from './queries-lists.ts'
import * as schemas from './schemas-lists.ts'
import { restoration, versionList, versionNumber } from './schemas.ts'

const read = { access: 'staff', right: 'catalogue.read' } as const
const change = { access: 'staff', right: 'catalogue.change' } as const
const byNumber = z.object({ n: versionNumber })

const KINDS = {
  intentions: {
    kind: 'intentions',
    noun: 'Intentions',
    saving: schemas.intentionsSaving,
    view: schemas.intentionsView,
    version: schemas.intentionsVersion,
  },
  categories: {
    kind: 'categories',
    noun: 'Categories',
    saving: schemas.categoriesSaving,
    view: schemas.categoriesView,
    version: schemas.categoriesVersion,
  },
} as const

/** The calls for special intentions and categories. Each of the two is one list, which is read and saved as a whole. */
export function listEditorRoutes(shop: Shop): Route[] {
  return Object.values(KINDS).flatMap((kind) => [...textRoutes(shop, kind), ...versionRoutes(shop, kind)])
}

type Kind = (typeof KINDS)[ListKind]

function textRoutes(shop: Shop, { kind, noun, saving, view }: Kind): Route[] {
  const path = `/api/admin/${kind}`
  const answers = { 200: view }
  return [
    route(
      {
        method: 'get',
        path,
        operationId: `get${noun}Draft`,
        ...read,
        summary: `The ${kind} in both languages, and their editing state`,
        answers,
      },
      async () => answer(200, await readListView(shop.db, kind)),
    ),
    route(
      {
        method: 'put',
        path,
        operationId: `save${noun}Draft`,
        ...change,
        summary: `Save all ${kind} together; readers see the change immediately`,
        body: saving,
        answers,
      },
      async ({ body, caller }) => {
        await saveList(shop, { kind, version: body.version, actorId: caller.accountId }, contentOf(body))
        return answer(200, await readListView(shop.db, kind))
      },
    ),
    route(
      {
        method: 'put',
        path: `${path}/proposal`,
        operationId: `settle${noun}Proposal`,
        ...change,
        summary:
          'Decide about the changes of a release: accept the listed paths, and keep the stored values of all other paths',
        body: schemas.listSettlement,
        answers,
      },
      async ({ body: { version, take }, caller }) => {
        await settleListProposal(shop, { kind, version, actorId: caller.accountId }, take)
        return answer(200, await readListView(shop.db, kind))
      },
    ),
  ]
}

function versionRoutes(shop: Shop, { kind, noun, view, version }: Kind): Route[] {
  const path = `/api/admin/${kind}/versions`
  const { db } = shop
  return [
    route(
      {
        method: 'get',
        path,
        operationId: `list${noun}Versions`,
        ...read,
        summary: `The versions of the ${kind}, newest first`,
        query: pageQuery,
        answers: { 200: versionList },
      },
      async ({ query: { limit, cursor } }) => {
        const list = await readStoredList(db, kind)
        const [before] = readCursor(cursor, 'number') ?? []
        const rows = await listListVersions(db, kind, { before: before ? Number(before) : undefined, limit })
        if (rows.length === 0 && before === undefined)
          return answer(200, { items: [shippedVersion(list.version)], next: null })
        const page = toPage(rows.slice(0, limit + 1), {
          limit,
          present: (row) => presentListVersion(row, rows[rows.indexOf(row) + 1], list),
          cursorOf: (row) => [String(row.version.n)],
        })
        return answer(200, page)
      },
    ),
    route(
      {
        method: 'get',
        path: `${path}/{n}`,
        operationId: `get${noun}Version`,
        ...read,
        summary: 'One version with all its texts',
        params: byNumber,
        answers: { 200: version },
      },
      async ({ params: { n } }) => {
        const list = await readStoredList(db, kind)
        const found = await findListVersion(db, kind, n)
        if (found) {
          const before = await findListVersion(db, kind, n - 1)
          return answer(200, { ...presentListVersion(found, before, list), ...found.version.content })
        }
        if (list.editedAt === null && n === list.version)
          return answer(200, { ...shippedVersion(list.version), ...list.content })
        throw new Refusal('not-found', 'catalogue-editor.version-not-found')
      },
    ),
    route(
      {
        method: 'post',
        path: `${path}/{n}/restoration`,
        operationId: `restore${noun}Version`,
        ...change,
        summary: `Restore the ${kind} of an older version`,
        params: byNumber,
        body: restoration,
        answers: { 201: view },
      },
      async ({ params: { n }, body: { version: from }, caller }) => {
        await restoreListVersion(shop, { kind, version: from, actorId: caller.accountId }, n)
        return answer(201, await readListView(db, kind))
      },
    ),
  ]
}

type SaveInput = z.infer<Kind['saving']>

/** Takes only the list from the request body, without the other fields. */
function contentOf(body: SaveInput): ListContent {
  if ('categories' in body) return { categories: body.categories } as ListContent
  const { groups, intentions } = body
  return { groups, intentions }
}
