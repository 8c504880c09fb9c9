import type { Feature } from '#server/feature.ts'
import { TEXTS_CHANGED } from './commands-templates.ts'
import type { NotificationsContext } from './context.ts'
import { notificationJobs } from './jobs.ts'
import { emailTextRoutes } from './routes-templates.ts'
import { messageRoutes } from './routes.ts'
import { SEALED_MESSAGE } from './rules.ts'

export const feature: Feature<NotificationsContext> = {
  content: [{ table: 'email_texts', blank: ['changed_by'], channel: TEXTS_CHANGED }],
  sealed: [SEALED_MESSAGE],
  routes: (context) => ({ 'shop (staff)': [...messageRoutes(context.shop), ...emailTextRoutes(context)] }),
  jobs: ({ shop, transports }) => notificationJobs(shop, transports),
}
