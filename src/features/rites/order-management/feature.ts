import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { eraseNotes, listNotes } from './commands-notes.ts'
import type { OrderManagement } from './context.ts'
import { orderManagementJobs } from './jobs.ts'
import { letterRoutes } from './routes-letters.ts'
import { orderRefundRoutes } from './routes-refund.ts'
import { orderExportRoutes, orderManagementRoutes } from './routes.ts'

export const feature: Feature<OrderManagement, PersonalPart> = {
  personalData: () => [
    {
      name: 'staffNotes',
      collect: listNotes,
      erase: eraseNotes,
      eraseGuest: (tx, email) => eraseNotes(tx, { id: '', email }),
    },
  ],
  routes: (context) => ({
    'orders (staff)': [
      ...orderManagementRoutes(context),
      ...orderRefundRoutes(context),
      ...letterRoutes(context),
      ...orderExportRoutes(context),
    ],
  }),
  jobs: ({ shop }) => orderManagementJobs(shop),
}
