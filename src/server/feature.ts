import type { ContentTable } from './database/content-rows.ts'
import type { SealedColumns } from './database/reseal-columns.ts'
import type { Route } from './http/route.ts'
import type { Job } from './jobs.ts'
import type { Shop } from './shop.ts'

/**
 * What a feature registers, in its `feature.ts`. `src/app/features.ts` lists all features. `Context` is the type in the feature's
 * `context.ts`, for a feature that needs more than the shop. `Part` is `PersonalPart`, for a feature with personal data.
 */
export type Feature<Context = Shop, Part = never> = {
  /** Columns with encrypted texts. A change of the key must encrypt the texts in all of these columns again. */
  sealed?: readonly SealedColumns[]
  /** Tables that `npm run content` copies from one shop to another. A table comes after the tables that it refers to. */
  content?: readonly ContentTable[]
  /** Personal data for export and erasure. */
  personalData?: (shop: Shop) => Part[]
  /** Writes the rows that every shop has. Runs at each start. */
  seed?: (shop: Shop) => Promise<void>
  /** The routes of the API. The keys are the groups of the API description. */
  routes?: (context: Context) => Partial<Record<string, Route[]>>
  jobs?: (context: Context) => Job[]
}
