import { z } from 'zod'
import { pageQuery, readCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { editing } from './rules.ts'
import { createRecord, saveRecord, settleProposal } from './commands.ts'
import { addAlias, orderRecords, removeAlias } from './commands-display.ts'
import { cancelSchedule, setPublication } from './commands-publication.ts'
import { MAX_BODY_BYTES, STATES } from './model.ts'
import { presentLine } from './present.ts'
import { readRecordView, listProposals, listRecords } from './queries.ts'
import { listLinksTo } from './queries-links.ts'
import { type Kind, KINDS } from './schemas-kinds.ts'
import * as schemas from './schemas.ts'

const read = { access: 'staff', right: 'catalogue.read' } as const
const change = { access: 'staff', right: 'catalogue.change' } as const
const byId = z.object({ id: schemas.recordId })

export function catalogueEditorRoutes(shop: Shop): Route[] {
  return Object.values(KINDS).flatMap((kind) => [
    ...listRoutes(shop, kind),
    ...textRoutes(shop, kind),
    ...aliasRoutes(shop, kind),
  ])
}

function listRoutes(shop: Shop, { kind, path, one, noun, record, creation }: Kind): Route[] {
  const query = pageQuery.extend({ q: z.string().max(200).optional(), state: z.enum(STATES).optional() })
  return [
    route(
      {
        method: 'get',
        path,
        operationId: `list${noun}Drafts`,
        ...read,
        summary: `Every ${kind}, including drafts`,
        query,
        answers: { 200: schemas.recordList },
      },
      async ({ query: { limit, cursor, q, state } }) => {
        const after = readCursor(cursor, 'number', 'text')
        const rows = await listRecords(shop.db, kind, { filter: { q: q?.trim(), state }, after, limit })
        const proposals = await listProposals(shop.db, kind)
        const page = toPage(rows, {
          limit,
          present: (row) => presentLine(row, proposals.get(row.id)),
          cursorOf: ({ position, id }) => [String(position), id],
        })
        return answer(200, page)
      },
    ),
    route(
      {
        method: 'post',
        path,
        operationId: `create${noun}Draft`,
        ...change,
        summary: `Create ${one} as a draft; if the id is missing, the shop derives it from the name`,
        body: creation,
        bodyBytes: MAX_BODY_BYTES,
        answers: { 201: record },
      },
      async ({ body: { id: wanted, ...changes }, caller }) => {
        const id = await createRecord(shop, { kind, id: wanted, changes, ...editing(shop, caller) })
        return answer(201, await readRecordView(shop, kind, id))
      },
    ),
    route(
      {
        method: 'put',
        path: `${path}/order`,
        operationId: `order${noun}s`,
        ...change,
        summary: 'Set the display order: first the listed entries, then all other entries in their previous order',
        body: schemas.displayOrder,
        answers: { 204: z.undefined() },
      },
      async ({ body: { ids }, caller }) => {
        await orderRecords(shop, { kind, ids, actorId: caller.accountId })
        return answer(204)
      },
    ),
  ]
}

function textRoutes(shop: Shop, { kind, path, one, noun, record, saving, settlement }: Kind): Route[] {
  const answers = { 200: record }
  return [
    route(
      {
        method: 'get',
        path: `${path}/{id}`,
        operationId: `get${noun}Draft`,
        ...read,
        summary: `The newest texts of ${one} in both languages, and their publication state`,
        params: byId,
        answers,
      },
      async ({ params: { id } }) => {
        return answer(200, await readRecordView(shop, kind, id))
      },
    ),
    route(
      {
        method: 'put',
        path: `${path}/{id}`,
        operationId: `save${noun}Draft`,
        ...change,
        summary: `Save texts of ${one} as a draft; omitted fields keep their values, and readers see no change before publication`,
        params: byId,
        body: saving,
        bodyBytes: MAX_BODY_BYTES,
        answers,
      },
      async ({ params: { id }, body: { version, ...changes }, caller }) => {
        await saveRecord(shop, { kind, id, version, ...editing(shop, caller) }, changes)
        return answer(200, await readRecordView(shop, kind, id))
      },
    ),
    route(
      {
        method: 'post',
        path: `${path}/{id}/publication`,
        operationId: `publish${noun}`,
        ...change,
        summary: `Publish the newest texts of ${one}, now or at a given time, or unpublish ${one}`,
        params: byId,
        body: schemas.publication,
        answers,
      },
      async ({ params: { id }, body: { version, published, at, redirectTo }, caller }) => {
        const moment = at ? new Date(at) : undefined
        const wanted = { published, at: moment, redirectTo }
        await setPublication(shop, { kind, id, version, ...editing(shop, caller) }, wanted)
        return answer(200, await readRecordView(shop, kind, id))
      },
    ),
    route(
      {
        method: 'get',
        path: `${path}/{id}/links`,
        operationId: `list${noun}Links`,
        ...read,
        summary: `Published pages that lead readers to ${one}`,
        params: byId,
        answers: { 200: schemas.recordLinks },
      },
      async ({ params: { id } }) => {
        await readRecordView(shop, kind, id)
        return answer(200, { items: await listLinksTo(shop.db, kind, id) })
      },
    ),
    route(
      {
        method: 'delete',
        path: `${path}/{id}/schedule`,
        operationId: `unschedule${noun}`,
        ...change,
        summary: 'Cancel the scheduled publication',
        params: byId,
        answers,
      },
      async ({ params: { id }, caller }) => {
        await cancelSchedule(shop, { kind, id, ...editing(shop, caller) })
        return answer(200, await readRecordView(shop, kind, id))
      },
    ),
    route(
      {
        method: 'put',
        path: `${path}/{id}/proposal`,
        operationId: `settle${noun}Proposal`,
        ...change,
        summary:
          'Decide about the changes of a release: accept the listed fields into a draft, and keep the stored values of all other fields',
        params: byId,
        body: settlement,
        answers,
      },
      async ({ params: { id }, body: { version, take }, caller }) => {
        await settleProposal(shop, { kind, id, version, ...editing(shop, caller) }, take)
        return answer(200, await readRecordView(shop, kind, id))
      },
    ),
  ]
}

function aliasRoutes(shop: Shop, { kind, path, one, noun, record }: Kind): Route[] {
  return [
    route(
      {
        method: 'post',
        path: `${path}/{id}/aliases`,
        operationId: `add${noun}Alias`,
        ...change,
        summary: `Add an alias to ${one}; the address with the alias leads to the page`,
        params: byId,
        body: schemas.newAlias,
        answers: { 201: record },
      },
      async ({ params: { id }, body: { alias }, caller }) => {
        await addAlias(shop, { kind, id, ...editing(shop, caller) }, alias)
        return answer(201, await readRecordView(shop, kind, id))
      },
    ),
    route(
      {
        method: 'delete',
        path: `${path}/{id}/aliases/{alias}`,
        operationId: `remove${noun}Alias`,
        ...change,
        summary: 'Remove an alias',
        params: byId.extend({ alias: schemas.recordId }),
        answers: { 200: record },
      },
      async ({ params: { id, alias }, caller }) => {
        await removeAlias(shop, { kind, id, ...editing(shop, caller) }, alias)
        return answer(200, await readRecordView(shop, kind, id))
      },
    ),
  ]
}
