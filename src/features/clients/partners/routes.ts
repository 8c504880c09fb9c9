import { z } from 'zod'
import { Refusal, requireFound } from '#base/refusal.ts'
import { readKey } from '#features/orders/orders/commands-keys.ts'
import { priceLines } from '#features/orders/orders/queries.ts'
import { presentLines } from '#features/orders/orders/present.ts'
import { sumLines } from '#features/orders/orders/rules.ts'
import { idempotencyKey } from '#features/orders/orders/schemas.ts'
import { centsToDollars } from '#base/money.ts'
import type { Caller } from '#server/http/caller.ts'
import { pageQuery } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { TABLE_FORMATS, tableFile } from '#server/http/table.ts'
import { changeClient, createClient } from './commands-clients.ts'
import { reportPayment } from './commands-money.ts'
import { createPartnerOrder, markLinkSent } from './commands-orders.ts'
import type { PartnersContext } from './context.ts'
import { en } from './messages/errors.en.ts'
import { ru } from './messages/errors.ru.ts'
import { presentCommission } from './present.ts'
import { toTableRows } from './present-statement.ts'
import {
  findClient,
  findPartner,
  findPartnerOrder,
  listClients,
  listRuledNames,
  listPartnerOrders,
  type PartnerRow,
} from './queries.ts'
import { findStatement } from './queries-statement.ts'
import { needsConfirmation, toMonth } from './rules.ts'
import * as schemas from './schemas.ts'

const messages = { ru, en }

/** The calls of a partner (docs/contract.md, "Partners"). Data of another partner are treated as unknown. */
export function partnerRoutes(context: PartnersContext): Route[] {
  const { shop } = context
  const access = 'partner'

  /**
   * Finds the caller's partner record. This checks the role again: if staff deactivate the partner just after the authentication, the
   * caller still has the role.
   */
  async function partnerOf({ accountId }: Caller): Promise<PartnerRow> {
    const partner = await findPartner(shop.db, accountId)
    if (!partner?.isActive) throw new Refusal('forbidden', 'http.forbidden')
    return partner
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/partner/me',
        operationId: 'getOwnPartner',
        access,
        summary: 'The calling partner and the commission rules',
        answers: { 200: schemas.partnerView },
      },
      async ({ caller }) => {
        const { id, name, commission, confirmsReports } = await partnerOf(caller)
        const names = await listRuledNames(shop.db, [commission])
        const { secondPersonFromCents, partnerDayCents } = context.payments.policy()
        const isConfirmed = needsConfirmation({ confirmsReports }, shop.config.SANDBOX)
        const approval = {
          approvalFromUsd: isConfirmed ? 0 : centsToDollars(secondPersonFromCents),
          approvalDayFromUsd: isConfirmed ? 0 : centsToDollars(partnerDayCents),
        }
        return answer(200, { id, name, ...approval, ...presentCommission(commission, names) })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/partner/clients',
        operationId: 'listClients',
        access,
        summary: 'The partner’s own clients, newest first, without birth data',
        query: pageQuery.extend(schemas.clientFilter.shape),
        answers: { 200: schemas.clientPage },
      },
      async ({ caller, query }) => {
        const { id } = await partnerOf(caller)
        return answer(200, await listClients(shop, id, query))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/partner/clients',
        operationId: 'createClient',
        access,
        summary: 'Creates a client; `consent` confirms that the client agreed to storing birth data',
        body: schemas.clientInput,
        answers: { 201: schemas.clientView },
      },
      async ({ caller, body, lang }) => {
        const { id } = await partnerOf(caller)
        return answer(201, await createClient(shop, id, body, lang))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/partner/clients/{id}',
        operationId: 'getClient',
        access,
        summary: 'One client with every field the partner entered',
        params: schemas.byId,
        answers: { 200: schemas.clientView },
      },
      async ({ caller, params }) => {
        const { id } = await partnerOf(caller)
        const client = requireFound(await findClient(shop, id, params.id), 'partners.client-not-found')
        return answer(200, client)
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/partner/clients/{id}',
        operationId: 'updateClient',
        access,
        summary: 'Changes the given fields of a client',
        params: schemas.byId,
        body: schemas.clientChange,
        answers: { 200: schemas.clientView },
      },
      async ({ caller, params, body }) => {
        const { id } = await partnerOf(caller)
        return answer(200, await changeClient(shop, id, params.id, body))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/partner/quote',
        operationId: 'quotePartnerOrder',
        access,
        summary: 'Calculates the price of an order without placing the order',
        body: schemas.quoteInput,
        answers: { 200: schemas.quoteAnswer },
      },
      async ({ caller, body, lang }) => {
        await partnerOf(caller)
        const { lines } = await priceLines(shop.db, body)
        const quote = {
          items: presentLines(lines, lang),
          total: centsToDollars(sumLines(lines)),
          currency: 'USD',
        } as const
        return answer(200, quote)
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/partner/orders',
        operationId: 'listPartnerOrders',
        access,
        summary: 'The partner’s own orders, newest first',
        query: pageQuery.extend(schemas.orderFilter.shape),
        answers: { 200: schemas.partnerOrderPage },
      },
      async ({ caller, query, lang }) => {
        const { id } = await partnerOf(caller)
        return answer(200, await listPartnerOrders(shop, id, { ...query, lang }))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/partner/orders',
        operationId: 'placePartnerOrder',
        access,
        summary: 'Places an order for a client; the shop calculates the price and returns the link to send',
        body: schemas.partnerOrderInput,
        headers: z.object({ 'idempotency-key': idempotencyKey.optional() }),
        answers: { 201: schemas.partnerOrderView },
      },
      async ({ caller, body, lang, header }) => {
        const { id } = await partnerOf(caller)
        const order = await createPartnerOrder(context, id, body, { lang, key: readKey(header('idempotency-key')) })
        return answer(201, order, { location: `/api/partner/orders/${order.id}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/partner/orders/{id}',
        operationId: 'getPartnerOrder',
        access,
        summary: 'One order with the texts that the partner wrote',
        params: schemas.byId,
        answers: { 200: schemas.partnerOrderView },
      },
      async ({ caller, params, lang }) => {
        const { id } = await partnerOf(caller)
        const order = requireFound(await findPartnerOrder(shop, id, params.id, lang), 'orders.not-found')
        return answer(200, order)
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/partner/orders/{id}/sent',
        operationId: 'markPaymentLinkSent',
        access,
        summary: 'Records that the link was sent to the client; a repeated call changes nothing',
        params: schemas.byId,
        answers: { 200: schemas.partnerOrderView },
      },
      async ({ caller, params, lang }) => {
        const { id } = await partnerOf(caller)
        return answer(200, await markLinkSent(shop, id, params.id, lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/partner/orders/{id}/manual-payment',
        operationId: 'reportManualPayment',
        access,
        summary:
          'Reports a payment outside the shop, once per order; staff must approve a payment above the limit of the policy',
        params: schemas.byId,
        body: schemas.manualInput,
        answers: { 200: schemas.partnerOrderView },
      },
      async ({ caller, params, body, lang }) => {
        const { id } = await partnerOf(caller)
        return answer(200, await reportPayment(context, id, params.id, body, lang))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/partner/statement',
        operationId: 'getPartnerStatement',
        access,
        summary: 'Commission and payouts of a month (UTC), by default the current one',
        query: schemas.statementQuery,
        answers: { 200: schemas.statement },
      },
      async ({ caller, query, lang }) => {
        const { id } = await partnerOf(caller)
        return answer(200, await findStatement(shop.db, id, query.month ?? toMonth(shop.now()), lang))
      },
    ),
    ...TABLE_FORMATS.map((format) =>
      route(
        {
          method: 'get',
          path: `/api/partner/statement.${format.ending}`,
          operationId: `getPartnerStatement${format.noun}`,
          access,
          summary: `Commission and payouts of a month (UTC) as a table (${format.ending}), one row per ritual`,
          query: schemas.statementQuery,
          answers: { 200: { media: format.media } },
        },
        async ({ caller, query, lang }) => {
          const { id } = await partnerOf(caller)
          const month = query.month ?? toMonth(shop.now())
          const { tableTitles, statuses } = messages[lang]
          const found = await findStatement(shop.db, id, month, lang)
          return tableFile(format, lang, {
            name: `ahuti-statement-${month}`,
            titles: tableTitles,
            rows: toTableRows(found, (code) => statuses[code] ?? code),
          })
        },
      ),
    ),
  ]
}
