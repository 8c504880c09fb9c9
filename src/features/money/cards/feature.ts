import type { SettlementContext } from '#features/money/settlements/context.ts'
import type { Feature } from '#server/feature.ts'
import { cardJobs } from './jobs.ts'
import type { CardConfig } from './model.ts'
import { cardRoutes } from './routes.ts'

/** The feature of card payments. It has no routes and no jobs if no card service is configured. */
export const feature: Feature<SettlementContext & { cards?: CardConfig | undefined }> = {
  routes: ({ cards, ...context }) => (cards ? { payments: cardRoutes({ ...context, cards }) } : {}),
  jobs: ({ cards, ...context }) => (cards ? cardJobs({ ...context, cards }) : []),
}
