import { requireFound } from '#base/refusal.ts'
import { byId } from '#server/http/params.ts'
import { pageQuery, readTimeCursor, toPage } from '#server/http/paging.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import type { Shop } from '#server/shop.ts'
import { changeCode, createCode, quoteDiscount } from './commands.ts'
import type { DiscountsContext } from './context.ts'
import { presentCode } from './present.ts'
import { findCounted, listCodes } from './queries.ts'
import { discountedFigures } from './rules.ts'
import { adminDiscount, checkAnswer, checkInput, discountChange, discountInput, discountPage } from './schemas.ts'

/** The API calls that check a discount code before an order is placed (docs/contract.md, "Discount codes"). */
export function discountRoutes({ shop, priceLines }: DiscountsContext): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/discounts/check',
        operationId: 'checkDiscountCode',
        access: 'open',
        summary: 'Calculates the discount of a code for these items; places no order and reserves no use of the code',
        body: checkInput,
        answers: { 200: checkAnswer },
      },
      async ({ body }) => {
        const { lines, figures } = await priceLines(shop.db, body)
        const discount = await quoteDiscount(shop, { code: body.discountCode, lines, figures })
        return answer(200, { ...discountedFigures({ total: figures.total }, discount), currency: 'USD' })
      },
    ),
  ]
}

export function discountStaffRoutes(shop: Shop): Route[] {
  const { db } = shop

  async function presentOne(id: string) {
    const now = shop.now()
    return presentCode(requireFound(await findCounted(db, id, now), 'discounts.not-found'), now)
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/admin/discounts',
        operationId: 'listDiscounts',
        access: 'staff',
        right: 'discounts.read',
        summary: 'All discount codes with their uses, newest first',
        query: pageQuery,
        answers: { 200: discountPage },
      },
      async ({ query: { limit, cursor } }) => {
        const now = shop.now()
        const rows = await listCodes(db, { limit: limit + 1, last: readTimeCursor(cursor), now })
        const present = (counted: (typeof rows)[number]) => presentCode(counted, now)
        const cursorOf = ({ row }: (typeof rows)[number]) => [row.createdAt.toISOString(), row.id]
        return answer(200, toPage(rows, { limit, present, cursorOf }))
      },
    ),
    route(
      {
        method: 'post',
        path: '/api/admin/discounts',
        operationId: 'createDiscount',
        access: 'staff',
        right: 'discounts.change',
        fresh: true,
        summary: 'Creates a discount code: whole percents or a fixed amount',
        body: discountInput,
        answers: { 201: adminDiscount },
      },
      async ({ body, caller }) => {
        const id = await createCode(shop, body, caller.accountId)
        return answer(201, await presentOne(id), { location: `/api/admin/discounts/${id}` })
      },
    ),
    route(
      {
        method: 'get',
        path: '/api/admin/discounts/{id}',
        operationId: 'getDiscount',
        access: 'staff',
        right: 'discounts.read',
        summary: 'One discount code with its uses',
        params: byId,
        answers: { 200: adminDiscount },
      },
      async ({ params: { id } }) => answer(200, await presentOne(id)),
    ),
    route(
      {
        method: 'put',
        path: '/api/admin/discounts/{id}',
        operationId: 'changeDiscount',
        access: 'staff',
        right: 'discounts.change',
        fresh: true,
        summary:
          'Changes the given fields of a discount code, or switches the code off; orders that used the code keep their discount',
        params: byId,
        body: discountChange,
        answers: { 200: adminDiscount },
      },
      async ({ params: { id }, body, caller }) => {
        await changeCode(shop, id, body, caller.accountId)
        return answer(200, await presentOne(id))
      },
    ),
  ]
}
