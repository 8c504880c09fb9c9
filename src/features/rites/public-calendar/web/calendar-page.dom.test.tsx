import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en } from '../messages/page.en.ts'
import type { PublicCalendar } from '../schemas.ts'
import { CalendarPage } from './calendar-page.tsx'

const group = {
  id: 'g1',
  ritual: { id: 'ganesha', name: 'Ganesha yagya', description: '', category: null },
  performsAt: '2026-12-05T03:30:00.000Z',
  closesAt: '2026-12-04T03:30:00.000Z',
  places: 24,
  left: 24,
  price: 51,
  closed: null,
}
const CALENDAR: PublicCalendar = {
  from: '2026-11-28',
  to: '2027-02-26',
  groups: [group, { ...group, id: 'g2', left: 7 }, { ...group, id: 'g3', left: 0, closed: 'full' }],
  days: [
    { date: '2026-12-24', festival: null, moon: 'purnima', rituals: [{ id: 'lakshmi', name: 'Lakshmi yagya' }] },
    { date: '2027-01-15', festival: 'Makara Sankranti', moon: null, rituals: [] },
  ],
}
const SHOP = { name: { ru: 'Ахути', en: 'Ahuti' }, origin: 'https://ahuti.example' }

function open(calendar: () => Response | Promise<Response>) {
  answerWith(calendar)
  const client = createQueryClient(undefined, { '/api/shop': SHOP, '/api/categories?lang=en': [] })
  return renderOnPage(
    <QueryClientProvider client={client}>
      <CalendarPage />
    </QueryClientProvider>,
    { dictionary: { calendar: en } },
  )
}

it('the calendar shows the number of free places only after somebody has joined', async () => {
  open(answered(CALENDAR))
  expect(await screen.findByText('7 of 24 places left')).toBeDefined()
  expect(screen.getByText('24 places in all')).toBeDefined()
  expect(screen.getByText(en.closed.full)).toBeDefined()
  expect(screen.queryByText(/24 of 24/)).toBeNull()
})

it('each time of a group ritual is shown once, with its time zone', async () => {
  open(answered({ ...CALENDAR, groups: [group] }))
  const [begins, until] = (await screen.findAllByText('UTC')).map((zone) => zone.closest('p, li, dd, div')?.textContent)
  expect(begins).toMatch(/^5.December.2026, \d\d:\d\d.*UTC$/)
  expect(until).toMatch(/^Book by 4.December.2026, \d\d:\d\d.*UTC$/)
})

it('the calendar links group rituals to their pages, and days to suitable rituals', async () => {
  open(answered(CALENDAR))
  const joins = await screen.findAllByRole('link', { name: en.join })
  expect(joins.map((link) => link.getAttribute('href'))).toEqual(['/group/g1', '/group/g2'])
  expect(screen.getByRole('link', { name: en.more }).getAttribute('href')).toBe('/group/g3')
  expect(screen.getByRole('link', { name: 'Lakshmi yagya' }).getAttribute('href')).toBe('/ritual/lakshmi')
  const order = screen.getByRole('link', { name: 'Order for 24\u00a0December\u00a02026: Lakshmi yagya' })
  expect(order.getAttribute('href')).toBe('/checkout/lakshmi?day=2026-12-24')
  expect(screen.getByRole('heading', { name: 'January 2027' })).toBeDefined()
})

it('the calendar offers its feed as a subscription and as a file', async () => {
  open(answered(CALENDAR))
  const subscribe = await screen.findByRole('link', { name: en.feed.subscribe })
  expect(subscribe.getAttribute('href')).toBe('webcal://ahuti.example/calendar.ics?lang=en')
  expect(screen.getByRole('link', { name: en.feed.download }).getAttribute('href')).toBe('/calendar.ics?lang=en')
})

it('the calendar says that no group ritual is planned', async () => {
  open(answered({ ...CALENDAR, groups: [] }))
  expect(await screen.findByText(en.noGroups)).toBeDefined()
})

it('the calendar shows an error with a button that tries again', async () => {
  const { user } = open(lost())
  const retry = await screen.findByRole('button', { name: en.retry })
  expect(screen.getByText(en.failed)).toBeDefined()
  answerWith(answered(CALENDAR))
  await user.click(retry)
  expect(await screen.findByText('7 of 24 places left')).toBeDefined()
})
