import type { Feature } from '#server/feature.ts'
import type { CalendarContext } from './context.ts'
import { calendarJobs } from './jobs.ts'
import { calendarRoutes, readingRoutes, sheetRoutes } from './routes.ts'

export const feature: Feature<CalendarContext> = {
  routes: (context) => ({
    orders: readingRoutes(context),
    'calendar (staff)': [...calendarRoutes(context), ...sheetRoutes(context)],
  }),
  jobs: calendarJobs,
}
