import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { forgetPriest } from './commands-priests.ts'
import type { CalendarContext } from './context.ts'
import { calendarJobs } from './jobs.ts'
import { calendarRoutes } from './routes.ts'
import { sheetRoutes } from './routes-sheet.ts'

export const feature: Feature<CalendarContext, PersonalPart> = {
  content: [{ table: 'calendar_day' }],
  personalData: () => [
    { name: 'calendarLink', collect: () => Promise.resolve(null), erase: (tx, { id }) => forgetPriest(tx, id) },
  ],
  routes: (context) => ({
    'calendar (staff)': [...calendarRoutes(context), ...sheetRoutes(context)],
  }),
  jobs: calendarJobs,
}
