import { z } from 'zod'
import { requireFound } from '#base/refusal.ts'
import { calendarDay } from '#base/time.ts'
import type { PersonalPart } from '#features/people/accounts/context.ts'
import { exportGuestData, exportPersonalData } from '#features/people/profiles/commands-personal-data.ts'
import { file } from '#server/http/responses.ts'
import { pageQuery } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { eraseCustomer, mergeCustomers, noteExport, revealCustomer } from './commands.ts'
import { findCustomer, listCustomers } from './queries.ts'
import { customerList, customerView, mergeInput, revealAnswer, revealInput } from './schemas.ts'

const byId = z.object({ id: z.string().max(60) })

/** The API calls that read and change customers, for staff (docs/contract.md, "Staff"). */
export function customerRoutes(shop: Shop, parts: PersonalPart[]): Route[] {
  const access = 'staff'
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/customers',
        operationId: 'listCustomers',
        access,
        right: 'customers.read',
        summary:
          'Customers and guests, most recently seen first; `q` is a part of the name or e-mail address, or a complete phone number',
        query: pageQuery.extend({ q: z.string().max(200).optional() }),
        answers: { 200: customerList },
      },
      async ({ query }) => answer(200, await listCustomers(shop, query)),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/customers/{id}',
        operationId: 'getCustomer',
        access,
        right: 'customers.read',
        summary: 'One customer; birth data, wishes and participants are masked',
        params: byId,
        answers: { 200: customerView },
      },
      async ({ params }) => {
        const found = requireFound(await findCustomer(shop, params.id), 'customers.not-found')
        return answer(200, found)
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/customers/{id}/reveal',
        operationId: 'revealCustomer',
        access,
        right: 'customers.reveal',
        summary: 'Reveals masked data of a customer; the audit records who saw the data',
        params: byId,
        body: revealInput,
        answers: { 200: revealAnswer },
      },
      async ({ caller, params, body }) => {
        const personal = await revealCustomer(shop, params.id, { actorId: caller.accountId, reason: body.reason })
        return answer(200, { personal })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/customers/{id}/merge',
        operationId: 'mergeCustomer',
        access,
        right: 'customers.change',
        fresh: true,
        summary: 'Merges this record of a person into another record; only the other record remains',
        params: byId,
        body: mergeInput,
        answers: { 200: customerView },
      },
      async ({ caller, params, body }) => {
        await mergeCustomers(shop, params.id, { into: body.into, actorId: caller.accountId, parts })
        return answer(200, requireFound(await findCustomer(shop, body.into), 'customers.not-found'))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/customers/{id}/export',
        operationId: 'exportCustomer',
        access,
        right: 'customers.change',
        fresh: true,
        summary: 'Everything the shop stores about a customer or a guest, as a file; the audit records the export',
        params: byId,
        answers: { 200: { media: 'application/json', schema: z.record(z.string(), z.unknown()) } },
      },
      async ({ caller, params }) => {
        const whose = await noteExport(shop, params.id, { actorId: caller.accountId })
        const data =
          'email' in whose ? exportGuestData(shop, whose.email, parts) : exportPersonalData(shop, whose, parts)
        const name = `ahuti-customer-${calendarDay(shop.now())}.json`
        return file(name, 'application/json; charset=utf-8', data)
      },
    ),
    route(
      {
        method: 'delete',
        path: '/api/admin/customers/{id}',
        operationId: 'deleteCustomer',
        access,
        right: 'customers.change',
        fresh: true,
        summary: 'Erases a person; the shop keeps only the order data that accounting needs',
        params: byId,
        body: z.object({ confirm: z.literal(true) }),
        answers: { 204: z.undefined() },
      },
      async ({ caller, params }) => {
        await eraseCustomer(shop, params.id, parts, { actorId: caller.accountId })
        return answer(204)
      },
    ),
  ]
}
