import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatDay } from '#base/date-format.ts'
import {
  answered,
  answerWith,
  descriptionOf,
  itAnswersForTheServer,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { CalendarLine } from './calendar-line.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

const say = en.dialog
const PRIEST = { id: 'a'.repeat(32), name: 'Ravi' }
// The dialog reads only these parts of a line.
const LINE = {
  orderId: 'o1',
  lineId: '0',
  number: '#aaaaaaaa',
  serviceId: 'ganesha',
  name: 'Ganesha homa',
  weeks: null,
  quantity: 1,
  status: 'processing',
  people: { count: 1, initials: ['A. S.'], names: ['Anna Smirnova'] },
  startDate: null,
  version: 1,
  priest: PRIEST,
  days: ['2026-12-01'],
} as unknown as CalendarLine
const CALL = '/api/admin/calendar/o1/0'

const onSaved = vi.fn()
beforeEach(() => onSaved.mockClear())

function draw(line = LINE) {
  const props = { line, days: [], span: 'December', today: '2026-11-28', onClose: () => undefined, onSaved }
  return renderInPanel(<ScheduleDialog {...props} />, {
    dictionary: { calendar: en },
    known: { '/api/admin/priests': { items: [PRIEST] } },
  })
}

const priest = () => screen.getByLabelText(say.priest)
const date = () => screen.getByLabelText(say.date)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const removeOf = (day: string) => say.remove(formatDay(day, 'en'))

itAnswersForTheServer({
  draw,
  fill: async ({ click }) => await click(button(removeOf('2026-12-01'))),
  button: () => button(say.save),
  field: priest,
  path: 'priestId',
  call: CALL,
})

it('saves the chosen days in order, with the version that was read', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  fireEvent.change(date(), { target: { value: '2026-11-29' } })
  await user.clear(screen.getByLabelText(say.count))
  await user.type(screen.getByLabelText(say.count), '2')
  await user.click(button(say.add))
  await screen.findByRole('button', { name: removeOf('2026-11-30'), hidden: true })
  await user.selectOptions(priest(), '')
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ days: ['2026-11-29', '2026-11-30', '2026-12-01'], priestId: null, version: 1 })
})

it('refuses a missing or past day', async () => {
  const { user } = draw()
  await user.click(button(say.add))
  await waitFor(() => expect(descriptionOf(date())).toContain(say.noDate))
  fireEvent.change(date(), { target: { value: '2026-11-27' } })
  await user.click(button(say.add))
  await waitFor(() => expect(descriptionOf(date())).toContain(say.past))
})

it('names the days that are full', async () => {
  const days = [{ day: '2026-12-01', taken: 3, capacity: 3 }]
  answerWith(refused({ status: 409, code: 'calendar.over-capacity', message: 'No room', days }))
  const { user } = draw()
  await user.click(button(say.save))
  const full = say.overCapacity(formatDay('2026-12-01', 'en'), 3, 3)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(full))
  expect(screen.getByRole('alert').textContent).toContain('No room')
})

it('shows the choice somebody else saved first, and can then save over it', async () => {
  const present = { days: ['2026-12-05'], priestId: null, version: 4 }
  const conflict = { status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }
  const server = answerWith(refused(conflict), answered({}))
  const { user } = draw()
  await user.click(button(say.save))
  await waitFor(() => expect(document.body.textContent).toContain(say.changed))
  expect(screen.queryByRole('button', { name: say.save, hidden: true })).toBeNull()
  expect(button(say.cancel)).toBeTruthy()
  await user.click(button(say.showTheirs))
  expect(button(removeOf('2026-12-05'))).toBeTruthy()
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body(1)).toEqual(present)
})
