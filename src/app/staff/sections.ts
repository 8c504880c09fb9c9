import type { Lang } from '#base/i18n.ts'
import type { SectionModule } from './section.ts'
import type { SectionId } from './section-rights.ts'

export type Section = {
  /** The first path segment of its addresses. */
  id: SectionId
  /** The group in the rail; a section without a group is reached by links only. */
  group?: (typeof GROUPS)[number]
  /** Without the rail: for printing, or for use beside the fire. */
  isBare?: true
  load: (lang: Lang) => Promise<SectionModule>
}

/** The groups of the rail in order. */
export const GROUPS = ['work', 'content', 'people', 'shop'] as const

/** All sections, within each group in the order of the rail. Each is a separate bundle. */
export const sections: Section[] = [
  {
    id: 'today',
    group: 'work',
    load: async (lang) => (await import('./sections/today.tsx')).section(lang),
  },
  {
    id: 'emails',
    group: 'content',
    load: async (lang) => (await import('./sections/emails.tsx')).section(lang),
  },
  {
    id: 'customers',
    group: 'people',
    load: async (lang) => (await import('./sections/customers.tsx')).section(lang),
  },
  {
    id: 'partners',
    group: 'people',
    load: async (lang) => (await import('./sections/partners.tsx')).section(lang),
  },
  {
    id: 'reports',
    group: 'shop',
    load: async (lang) => (await import('./sections/reports.tsx')).section(lang),
  },
  {
    id: 'orders',
    group: 'work',
    load: async (lang) => (await import('./sections/orders.tsx')).section(lang),
  },
  {
    id: 'calendar',
    group: 'work',
    load: async (lang) => (await import('./sections/calendar.tsx')).section(lang),
  },
  {
    id: 'sheet',
    isBare: true,
    load: async (lang) => (await import('./sections/sheet.tsx')).section(lang),
  },
  {
    id: 'staff',
    group: 'people',
    load: async (lang) => (await import('./sections/staff.tsx')).section(lang),
  },
  {
    id: 'audit',
    group: 'shop',
    load: async (lang) => (await import('./sections/audit.tsx')).section(lang),
  },
  {
    id: 'security',
    load: async (lang) => (await import('./sections/security.tsx')).section(lang),
  },
  {
    id: 'rituals',
    group: 'content',
    load: async (lang) => (await import('./sections/records.tsx')).section(lang, 'ritual'),
  },
  {
    id: 'articles',
    group: 'content',
    load: async (lang) => (await import('./sections/records.tsx')).section(lang, 'article'),
  },
  {
    id: 'intentions',
    group: 'content',
    load: async (lang) => (await import('./sections/lists.tsx')).section(lang, 'intentions'),
  },
  {
    id: 'categories',
    group: 'content',
    load: async (lang) => (await import('./sections/lists.tsx')).section(lang, 'categories'),
  },
  {
    id: 'proofs',
    group: 'work',
    load: async (lang) => (await import('./sections/proofs.tsx')).section(lang),
  },
  {
    id: 'groups',
    group: 'work',
    load: async (lang) => (await import('./sections/groups.tsx')).section(lang),
  },
  {
    id: 'reviews',
    group: 'content',
    load: async (lang) => (await import('./sections/reviews.tsx')).section(lang),
  },
  {
    id: 'media',
    group: 'content',
    load: async (lang) => (await import('./sections/media.tsx')).section(lang),
  },
  {
    id: 'proof',
    isBare: true,
    load: async (lang) => (await import('./sections/proof.tsx')).section(lang),
  },
  {
    id: 'payments',
    group: 'work',
    load: async (lang) => (await import('./sections/payments.tsx')).section(lang),
  },
  {
    id: 'operations',
    group: 'shop',
    load: async (lang) => (await import('./sections/operations.tsx')).section(lang),
  },
  {
    id: 'settings',
    group: 'shop',
    load: async (lang) => (await import('./sections/settings.tsx')).section(lang),
  },
]
