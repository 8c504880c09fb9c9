import type { PersonalPart } from '#features/people/accounts/context.ts'
import { feature as audit } from '#features/platform/audit/feature.ts'
import { feature as settings } from '#features/platform/settings/feature.ts'
import { feature as media } from '#features/platform/media/feature.ts'
import { feature as notifications } from '#features/platform/notifications/feature.ts'
import { feature as telegram } from '#features/platform/telegram/feature.ts'
import { feature as analytics } from '#features/platform/analytics/feature.ts'
import { feature as accounts } from '#features/people/accounts/feature.ts'
import { feature as staff } from '#features/people/staff/feature.ts'
import { feature as places } from '#features/people/places/feature.ts'
import { feature as profiles } from '#features/people/profiles/feature.ts'
import { feature as catalogueLists } from '#features/catalogue/catalogue-lists/feature.ts'
import { feature as catalogue } from '#features/catalogue/catalogue/feature.ts'
import { feature as catalogueEditor } from '#features/catalogue/catalogue-editor/feature.ts'
import { feature as pageTexts } from '#features/catalogue/page-texts/feature.ts'
import { feature as search } from '#features/catalogue/search/feature.ts'
import { feature as crypto } from '#features/money/crypto/feature.ts'
import { feature as cards } from '#features/money/cards/feature.ts'
import { feature as payments } from '#features/money/payments/feature.ts'
import { feature as discounts } from '#features/orders/discounts/feature.ts'
import { feature as orders } from '#features/orders/orders/feature.ts'
import { feature as readings } from '#features/orders/readings/feature.ts'
import { feature as plans } from '#features/orders/plans/feature.ts'
import { feature as orderPlans } from '#features/orders/order-plans/feature.ts'
import { feature as gifts } from '#features/orders/gifts/feature.ts'
import { feature as names } from '#features/rites/names/feature.ts'
import { feature as priests } from '#features/rites/priests/feature.ts'
import { feature as calendar } from '#features/rites/calendar/feature.ts'
import { feature as dayLinks } from '#features/rites/day-links/feature.ts'
import { feature as dayRequests } from '#features/rites/day-requests/feature.ts'
import { feature as wishTranslations } from '#features/rites/wish-translations/feature.ts'
import { feature as orderManagement } from '#features/rites/order-management/feature.ts'
import { feature as proofs } from '#features/rites/proofs/feature.ts'
import { feature as orderProgress } from '#features/rites/order-progress/feature.ts'
import { feature as groupRituals } from '#features/rites/group-rituals/feature.ts'
import { feature as publicCalendar } from '#features/rites/public-calendar/feature.ts'
import { feature as reviews } from '#features/rites/reviews/feature.ts'
import { feature as customers } from '#features/clients/customers/feature.ts'
import { feature as partners } from '#features/clients/partners/feature.ts'
import { feature as reminders } from '#features/clients/reminders/feature.ts'
import { feature as handoffs } from '#features/assistant/handoffs/feature.ts'
import { feature as consultant } from '#features/assistant/consultant/feature.ts'
import { feature as agents } from '#features/assistant/agents/feature.ts'
import { feature as journal } from '#features/office/journal/feature.ts'
import { feature as receipts } from '#features/office/receipts/feature.ts'
import { feature as reports } from '#features/office/reports/feature.ts'
import { feature as operations } from '#features/office/operations/feature.ts'
import { feature as today } from '#features/office/today/feature.ts'
import { feature as sandbox } from '#features/office/sandbox/feature.ts'
import type { Feature } from '#server/feature.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

/** Every feature that registers something, in the order of the folders. */
const features = {
  audit,
  settings,
  media,
  notifications,
  telegram,
  analytics,
  accounts,
  staff,
  places,
  profiles,
  catalogueLists,
  catalogue,
  catalogueEditor,
  pageTexts,
  search,
  crypto,
  cards,
  payments,
  discounts,
  orders,
  readings,
  plans,
  orderPlans,
  gifts,
  names,
  priests,
  wishTranslations,
  calendar,
  dayRequests,
  orderManagement,
  proofs,
  dayLinks,
  orderProgress,
  groupRituals,
  publicCalendar,
  reviews,
  customers,
  partners,
  reminders,
  handoffs,
  consultant,
  agents,
  journal,
  receipts,
  reports,
  operations,
  today,
  sandbox,
} satisfies Record<string, Feature<never, PersonalPart>>

type Features = typeof features
type ContextOf<F> = F extends Feature<infer Context, PersonalPart> ? Context : never

/** The contexts of the features that need more than a `Shop`. */
export type Contexts = {
  [Name in keyof Features as Shop extends ContextOf<Features[Name]> ? never : Name]: ContextOf<Features[Name]>
}

const entries = Object.entries<Feature<never, PersonalPart>>(features)

export const FEATURES = entries.map(([, feature]) => feature)

/** Every column with encrypted texts. A change of the key must encrypt the texts in all of these columns again. */
export const SEALED_COLUMNS = FEATURES.flatMap(({ sealed = [] }) => sealed)

/** The content written by staff, without orders and customers. Referenced tables come first. */
export const CONTENT_TABLES = FEATURES.flatMap(({ content = [] }) => content)

export function registerFeatures(shop: Shop, contexts: Contexts): { routes: TaggedRoute[]; jobs: Job[] } {
  const joined = entries.map(([name, { routes, jobs }]) => {
    // `Contexts` has the context of every feature that needs more than a `Shop`.
    const context = ((contexts as Record<string, unknown>)[name] ?? shop) as never
    const calls = Object.entries(routes?.(context) ?? {})
    return { routes: calls.flatMap(([tag, group = []]) => tagged(tag, group)), jobs: jobs?.(context) ?? [] }
  })
  return { routes: joined.flatMap(({ routes }) => routes), jobs: joined.flatMap(({ jobs }) => jobs) }
}

/** Returns the personal data of every feature, in reverse order, because later features find their rows through rows of earlier features. */
export function listPersonalParts(shop: Shop): PersonalPart[] {
  return FEATURES.toReversed().flatMap(({ personalData }) => personalData?.(shop) ?? [])
}
