import type { Feature } from '#server/feature.ts'
import { PAGES_CHANGED } from './commands.ts'
import type { PageTextsContext } from './context.ts'
import { pageTextRoutes } from './routes-admin.ts'
import { pageRoutes } from './routes.ts'

export const feature: Feature<PageTextsContext> = {
  content: [{ table: 'page_version', omit: ['actor_id'], channel: PAGES_CHANGED }],
  routes: (context) => ({ shop: pageRoutes(context), 'catalogue (staff)': pageTextRoutes(context) }),
}
