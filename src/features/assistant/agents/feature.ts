import type { Feature } from '#server/feature.ts'
import type { AgentsContext } from './context.ts'
import { agentRoutes } from './routes.ts'

export const feature: Feature<AgentsContext> = {
  routes: (context) => ({ agents: agentRoutes(context) }),
}
