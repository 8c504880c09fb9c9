import { isId } from '#base/ids.ts'
import { hasRight } from '#base/rights.ts'
import { listKnownIds } from '#features/orders/orders/queries.ts'
import type { Caller } from '#server/http/caller.ts'
import { mapCursor } from '#server/http/paging.ts'
import type { Shop } from '#server/shop.ts'

/** Every place where an id could begin, also inside a longer word. */
const ID_STARTS = /(?=([0-9a-f]{32}))/g
/** Ids that one statement looks for: far below what a statement may hold. */
const MAX_LOOKED_UP = 5000

/** What a role that may not read orders is handed in place of an order's id (docs/decisions/, "aliases of orders"). */
export function openOrderAliases({ db, keys }: Pick<Shop, 'db' | 'keys'>) {
  /** The real id where a member of the staff sends an alias; whatever else it is stays as it is. */
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
    /** Only in fields that are called so: a text that somebody writes is never changed, so an alias in it gives nothing away. */
    async resolveInput(input: unknown): Promise<unknown> {
      if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
      const { orderId, cursor }: { orderId?: unknown; cursor?: unknown } = input
      return {
        ...input,
        ...(typeof orderId === 'string' && { orderId: await resolve(orderId) }),
        ...(typeof cursor === 'string' && { cursor: await mapCursor(cursor, resolve) }),
      }
    },
    /** The same answer with an alias for every order's id in it, wherever it stands, in the cursor of a list too. */
    async hideFrom<T>({ staffRole }: Caller, value: T): Promise<T> {
      if (value === undefined || hasRight(staffRole, 'orders.read')) return value
      const hide = async (text: string) =>
        (await knownIn(text)).reduce((hidden, id) => hidden.replaceAll(id, keys.maskId(id)), text)
      const shown = JSON.parse(await hide(JSON.stringify(value))) as T & { next?: unknown }
      return typeof shown?.next === 'string' ? { ...shown, next: await mapCursor(shown.next, hide) } : shown
    },
  }
}
