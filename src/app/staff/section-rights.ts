import type { Right } from '#base/rights.ts'

/** The rights that open the sections of the panel; the calls behind them check their own rights. */
export const SECTION_RIGHTS = {
  today: 'today.read',
  emails: 'orders.read',
  customers: 'customers.read',
  partners: 'partners.read',
  reports: 'reports.read',
  orders: 'orders.read',
  calendar: 'calendar.read',
  sheet: 'sheets.read',
  staff: 'staff.read',
  audit: 'audit.read',
  security: 'today.read',
  rituals: 'catalogue.read',
  articles: 'catalogue.read',
  intentions: 'catalogue.read',
  categories: 'catalogue.read',
  proofs: 'proofs.read',
  groups: 'groups.read',
  reviews: 'reviews.read',
  media: 'media.change',
  proof: 'proofs.create',
  payments: 'money.read',
  operations: 'settings.read',
  settings: 'settings.read',
} as const satisfies Record<string, Right>

export type SectionId = keyof typeof SECTION_RIGHTS

/** The section of the first path segment after the panel's root; undefined if there is none. */
export function sectionAt(segment: string | undefined): SectionId | undefined {
  const id = segment || 'today'
  // The name of a section is one of its own keys.
  return Object.hasOwn(SECTION_RIGHTS, id) ? (id as SectionId) : undefined
}
