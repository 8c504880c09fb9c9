export const REPORTS = ['sales', 'funnel', 'payments', 'rituals', 'languages', 'sources'] as const
export type ReportName = (typeof REPORTS)[number]

/** How the days of a report are grouped. Weeks begin on Monday. */
export const STEPS = ['day', 'week', 'month'] as const
export type Step = (typeof STEPS)[number]

/** Calendar days (UTC). Both days are included. */
export type Period = { from: string; to: string }

export type Unit = 'count' | 'usd'

/** The columns of each report, in the order of the table. */
export const COLUMNS = {
  sales: { orders: 'count', paid: 'count', revenue: 'usd', discounts: 'usd', refunded: 'usd' },
  funnel: { count: 'count' },
  payments: { opened: 'count', seen: 'count', paid: 'count', expired: 'count', under: 'count' },
  rituals: { viewed: 'count', added: 'count', bought: 'count', revenue: 'usd' },
  languages: { views: 'count', orders: 'count', revenue: 'usd' },
  sources: { visits: 'count' },
} as const satisfies Record<ReportName, Record<string, Unit>>

export type Values = Record<string, number>
/** A row of a report: a period of time, a step of the funnel, a coin, a ritual, a language, or a source. */
export type Line = { key: string; values: Values }
