import type { Feature } from '#server/feature.ts'
import type { AuditContext } from './context.ts'
import { auditRoutes } from './routes.ts'

export const feature: Feature<AuditContext> = {
  routes: (context) => ({ 'shop (staff)': auditRoutes(context) }),
}
