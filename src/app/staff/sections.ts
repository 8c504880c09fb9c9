import { articles, categories, intentions, rituals } from '#features/catalogue/catalogue-editor/web/admin/section.ts'
import { pages } from '#features/catalogue/page-texts/web/admin/section.ts'
import { questions } from '#features/assistant/handoffs/web/admin/section.ts'
import { customers } from '#features/clients/customers/web/admin/section.ts'
import { partners } from '#features/clients/partners/web/admin/section.ts'
import { payments } from '#features/money/payments/web/admin/section.ts'
import { journal } from '#features/office/journal/web/admin/section.ts'
import { operations } from '#features/office/operations/web/admin/section.ts'
import { reports } from '#features/office/reports/web/admin/section.ts'
import { today } from '#features/office/today/web/admin/section.ts'
import { discounts } from '#features/orders/discounts/web/admin/section.ts'
import { security, staff } from '#features/people/staff/web/admin/section.ts'
import { audit } from '#features/platform/audit/web/admin/section.ts'
import { media } from '#features/platform/media/web/admin/section.ts'
import { emails } from '#features/platform/notifications/web/admin/section.ts'
import { settings } from '#features/platform/settings/web/admin/section.ts'
import { calendar, sheet } from '#features/rites/calendar/web/admin/section.ts'
import { dayLink } from '#features/rites/day-links/web/admin/section.ts'
import { groups } from '#features/rites/group-rituals/web/admin/section.ts'
import { orders } from '#features/rites/order-management/web/admin/section.ts'
import { proof, proofs } from '#features/rites/proofs/web/admin/section.ts'
import { priests } from '#features/rites/priests/web/admin/section.ts'
import { reviews } from '#features/rites/reviews/web/admin/section.ts'
import type { PanelSection, RailSection } from '#ui/layout/panel.ts'

/**
 * The settings feature may not import the media library, but pictures for the settings are chosen in the library. So the texts of the library are
 * loaded with the settings.
 */
const settingsWithLibrary: RailSection = { ...settings, texts: { ...settings.texts, ...media.texts } }

/** The sections of the rail, in groups. The rail shows them in this order. */
export const RAIL: RailSection[][] = [
  [today, orders, calendar, proofs, groups, payments, journal],
  [emails, rituals, articles, intentions, categories, pages, priests, reviews, media],
  [customers, questions, partners, staff],
  [reports, discounts, audit, operations, settingsWithLibrary],
]

export const sections: PanelSection[] = [...RAIL.flat(), sheet, proof, dayLink, security]

/** Returns the section of the first path segment after the panel's root. For the root itself, returns the first section. */
export function findSection(segment: string | undefined): PanelSection | undefined {
  return sections.find(({ id }) => id === (segment || today.id))
}

/** The address of a section in the panel. */
export const sectionPath = ({ id }: PanelSection): string => (id === today.id ? '/' : `/${id}`)
