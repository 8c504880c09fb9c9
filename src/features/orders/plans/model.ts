import type { Lang } from '#base/i18n.ts'

/** `startDate` is null while the priest chooses the day. */
export type Plan = { id: string; startDate: string | null; specialWishes: string; participants: string }

/** Dates as `dd.mm.yyyy`, times as `hh:mm`; empty where unknown. */
export type Birth = { birthDate: string; birthTime: string }

/** The start of each ritual of an order, by line position. Rituals without their own day are absent. */
export type LineDays = Record<string, string>

/** Texts sent with an order that was placed for another person. Birth data is decrypted only on request. */
export type GivenPlan = Omit<Plan, 'id' | 'startDate'> & {
  startDate: string | null
  days?: LineDays
  /** The priest chooses the day of each ritual without a day. */
  priestChooses?: boolean
  givenAt: Date
  /** Set for a gift: this name is used, and names from its order are ignored. */
  isRecipient?: true
  readBirth: () => Birth
}

/** The plan that applies to one order. `ownerId` is the account that owns the order, if any. */
export type OrderPlan = Omit<Plan, 'id' | 'startDate'> & {
  startDate: string | null
  days?: LineDays
  priestChooses?: boolean
  /** True if the plan was given for this order alone. Otherwise it is the customer's plan for all rituals. */
  isOwn: boolean
  ownerId: string | undefined
  readBirth: () => Birth
}

export type PaidLine = { names: Record<Lang, string>; weeks: number }

export const SEALED_PLAN = { table: 'ritual_plan', columns: ['special_wishes', 'participants'] } as const

/** The encryption context of a sealed column of a plan. */
export function planContext(id: string, column: (typeof SEALED_PLAN.columns)[number]) {
  return { table: SEALED_PLAN.table, row: id, column }
}
