import type { Lang } from '#base/i18n.ts'
import type { Right } from '#base/rights.ts'
import type { AdminMessages } from '#features/admin/messages.en.ts'
import type { SectionModule } from './section.ts'

export type Section = {
  /** The first segment of its addresses. */
  id: keyof AdminMessages['sections']
  right: Right
  /** Where it stands in the rail; without a group it is reached by links alone. */
  group?: (typeof GROUPS)[number]
  /** Alone on the paper, without the rail: what is printed or held in the hand at the fire. */
  isBare?: true
  load: (lang: Lang) => Promise<SectionModule>
}

/** The parts of the rail in their order. */
export const GROUPS = ['work', 'content', 'people', 'shop'] as const

/** All sections, within each group in the order of the rail. Each is a bundle of its own. */
export const sections: Section[] = [
  {
    id: 'today',
    right: 'today.read',
    group: 'work',
    load: async (lang) => (await import('./sections/today.tsx')).section(lang),
  },
  {
    id: 'emails',
    right: 'orders.read',
    group: 'content',
    load: async (lang) => (await import('./sections/emails.tsx')).section(lang),
  },
  {
    id: 'customers',
    right: 'customers.read',
    group: 'people',
    load: async (lang) => (await import('./sections/customers.tsx')).section(lang),
  },
  {
    id: 'partners',
    right: 'partners.read',
    group: 'people',
    load: async (lang) => (await import('./sections/partners.tsx')).section(lang),
  },
  {
    id: 'reports',
    right: 'reports.read',
    group: 'shop',
    load: async (lang) => (await import('./sections/reports.tsx')).section(lang),
  },
  {
    id: 'orders',
    right: 'orders.read',
    group: 'work',
    load: async (lang) => (await import('./sections/orders.tsx')).section(lang),
  },
  {
    id: 'calendar',
    right: 'calendar.read',
    group: 'work',
    load: async (lang) => (await import('./sections/calendar.tsx')).section(lang),
  },
  {
    id: 'sheet',
    right: 'sheets.read',
    isBare: true,
    load: async (lang) => (await import('./sections/sheet.tsx')).section(lang),
  },
  {
    id: 'staff',
    right: 'staff.read',
    group: 'people',
    load: async (lang) => (await import('./sections/staff.tsx')).section(lang),
  },
  {
    id: 'audit',
    right: 'audit.read',
    group: 'shop',
    load: async (lang) => (await import('./sections/audit.tsx')).section(lang),
  },
  {
    id: 'security',
    right: 'today.read',
    load: async (lang) => (await import('./sections/security.tsx')).section(lang),
  },
  {
    id: 'rituals',
    right: 'catalogue.read',
    group: 'content',
    load: async (lang) => (await import('./sections/records.tsx')).section(lang, 'ritual'),
  },
  {
    id: 'articles',
    right: 'catalogue.read',
    group: 'content',
    load: async (lang) => (await import('./sections/records.tsx')).section(lang, 'article'),
  },
  {
    id: 'intentions',
    right: 'catalogue.read',
    group: 'content',
    load: async (lang) => (await import('./sections/lists.tsx')).section(lang, 'intentions'),
  },
  {
    id: 'categories',
    right: 'catalogue.read',
    group: 'content',
    load: async (lang) => (await import('./sections/lists.tsx')).section(lang, 'categories'),
  },
  {
    id: 'proofs',
    right: 'proofs.read',
    group: 'work',
    load: async (lang) => (await import('./sections/proofs.tsx')).section(lang),
  },
  {
    id: 'groups',
    right: 'groups.read',
    group: 'work',
    load: async (lang) => (await import('./sections/groups.tsx')).section(lang),
  },
  {
    id: 'reviews',
    right: 'reviews.read',
    group: 'content',
    load: async (lang) => (await import('./sections/reviews.tsx')).section(lang),
  },
  {
    id: 'media',
    right: 'media.change',
    group: 'content',
    load: async (lang) => (await import('./sections/media.tsx')).section(lang),
  },
  {
    id: 'proof',
    right: 'proofs.create',
    isBare: true,
    load: async (lang) => (await import('./sections/proof.tsx')).section(lang),
  },
  {
    id: 'payments',
    right: 'money.read',
    group: 'work',
    load: async (lang) => (await import('./sections/payments.tsx')).section(lang),
  },
  {
    id: 'operations',
    right: 'settings.read',
    group: 'shop',
    load: async (lang) => (await import('./sections/operations.tsx')).section(lang),
  },
  {
    id: 'settings',
    right: 'settings.read',
    group: 'shop',
    load: async (lang) => (await import('./sections/settings.tsx')).section(lang),
  },
]
