import { hasRight } from '#base/rights.ts'
import { isId } from '#base/ids.ts'
import { listRenewed } from '#features/orders/orders/queries.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Shop } from '#server/shop.ts'

/** The calls of customers and partners that name an order. */
const OF_ORDERS =
  /^\/api\/(?:account\/consents|orders|card|crypto|partner|ritual-plans|group-rituals|gifts|telegram|sandbox\/card)(?:\/|$)/
/** Every position where an id can start, also inside a longer word. */
const ID_STARTS = /(?=([0-9a-f]{32}))/g

/**
 * Links of orders that staff have renewed. For customers and partners the old link does not exist any more, and responses contain only the
 * new link.
 */
export function openOrderLinks({ db }: Pick<Shop, 'db'>) {
  async function resolve(value: unknown, mayUseId: boolean): Promise<unknown> {
    if (typeof value !== 'string' || !isId(value)) return value
    const [renewed] = await listRenewed(db, [value])
    if (!renewed) return value
    // The new link is never the id of an order. So a customer who uses the old id finds no order.
    return renewed.link === value || mayUseId ? renewed.id : renewed.link
  }

  return {
    concern: (path: string): boolean => OF_ORDERS.test(path),
    async resolveInput(input: unknown, caller: Caller | undefined): Promise<unknown> {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
      const { id, orderId }: { id?: unknown; orderId?: unknown } = input
      const mayUseId = readsOrders(caller)
      return {
        ...input,
        ...(id !== undefined && { id: await resolve(id, mayUseId) }),
        ...(orderId !== undefined && { orderId: await resolve(orderId, mayUseId) }),
      }
    },
    async hideFrom<T extends { value: unknown }>(caller: Caller | undefined, answer: T): Promise<T> {
      if (readsOrders(caller)) return answer
      const text = JSON.stringify(answer)
      const ids = [...new Set([...text.matchAll(ID_STARTS)].map(([, id = '']) => id))]
      const renewed = await listRenewed(db, ids)
      if (renewed.length === 0) return answer
      return JSON.parse(renewed.reduce((shown, { id, link }) => shown.replaceAll(id, link), text)) as T
    },
  }
}

/** True for staff who may read orders. They can use both ids and links. */
function readsOrders(caller: Caller | undefined): boolean {
  return hasRight(caller?.staffRole ?? null, 'orders.read')
}
