import { z } from 'zod'
import { orderDigits } from '#base/ids.ts'
import { requireFound } from '#base/refusal.ts'
import { hasRight } from '#base/rights.ts'
import { MINUTE } from '#base/time.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { owns } from '#features/orders/orders/rules.ts'
import { findSeller } from '#features/platform/settings/rules-seller.ts'
import type { Caller } from '#server/http/caller.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { countWithin } from '#server/database/rate-limits.ts'
import { type Route, route } from '#server/http/route.ts'
import type { ReceiptsContext } from './context.ts'
import { MAX_RECEIPTS_PER_MINUTE } from './model.ts'
import { presentReceipt } from './present.ts'
import { findReceiptFacts } from './queries.ts'

const byId = z.object({ id: z.string().min(1).max(100) })

export function receiptRoutes({ shop, draw }: ReceiptsContext): Route[] {
  const { db, keys, settings, config } = shop

  /**
   * Only staff and the signed-in customer of the order may see the name. The page that the link of an order opens shows no names, so the receipt
   * opened by this link has no name.
   */
  async function maySeeName(caller: Caller | undefined, order: Parameters<typeof owns>[1]): Promise<boolean> {
    if (!caller) return false
    if (caller.role === 'admin') return hasRight(caller.staffRole, 'orders.read')
    const account = await findAccount(db, keys, caller.accountId)
    return account !== undefined && owns(account, order)
  }

  return [
    route(
      {
        method: 'get',
        path: '/api/orders/{id}/receipt.pdf',
        operationId: 'getOrderReceipt',
        access: 'open',
        summary:
          'The receipt of a paid order, or the invoice of an unpaid one, as PDF; the name of the customer only for the signed-in owner and staff',
        params: byId,
        answers: { 200: { media: 'application/pdf' } },
      },
      async ({ params, lang, caller, ip, signal }) => {
        const facts = requireFound(await findReceiptFacts(db, params.id), 'orders.not-found')
        const { shopName, legal } = settings()
        const receipt = presentReceipt(facts, {
          lang,
          shopName: shopName[lang],
          seller: findSeller({ legal }, config.SANDBOX),
          taxLine: legal.taxLine[lang],
          isSandbox: config.SANDBOX,
          isNamed: await maySeeName(caller, facts.order),
        })
        const key = `receipt:${ipRange(ip)}`
        const admit = () => countWithin(db, shop.now(), { key, most: MAX_RECEIPTS_PER_MINUTE, windowMs: MINUTE })
        const drawn = await draw(receipt, { signal, admit })
        return {
          status: 200 as const,
          headers: {
            'content-disposition': `attachment; filename="${receipt.kind}-${orderDigits(facts.order.id)}.pdf"`,
            'cache-control': 'private, no-store',
            'x-robots-tag': 'noindex',
          },
          content: { kind: 'pieces' as const, type: 'application/pdf', pieces: [drawn] },
        }
      },
    ),
  ]
}
