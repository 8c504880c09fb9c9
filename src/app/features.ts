import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import { feature as audit } from '#features/platform/audit/feature.ts'
import { feature as gifts } from '#features/orders/gifts/feature.ts'
import { feature as reports } from '#features/office/reports/feature.ts'
import type { Feature } from '#server/feature.ts'
import { type TaggedRoute, tagged } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'

/** Every feature that registers something, in the order of the areas. */
const features = { audit, gifts, reports } satisfies Record<string, Feature<never, PersonalPart>>

type Features = typeof features
type ContextOf<F> = F extends Feature<infer Context, PersonalPart> ? Context : never

/** The contexts of the features that need more than the shop. */
export type Contexts = {
  [Name in keyof Features as Shop extends ContextOf<Features[Name]> ? never : Name]: ContextOf<Features[Name]>
}

const entries = Object.entries<Feature<never, PersonalPart>>(features)

export const FEATURES = entries.map(([, feature]) => feature)

/** The calls and jobs of all features. */
export function registerFeatures(shop: Shop, contexts: Contexts): { routes: TaggedRoute[]; jobs: Job[] } {
  const joined = entries.map(([name, { routes, jobs }]) => {
    // `Contexts` has the context of every feature that needs more than the shop.
    const context = ((contexts as Record<string, unknown>)[name] ?? shop) as never
    const calls = Object.entries(routes?.(context) ?? {})
    return { routes: calls.flatMap(([tag, group]) => tagged(tag, group)), jobs: jobs?.(context) ?? [] }
  })
  return { routes: joined.flatMap(({ routes }) => routes), jobs: joined.flatMap(({ jobs }) => jobs) }
}

/** Later features come first: their data is found through the data of earlier ones. */
export function listPersonalParts(shop: Shop): PersonalPart[] {
  return FEATURES.toReversed().flatMap(({ personalData }) => personalData?.(shop) ?? [])
}
