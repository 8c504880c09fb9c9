import { isId } from '#base/ids.ts'
import { hasRight } from '#base/rights.ts'
import { listKnownIds } from '#features/orders/orders/queries.ts'
import type { Caller } from '#server/http/caller.ts'
import { mapCursor } from '#server/http/paging.ts'
import type { Shop } from '#server/shop.ts'

/** Every position where an id can start, also inside a longer word. */
const ID_STARTS = /(?=([0-9a-f]{32}))/g
/** The number of ids in one lookup. It is far below the number of values that one SQL statement can have. */
const MAX_LOOKED_UP = 5000

/** Aliases instead of order ids, for roles that may not read orders (docs/decisions/, "aliases of orders"). */
export function openOrderAliases({ db, keys }: Pick<Shop, 'db' | 'keys'>) {
  /** The real id for an alias that a staff member sent. Any other value stays unchanged. */
  async function resolve(value: string): Promise<string> {
    if (!isId(value)) return value
    const candidates = [value, ...keys.unmaskId(value)]
    const known = await listKnownIds(db, candidates)
    return candidates.find((id) => known.includes(id)) ?? value
  }

  async function knownIn(text: string): Promise<string[]> {
    const found = [...new Set([...text.matchAll(ID_STARTS)].map(([, id = '']) => id))]
    const slices = Array.from({ length: Math.ceil(found.length / MAX_LOOKED_UP) }, (_, at) =>
      found.slice(at * MAX_LOOKED_UP, (at + 1) * MAX_LOOKED_UP),
    )
    return (await Promise.all(slices.map(async (ids) => await listKnownIds(db, ids)))).flat()
  }

  return {
    /** Replaces aliases by ids, only in id fields. It never changes free text, so an alias in free text reveals nothing. */
    async resolveInput(input: unknown): Promise<unknown> {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
      const { orderId, cursor }: { orderId?: unknown; cursor?: unknown } = input
      return {
        ...input,
        ...(typeof orderId === 'string' && { orderId: await resolve(orderId) }),
        ...(typeof cursor === 'string' && { cursor: await mapCursor(cursor, resolve) }),
      }
    },
    /** Returns the response with an alias in place of every order id, also in list cursors. */
    async hideFrom<T extends { value: unknown }>(caller: Caller | undefined, answer: T): Promise<T> {
      if (!caller || hasRight(caller.staffRole, 'orders.read')) return answer
      const hide = async (text: string) =>
        (await knownIn(text)).reduce((hidden, id) => hidden.replaceAll(id, keys.maskId(id)), text)
      const shown = JSON.parse(await hide(JSON.stringify(answer))) as T & { value?: { next?: unknown } | null }
      const next = shown.value?.next
      if (typeof next === 'string') Object.assign(shown.value ?? {}, { next: await mapCursor(next, hide) })
      return shown
    },
  }
}
