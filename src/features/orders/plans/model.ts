import type { Lang } from '#base/i18n.ts'

export type Plan = { id: string; startDate: string; specialWishes: string; participants: string }

/** Dates as `dd.mm.yyyy`, times as `hh:mm`; empty where unknown. */
export type Birth = { birthDate: string; birthTime: string }

/** When each ritual of an order begins, by the place of its line; those without a day of their own are left out. */
export type LineDays = Record<string, string>

/** What whoever ordered for somebody else gave with the order. Births are opened only where they are asked for. */
export type GivenPlan = Omit<Plan, 'id' | 'startDate'> & {
  startDate: string | null
  days?: LineDays
  givenAt: Date
  /** Of a gift: it is read in this name, whomever else its order names. */
  isRecipient?: true
  readBirth: () => Birth
}

/** What holds for one order. `ownerId` is the account whose order it is, where there is one. */
export type OrderPlan = Omit<Plan, 'id' | 'startDate'> & {
  startDate: string | null
  days?: LineDays
  ownerId: string | undefined
  readBirth: () => Birth
}

/** A ritual that is paid for. */
export type PaidLine = { names: Record<Lang, string>; weeks: number }

export const SEALED_PLAN = { table: 'ritual_plan', columns: ['special_wishes', 'participants'] } as const

/** Where a sealed text of a plan stands. */
export function planContext(id: string, column: (typeof SEALED_PLAN.columns)[number]) {
  return { table: SEALED_PLAN.table, row: id, column }
}
