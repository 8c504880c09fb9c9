import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addDays } from '#features/orders/plans/rules.ts'
import { AddressContext } from '#ui/layout/panel.ts'
import { renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { DaysPage } from './days-page.tsx'

const PERFORMANCE = {
  orderId: 'a'.repeat(32),
  lineId: '0',
  number: '#aaaaaaaa',
  serviceId: 'ganesha',
  name: 'Ganesha homa',
  people: { count: 1, initials: ['A.'], names: null },
  priest: null,
  k: 1,
  n: 1,
  conflicts: [],
}
const dayOf = (date: string, performances: object[]) => ({
  date,
  tithi: { number: 17, paksha: 'krishna', name: 'Dvitiya' },
  nakshatra: 'Mrigashira',
  isPurnima: false,
  isAmavasya: false,
  isEkadashi: false,
  festival: null,
  place: '',
  note: '',
  version: 0,
  performances,
  capacity: [],
  conflicts: [],
  recommended: [],
  about: [],
})

/** Renders the calendar as on 28 November, with a ritual on one day. */
function draw(from: string, to: string, performedOn: string, search = '') {
  const dates = Array.from({ length: 42 }, (_, index) => addDays(from, index))
  const items = dates.map((date) => dayOf(date, date === performedOn ? [PERFORMANCE] : []))
  return renderInPanel(
    <AddressContext value={{ segments: ['calendar'], search: new URLSearchParams(search), setSearch: () => undefined }}>
      <DaysPage />
    </AddressContext>,
    {
      dictionary: { calendar: en },
      can: (right) => right !== 'orders.read',
      known: { [`/api/admin/calendar?from=${from}&to=${to}&lang=en`]: { items, today: '2026-11-28' } },
    },
  )
}
const earlier = () => screen.queryByRole('button', { name: en.earlierDays, hidden: true })
const isFromToday = () => screen.getAllByRole('list').some((list) => list.hasAttribute('data-from-today'))

it('on a phone the month begins with today, and a button shows earlier days', async () => {
  const { user } = draw('2026-10-26', '2026-12-06', '2026-11-03')
  expect(isFromToday()).toBe(true)
  await user.click(screen.getByRole('button', { name: en.earlierDays, hidden: true }))
  expect([isFromToday(), earlier()]).toEqual([false, null])
})

it('there is no button for earlier days if no earlier day has rituals', () => {
  draw('2026-10-26', '2026-12-06', '2026-11-29')
  expect([isFromToday(), earlier()]).toEqual([true, null])
})

it('an earlier month shows all its days', () => {
  draw('2026-09-28', '2026-11-01', '2026-10-05', 'from=2026-10-10')
  expect([isFromToday(), earlier()]).toEqual([false, null])
})
