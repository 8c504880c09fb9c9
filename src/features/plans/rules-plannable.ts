import { statusCode } from '#features/orders/rules-status.ts'
import { PLANNABLE } from './rules.ts'

type Listed = { status: string; items: { name: string; duration: number; performsAt?: string | undefined }[] }
export type Plannable = { name: string; weeks: number }

/** The same ritual of several orders once, with how many of it there are. */
export function countRituals(rituals: readonly Plannable[]): (Plannable & { count: number })[] {
  const counted = new Map<string, Plannable & { count: number }>()
  for (const ritual of rituals) {
    const key = `${ritual.weeks} ${ritual.name}`
    counted.set(key, { ...ritual, count: (counted.get(key)?.count ?? 0) + 1 })
  }
  return [...counted.values()]
}

/** What a plan is made for: the rituals of paid orders, by the order list that the page has read; not what was sold for a moment of its own. */
export function plannableRituals(orders: readonly Listed[]): Plannable[] {
  const paid: ReadonlySet<string> = new Set(PLANNABLE)
  return orders
    .filter(({ status }) => paid.has(statusCode(status)))
    .flatMap(({ items }) => items.filter(({ performsAt }) => !performsAt))
    .map(({ name, duration }) => ({ name, weeks: duration }))
}
