import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { hasRight } from '#base/rights.ts'
import { MAX_BODY_BYTES } from '#features/catalogue/catalogue-editor/model.ts'
import { shippedVersion } from '#features/catalogue/catalogue-editor/present-versions.ts'
import { restoration, versionList, versionNumber } from '#features/catalogue/catalogue-editor/schemas.ts'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { restorePageVersion, savePageTexts } from './commands.ts'
import type { PageTextsContext } from './context.ts'
import { PAGE_IDS, type PageId } from './model.ts'
import { presentPage, presentPageVersion, presentStanding } from './present.ts'
import { readOwnTexts } from './queries-legal.ts'
import { findNewest, findPageVersion, listPageVersions } from './queries.ts'
import { fillTexts, NO_TEXTS, rightToChange } from './rules.ts'
import { pageList, pageSaving, pageVersion, pageView } from './schemas.ts'

const read = { access: 'staff', right: 'catalogue.read' } as const
const change = { access: 'staff', right: 'catalogue.change' } as const
const byId = z.object({ id: z.enum(PAGE_IDS) })
const byNumber = byId.extend({ n: versionNumber })

/** The routes for the texts of the home page and the legal pages, and for the versions of these texts. */
export function pageTextRoutes(context: PageTextsContext): Route[] {
  return [...textRoutes(context), ...versionRoutes(context)]
}

async function view(context: PageTextsContext, id: PageId) {
  const { db } = context.shop
  const newest = await findNewest(db, id)
  return presentPage(id, {
    own: await readOwnTexts(context, id),
    newest: newest && (await findPageVersion(db, id, newest.n)),
    facts: id === 'home' ? null : context.legal.facts(),
  })
}

type Caller = { accountId: string; staffRole?: Parameters<typeof hasRight>[0] }

/** Returns the author of a change. Refuses callers who may not change this page. */
function author(id: PageId, { accountId, staffRole }: Caller): { id: PageId; actorId: string } {
  if (!hasRight(staffRole, rightToChange(id))) throw new Refusal('forbidden', 'http.forbidden')
  return { id, actorId: accountId }
}

function textRoutes(context: PageTextsContext): Route[] {
  const { db } = context.shop
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/page-texts',
        operationId: 'listPageTexts',
        ...read,
        summary: 'The pages whose texts can be changed',
        answers: { 200: pageList },
      },
      async () => {
        const items = PAGE_IDS.map(async (id) =>
          presentStanding(id, await readOwnTexts(context, id), await findNewest(db, id)),
        )
        return answer(200, { items: await Promise.all(items) })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/page-texts/{id}',
        operationId: 'getPageTexts',
        ...read,
        summary: 'The texts of a page in both languages, beside the texts that came with the shop',
        params: byId,
        answers: { 200: pageView },
      },
      async ({ params }) => answer(200, await view(context, params.id)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/page-texts/{id}',
        operationId: 'savePageTexts',
        ...change,
        summary: 'Changes texts of a page; an empty text is reset to the one that came with the shop',
        params: byId,
        body: pageSaving,
        bodyBytes: MAX_BODY_BYTES,
        answers: { 200: pageView },
      },
      async ({ params: { id }, body: { version, ru, en }, caller }) => {
        await savePageTexts(context, { ...author(id, caller), version }, { ru, en })
        return answer(200, await view(context, id))
      },
    ),
  ]
}

function versionRoutes(context: PageTextsContext): Route[] {
  const { db } = context.shop
  const path = '/api/admin/page-texts/{id}/versions'
  return [
    route(
      {
        method: 'get',
        path,
        operationId: 'listPageTextVersions',
        ...read,
        summary: 'The versions of a page, newest first',
        params: byId,
        query: pageQuery,
        answers: { 200: versionList },
      },
      async ({ params: { id }, query: { limit, cursor } }) => {
        const [before] = readCursor(cursor, 'number') ?? []
        const newest = (await findNewest(db, id))?.n ?? 1
        const rows = await listPageVersions(db, id, { before: before ? Number(before) : undefined, limit })
        if (rows.length === 0 && before === undefined) return answer(200, { items: [shippedVersion(1)], next: null })
        const page = toPage(rows.slice(0, limit + 1), {
          limit,
          present: (row) => presentPageVersion(row, rows[rows.indexOf(row) + 1], newest),
          cursorOf: (row) => [String(row.version.n)],
        })
        return answer(200, page)
      },
    ),
    route(
      {
        method: 'get',
        path: `${path}/{n}`,
        operationId: 'getPageTextVersion',
        ...read,
        summary: 'One version with all its texts',
        params: byNumber,
        answers: { 200: pageVersion },
      },
      async ({ params: { id, n } }) => {
        const own = await readOwnTexts(context, id)
        const newest = (await findNewest(db, id))?.n
        if (newest === undefined && n === 1) return answer(200, { ...shippedVersion(1), ...fillTexts(own, NO_TEXTS) })
        const found = requireFound(await findPageVersion(db, id, n), 'catalogue-editor.version-not-found')
        const line = presentPageVersion(found, await findPageVersion(db, id, n - 1), newest ?? 1)
        return answer(200, { ...line, ...fillTexts(own, found.version.content) })
      },
    ),
    route(
      {
        method: 'post',
        path: `${path}/{n}/restoration`,
        operationId: 'restorePageTextVersion',
        ...change,
        summary: 'Makes the texts of an older version the newest ones; readers see them immediately',
        params: byNumber,
        body: restoration,
        answers: { 201: pageView },
      },
      async ({ params: { id, n }, body, caller }) => {
        await restorePageVersion(context, { ...author(id, caller), version: body.version }, n)
        return answer(201, await view(context, id))
      },
    ),
  ]
}
