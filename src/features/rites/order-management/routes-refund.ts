import { z } from 'zod'
import { isId } from '#base/ids.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { refundOrder } from './commands-refund.ts'
import type { OrderManagement } from './context.ts'
import { readDetail } from './queries-detail.ts'
import { orderDetail } from './schemas.ts'
import { refundOrderInput } from './schemas-changes.ts'

const byId = z.object({ id: z.string().refine(isId) })

export function orderRefundRoutes(management: OrderManagement): Route[] {
  return [
    route(
      {
        method: 'post',
        path: '/api/admin/orders/{id}/refund',
        operationId: 'refundOrder',
        access: 'staff',
        right: 'money.change',
        fresh: true,
        summary:
          'Returns the money that paid an order: to the card by its service; for coins and transfers, records how and when staff returned it',
        params: byId,
        body: refundOrderInput,
        answers: { 200: orderDetail },
      },
      async ({ params, body, caller, lang }) => {
        await refundOrder(management, caller, params.id, body)
        return answer(200, await readDetail(management, params.id, lang))
      },
    ),
  ]
}
