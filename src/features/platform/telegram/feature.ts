import type { Feature } from '#server/feature.ts'
import type { TelegramContext } from './context.ts'
import { telegramJobs } from './jobs.ts'
import { SEALED_TELEGRAM } from './model.ts'
import { accountTelegramRoutes, orderTelegramRoutes, telegramWebhookRoutes } from './routes.ts'

export const feature: Feature<TelegramContext> = {
  sealed: [SEALED_TELEGRAM],
  routes: (context) => ({
    orders: [...orderTelegramRoutes(context), ...telegramWebhookRoutes(context)],
    accounts: accountTelegramRoutes(context),
  }),
  jobs: telegramJobs,
}
