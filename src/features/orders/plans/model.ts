import type { Lang } from '#base/i18n.ts'

/** A customer's ritual plan. `startDate` is null if the priest chooses the day. */
export type Plan = { id: string; startDate: string | null; specialWishes: string; participants: string }

/** The birth data of a person. Dates are `dd.mm.yyyy`, times are `hh:mm`. Unknown values are empty. */
export type Birth = { birthDate: string; birthTime: string }

/** The maximum number of people for whom one ritual can be performed. */
export const MAX_PARTICIPANTS = 50

/** The first day of each ritual of an order, by line position. A ritual without its own day is absent. */
export type LineDays = Record<string, string>

/** The texts sent with an order that was placed for another person. Birth data is decrypted only on request. */
export type GivenPlan = Omit<Plan, 'id' | 'startDate'> & {
  startDate: string | null
  days?: LineDays
  /** True if the priest chooses the day of each ritual that has no day. */
  priestChooses?: boolean
  givenAt: Date
  /** This field is set for a gift: the priest reads this name, and other names in the order are ignored. */
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

/** The encryption context of an encrypted column of a plan. */
export function planContext(id: string, column: (typeof SEALED_PLAN.columns)[number]) {
  return { table: SEALED_PLAN.table, row: id, column }
}
