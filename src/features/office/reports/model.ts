export const REPORTS = ['sales', 'funnel', 'payments', 'rituals', 'languages', 'sources'] as const
export type ReportName = (typeof REPORTS)[number]

/** How the days of a report are grouped; weeks begin on Monday. */
export const STEPS = ['day', 'week', 'month'] as const
export type Step = (typeof STEPS)[number]

/** Calendar days (UTC), both inclusive. */
export type Period = { from: string; to: string }

export type Unit = 'count' | 'usd'

/** The columns of each report, in table order. */
export const COLUMNS = {
  sales: { orders: 'count', paid: 'count', revenue: 'usd', discounts: 'usd', refunded: 'usd' },
  funnel: { count: 'count' },
  payments: { opened: 'count', seen: 'count', paid: 'count', expired: 'count', under: 'count' },
  rituals: { viewed: 'count', added: 'count', bought: 'count', revenue: 'usd' },
  languages: { views: 'count', orders: 'count', revenue: 'usd' },
  sources: { visits: 'count' },
} as const satisfies Record<ReportName, Record<string, Unit>>

export type Values = Record<string, number>
/** A row of a report: a time step, a step of the funnel, a coin, a ritual, a language, a source. */
export type Line = { key: string; values: Values }
