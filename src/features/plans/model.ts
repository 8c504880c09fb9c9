import type { Lang } from '#base/i18n.ts'

export type Plan = { id: string; startDate: string; specialWishes: string; participants: string }
/** A ritual that is paid for. */
export type PaidLine = { names: Record<Lang, string>; weeks: number }

export const SEALED_PLAN = { table: 'ritual_plan', columns: ['special_wishes', 'participants'] } as const

/** Where a sealed text of a plan stands. */
export function planContext(id: string, column: (typeof SEALED_PLAN.columns)[number]) {
  return { table: SEALED_PLAN.table, row: id, column }
}
