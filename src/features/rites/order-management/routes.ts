import { z } from 'zod'
import { Refusal } from '#base/refusal.ts'
import { isId } from '#base/ids.ts'
import { readKey } from '#features/orders/orders/commands-keys.ts'
import { orderPath } from '#features/orders/orders/paths.ts'
import { quoteDiscount } from '#features/orders/discounts/commands.ts'
import { discountedFigures } from '#features/orders/discounts/rules.ts'
import { findOrder, priceLines } from '#features/orders/orders/queries.ts'
import { reading } from '#features/orders/orders/schemas-readings.ts'
import { idempotencyKey } from '#features/orders/orders/schemas.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { pageQuery, readTimeCursor, toPage } from '#server/http/paging.ts'
import { createOrder } from './commands-create.ts'
import { sendAgain } from './commands-emails.ts'
import { addNote } from './commands-notes.ts'
import { changeCustomer } from './commands-customer.ts'
import { changeGift } from './commands-gift.ts'
import { correctReading } from './commands-readings.ts'
import { changeStatus } from './commands-status.ts'
import type { OrderManagement } from './context.ts'
import { MESSAGE_KINDS } from './model.ts'
import { presentCounts, presentItem, presentNote, presentQuote, presentCells } from './present.ts'
import { countManagedOrders, listManagedOrders, withLines, eachManagedOrder } from './queries.ts'
import { readDetail } from './queries-detail.ts'
import { findActors } from './queries-order.ts'
import { customerInput } from './schemas-changes.ts'
import {
  giftInput,
  handOrder,
  handOrderInput,
  noteInput,
  noteView,
  orderCounts,
  orderDetail,
  orderFilter,
  orderItem,
  orderPage,
  quote,
  quoteInput,
  statusInput,
} from './schemas.ts'
import { TABLE_FORMATS, tableFile } from '#server/http/table.ts'
import { recordExport } from './commands-export.ts'
import { en } from './messages/errors.en.ts'
import { ru } from './messages/errors.ru.ts'

const messages = { ru, en }

const byId = z.object({ id: z.string().refine(isId) })

export function orderManagementRoutes(management: OrderManagement): Route[] {
  return [...readingRoutes(management), ...changingRoutes(management)]
}

function readingRoutes(management: OrderManagement): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/admin/orders',
        operationId: 'listOrders',
        access: 'staff',
        right: 'orders.read',
        summary: 'Orders, the newest first',
        query: orderFilter.extend(pageQuery.shape),
        answers: { 200: orderPage },
      },
      async ({ query: { limit, cursor, ...filter }, lang }) => {
        const rows = await listManagedOrders(management, filter, { limit: limit + 1, last: placeOf(cursor) })
        const cursorOf = ({ createdAt, id }: (typeof rows)[number]) => [createdAt.toISOString(), id]
        return answer(200, toPage(rows, { limit, present: (row) => presentItem(row, lang), cursorOf }))
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/orders/counts',
        operationId: 'countOrders',
        access: 'staff',
        right: 'orders.read',
        summary: 'Number of matching orders, by status',
        query: orderFilter,
        answers: { 200: orderCounts },
      },
      async ({ query }) => answer(200, presentCounts(await countManagedOrders(management, query))),
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/orders/{id}',
        operationId: 'getOrderDetail',
        access: 'staff',
        right: 'orders.read',
        summary: 'An order with customer, plan, payments, timeline, notes and e-mails',
        params: byId,
        answers: { 200: orderDetail },
      },
      async ({ params, lang }) => answer(200, await readDetail(management, params.id, lang)),
    ),
  ]
}

function changingRoutes(management: OrderManagement): Route[] {
  const { shop } = management
  return [
    route(
      {
        method: 'post',
        path: '/api/admin/orders',
        operationId: 'createOrder',
        access: 'staff',
        right: 'orders.change',
        summary:
          'Creates an order for a customer, at catalogue prices, with names, wish, first day and gift if they are known',
        body: handOrderInput,
        headers: z.object({ 'idempotency-key': idempotencyKey.optional() }),
        answers: { 201: handOrder },
      },
      async ({ body, caller, header, lang }) => {
        const by = { actorId: caller.accountId, key: readKey(header('idempotency-key')), lang }
        const order = await createOrder(management, body, by)
        const location = `/api/admin/orders/${order.id}`
        return answer(201, { ...order, link: orderPath(order.id) }, { location })
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/orders/quote',
        operationId: 'quoteOrder',
        access: 'staff',
        right: 'orders.change',
        summary: 'Calculates the price of these lines without placing an order',
        body: quoteInput,
        answers: { 200: quote },
      },
      async ({ body, lang }) => {
        const priced = await priceLines(shop.db, body)
        const discount = await quoteDiscount(shop, { code: body.discountCode, ...priced })
        return answer(200, discountedFigures(presentQuote(priced, lang), discount))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/orders/{id}/status',
        operationId: 'setOrderStatus',
        tag: 'orders',
        access: 'staff',
        right: 'orders.change',
        summary: 'Moves an order along an allowed step; a step back needs a reason, `ready` needs a published proof',
        params: byId,
        body: statusInput,
        answers: { 200: orderItem },
      },
      async ({ params: { id: orderId }, body: { status, version, reason }, caller, lang }) => {
        const change = { orderId, status, version, reason: reason ?? undefined, actorId: caller.accountId }
        await shop.db.transaction(async (tx) => await changeStatus(tx, management, change))
        const order = await findOrder(shop.db, orderId)
        const [row] = order ? await withLines(management, [order]) : []
        if (!row) throw new Refusal('not-found', 'orders.not-found')
        return answer(200, presentItem(row, lang))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/orders/{id}/gift',
        operationId: 'changeOrderGift',
        access: 'staff',
        right: 'orders.change',
        summary: 'Changes the recipient and the card text of a gift, as long as its ritual has not been performed',
        params: byId,
        body: giftInput,
        answers: { 200: orderDetail },
      },
      async ({ params: { id: orderId }, body, caller, lang }) => {
        await changeGift(management, { ...body, orderId, actorId: caller.accountId })
        return answer(200, await readDetail(management, orderId, lang))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/orders/{id}/customer',
        operationId: 'correctOrderCustomer',
        access: 'staff',
        right: 'orders.change',
        fresh: true,
        summary: 'Corrects the name and the address of an order; the new address gets the e-mail of the order',
        params: byId,
        body: customerInput,
        answers: { 200: orderDetail },
      },
      async ({ params: { id: orderId }, body, caller, lang }) => {
        await changeCustomer(management, { ...body, orderId, actorId: caller.accountId })
        return answer(200, await readDetail(management, orderId, lang))
      },
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/orders/{id}/readings',
        operationId: 'correctOrderReading',
        access: 'staff',
        right: 'orders.change',
        summary: 'Corrects how a name of an order is read aloud; an empty reading restores the reading of the shop',
        params: byId,
        body: reading,
        answers: { 200: orderDetail },
      },
      async ({ params: { id: orderId }, body, caller, lang }) => {
        await correctReading(management, { ...body, orderId, actorId: caller.accountId })
        return answer(200, await readDetail(management, orderId, lang))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/orders/{id}/notes',
        operationId: 'addOrderNote',
        access: 'staff',
        right: 'orders.change',
        summary: 'Adds a note that only staff see',
        params: byId,
        body: noteInput,
        answers: { 201: noteView },
      },
      async ({ params, body, caller }) => {
        const note = await addNote(management, { orderId: params.id, text: body.text, actorId: caller.accountId })
        const actor = (await findActors(shop.db, [note.actorId])).get(note.actorId) ?? null
        return answer(201, presentNote({ ...note, actor }))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/orders/{id}/messages/{kind}',
        operationId: 'sendOrderMessage',
        access: 'staff',
        right: 'orders.change',
        summary: 'Sends an e-mail about the order again',
        params: byId.extend({ kind: z.enum(MESSAGE_KINDS) }),
        answers: { 202: z.object({ kind: z.enum(MESSAGE_KINDS) }) },
      },
      async ({ params: { id: orderId, kind }, caller }) => {
        await sendAgain(management, { orderId, kind, actorId: caller.accountId })
        return answer(202, { kind })
      },
    ),
  ]
}

function placeOf(cursor: string | undefined) {
  const place = readTimeCursor(cursor)
  return place && { createdAt: place.at, id: place.id }
}

/** Exports the filtered list as a file. The file contains people's names. So the call requires a fresh second factor and writes to the audit log. */
export function orderExportRoutes(management: OrderManagement): Route[] {
  return TABLE_FORMATS.map((format) =>
    route(
      {
        method: 'get',
        path: `/api/admin/orders.${format.ending}`,
        operationId: `exportOrders${format.noun}`,
        access: 'staff',
        right: 'orders.read',
        fresh: true,
        summary: `The filtered orders as a file (${format.ending})`,
        query: orderFilter,
        answers: { 200: { media: format.media } },
      },
      async ({ query, lang, caller }) => {
        const { ending } = format
        await recordExport(management.shop, { actorId: caller.accountId, ending, filter: query })
        return tableFile(format, lang, {
          name: 'orders',
          titles: messages[lang].exported,
          rows: rowsOf(management, query, lang),
        })
      },
    ),
  )
}

async function* rowsOf(management: OrderManagement, filter: Parameters<typeof eachManagedOrder>[1], lang: 'ru' | 'en') {
  for await (const row of eachManagedOrder(management, filter)) yield presentCells(row, lang, management.shop.keys)
}
