import { CalendarPage } from '#features/rites/public-calendar/web/calendar-page.tsx'
import { apiAddress } from '#ui/data/api.ts'
import { definePage } from '../shell/page-module.ts'

export const page = definePage({
  Page: () => <CalendarPage />,
  texts: ['calendar'],
  queries: ({ lang }) => [apiAddress('/api/calendar', { query: { lang } })],
  title: ({ messages }) => messages.calendar.title,
  description: ({ messages }) => messages.calendar.lead,
  exists: () => true,
})
