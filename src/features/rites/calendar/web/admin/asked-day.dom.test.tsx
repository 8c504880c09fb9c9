import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatDay } from '#base/date-format.ts'
import { answered, answerWith, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { CalendarLine } from './calendar-line.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

const say = en.dialog
const asked = formatDay('2026-12-05', 'en')
// The dialog reads only these parts of a line.
const LINE = {
  orderId: 'o1',
  lineId: '0',
  number: '#aaaaaaaa',
  serviceId: 'ganesha',
  name: 'Ganesha homa',
  weeks: 2,
  quantity: 1,
  status: 'completed',
  people: { count: 1, initials: ['A. S.'], names: ['Anna Smirnova'] },
  startDate: '2026-12-05',
  priestChooses: false,
  version: 0,
  priest: null,
  days: [],
  isWaiting: true,
} as unknown as CalendarLine

const onSaved = vi.fn()
beforeEach(() => onSaved.mockClear())

function draw(changes: Partial<CalendarLine> = {}) {
  const line = { ...LINE, ...changes }
  const props = { line, days: [], span: 'December', today: '2026-11-28', onClose: () => undefined, onSaved }
  return renderInPanel(<ScheduleDialog {...props} />, {
    dictionary: { calendar: en },
    known: { '/api/admin/priests': { items: [] } },
  })
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

it('the day that the customer asked for is set with one click and saved without a confirmation', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  await user.click(button(say.takeAsked(asked)))
  expect(screen.queryByRole('button', { name: say.takeAsked(asked), hidden: true })).toBeNull()
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toMatchObject({ days: ['2026-12-05'] })
})

it('another first day is saved only after a confirmation', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  fireEvent.change(screen.getByLabelText(say.date), { target: { value: '2026-12-07' } })
  await user.click(button(say.add))
  await screen.findByRole('button', { name: say.remove(formatDay('2026-12-07', 'en')), hidden: true })
  await user.click(button(say.save))
  const question = say.otherDayText(asked, formatDay('2026-12-07', 'en'))
  await waitFor(() => expect(document.body.textContent).toContain(question))
  expect(server.calls).not.toHaveBeenCalled()
  await user.click(button(say.otherDayYes))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toMatchObject({ days: ['2026-12-07'] })
})

it('a day that was confirmed earlier is saved without another confirmation', async () => {
  answerWith(answered({}))
  const { user } = draw({ days: ['2026-12-07'], version: 1 })
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

it('the dialog shows that the priest chooses the day', () => {
  draw({ startDate: null, priestChooses: true })
  expect(document.body.textContent).toContain(say.priestChooses)
})
