import { DAY } from '#base/time.ts'
import { addWithin } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'

/** `all`: of the whole shop; `visitor`: of the one who asks. */
export type Spent = 'all' | 'visitor'

/** Tokens of a day, counted in the database, so that several processes share one budget and a restart gives none back. */
export type TokenBudget = {
  /** Takes tokens before they are spent; says whose budget has not so many left, and takes none then. */
  take: (visitor: string, tokens: number) => Promise<Spent | undefined>
  /** Takes more, or gives back where `tokens` is below zero, once it is known what was spent. */
  settle: (visitor: string, tokens: number) => Promise<void>
}

export function openTokenBudget({ db, now, config }: Shop): TokenBudget {
  const add = async (key: string, tokens: number): Promise<number> =>
    (await addWithin(db, now(), { key, windowMs: DAY }, tokens)).count
  const shared = 'consultant-tokens'
  const keyOf = (visitor: string) => `${shared}:${visitor}`

  return {
    take: async (visitor, tokens) => {
      const own = await add(keyOf(visitor), tokens)
      const all = own > config.CONSULTANT_VISITOR_TOKENS ? undefined : await add(shared, tokens)
      if (all !== undefined && all <= config.CONSULTANT_DAILY_TOKENS) return undefined
      await add(keyOf(visitor), -tokens)
      if (all === undefined) return 'visitor'
      await add(shared, -tokens)
      return 'all'
    },
    settle: async (visitor, tokens) => {
      if (tokens === 0) return
      await add(keyOf(visitor), tokens)
      await add(shared, tokens)
    },
  }
}
