import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { pageQuery } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { changePartner, createPartner, markPayout } from './commands-admin.ts'
import { recordHandover, undoHandover } from './commands-handover.ts'
import { findPartner } from './queries.ts'
import { findPartnerDetail, listPartners } from './queries-admin.ts'
import { findStatement } from './queries-statement.ts'
import { toMonth } from './rules.ts'
import { byId, statement, statementQuery } from './schemas.ts'
import * as schemas from './schemas-admin.ts'

/** The API calls that read and change partners, for staff (docs/contract.md, "Partners"). */
export function partnerStaffRoutes(shop: Shop): Route[] {
  const access = 'staff'
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/partners',
        operationId: 'listPartners',
        access,
        right: 'partners.read',
        summary: 'All partners by name, with totals; `q` is a part of the name or e-mail address',
        query: pageQuery.extend(schemas.partnerFilter.shape),
        answers: { 200: schemas.partnerPage },
      },
      async ({ query }) => answer(200, await listPartners(shop.db, query)),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/partners',
        operationId: 'createPartner',
        access,
        right: 'partners.change',
        fresh: true,
        summary: 'Makes the account with this e-mail address a partner',
        body: schemas.partnerInput,
        answers: { 201: schemas.partnerDetail },
      },
      async ({ caller, body, lang }) => {
        const made = await createPartner(shop, body, { actorId: caller.accountId, lang })
        return answer(201, made, { location: `/api/admin/partners/${made.id}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/partners/{id}',
        operationId: 'getPartner',
        access,
        right: 'partners.read',
        summary: 'One partner, with orders and commission for each month',
        params: byId,
        answers: { 200: schemas.partnerDetail },
      },
      async ({ params }) => {
        const found = requireFound(await findPartnerDetail(shop.db, params.id), 'partners.not-found')
        return answer(200, found)
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/partners/{id}',
        operationId: 'updatePartner',
        access,
        right: 'partners.change',
        fresh: true,
        summary: 'Changes the name or the commission of future orders, activates or deactivates the partner',
        params: byId,
        body: schemas.partnerChange,
        answers: { 200: schemas.partnerDetail },
      },
      async ({ caller, params, body }) =>
        answer(200, await changePartner(shop, params.id, body, { actorId: caller.accountId })),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/partners/{id}/statement',
        operationId: 'getStatementOfPartner',
        access,
        right: 'partners.read',
        summary: 'A partner’s commission for a month (UTC), by default the current one',
        params: byId,
        query: statementQuery,
        answers: { 200: statement },
      },
      async ({ params, query, lang }) => {
        requireFound(await findPartner(shop.db, params.id), 'partners.not-found')
        return answer(200, await findStatement(shop.db, params.id, query.month ?? toMonth(shop.now()), lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/partners/{id}/payouts',
        operationId: 'recordPayout',
        access,
        right: 'partners.change',
        fresh: true,
        summary: 'Records a payout for a month: the whole amount due, or a part of it',
        params: byId,
        body: schemas.payoutInput,
        answers: { 201: schemas.payoutAnswer },
      },
      async ({ caller, params, body }) =>
        answer(201, await markPayout(shop, params.id, body, { actorId: caller.accountId })),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/partners/{id}/handovers',
        operationId: 'recordHandover',
        access,
        right: 'partners.change',
        fresh: true,
        summary: 'Records money that the shop received from a partner, who had received it from customers',
        params: byId,
        body: schemas.handoverInput,
        answers: { 201: schemas.partnerDetail },
      },
      async ({ caller, params, body }) =>
        answer(201, await recordHandover(shop, params.id, body, { actorId: caller.accountId })),
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/partners/{id}/handovers/{handoverId}/undo',
        operationId: 'undoHandover',
        access,
        right: 'partners.change',
        fresh: true,
        summary: 'Takes back recorded money from a partner, or kept commission, by an entry with the opposite sum',
        params: byId.extend({ handoverId: z.string() }),
        body: schemas.undoInput,
        answers: { 201: schemas.partnerDetail },
      },
      async ({ caller, params: { id, handoverId }, body: { note } }) =>
        answer(201, await undoHandover(shop, id, { handoverId, note, actorId: caller.accountId })),
    ),
  ]
}
