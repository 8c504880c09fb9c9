import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formatDay } from '#base/date-format.ts'
import { answered, answerWith, readDescription, renderInPanel } from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import type { TogetherView, UnscheduledLine } from '../../schemas.ts'
import { TogetherDialog } from './together-dialog.tsx'
import { UnscheduledList } from './unscheduled-list.tsx'

const dictionary = { calendar: en }
const { together: say, unscheduled } = en

// The form and the list read only these parts of a line.
const LINES = ['a', 'b', 'c'].map((letter, place) => ({
  orderId: letter.repeat(32),
  lineId: '0',
  number: `#${letter.repeat(8)}`,
  serviceId: 'ganesha',
  name: `Ritual ${letter.toUpperCase()}`,
  weeks: 1,
  quantity: 1,
  status: 'completed',
  isEmailed: true,
  people: { count: 0, initials: [], names: [] },
  startDate: null,
  priestChooses: false,
  version: place,
})) as unknown as UnscheduledLine[]
const [A, B] = LINES as [UnscheduledLine, UnscheduledLine]

const plan = (obstacles: Record<string, TogetherView['items'][number]['obstacles']> = {}) => ({
  items: LINES.map(({ orderId, lineId }) => ({
    orderId,
    lineId,
    days: ['2026-12-10', '2026-12-16'],
    obstacles: obstacles[orderId] ?? [],
  })),
  next: null,
})

/** The form checks the days after a pause in typing, and the test machine may be slow. */
const SLOW = { timeout: 10_000 }

const onSaved = vi.fn()
function draw(lines = LINES) {
  onSaved.mockClear()
  return renderInPanel(
    <TogetherDialog lines={lines} today="2026-11-28" onClose={() => undefined} onSaved={onSaved} />,
    {
      dictionary,
      known: { '/api/admin/priests': { items: [{ id: 'p'.repeat(32), name: 'Ravi', place: '', ritualIds: [] }] } },
    },
  )
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const setFirst = (value: string) => fireEvent.change(screen.getByLabelText(say.first), { target: { value } })

it('staff can tick rituals with the keyboard or Shift and schedule them together', async () => {
  const onTogether = vi.fn()
  const list = { data: LINES, error: null, isFetching: false, hasMore: false, more: vi.fn(), refetch: vi.fn() }
  const nothing = () => undefined
  const { user } = renderInPanel(
    <UnscheduledList list={list} onChoose={nothing} onPoint={nothing} onTogether={onTogether} />,
    { dictionary },
  )
  const tick = (line: UnscheduledLine) => screen.getByLabelText(unscheduled.select(line.name, line.number))
  tick(A).focus()
  await user.keyboard(' ')
  await user.click(button(unscheduled.together))
  expect(onTogether).toHaveBeenLastCalledWith([A])
  await user.keyboard('{Shift>}')
  await user.click(tick(LINES[2] as UnscheduledLine))
  await user.keyboard('{/Shift}')
  await user.click(button(unscheduled.together))
  expect(onTogether).toHaveBeenLastCalledWith(LINES)
  await user.click(button(unscheduled.clear))
  expect(screen.queryByRole('button', { name: unscheduled.together })).toBeNull()
  await user.click(screen.getByLabelText(unscheduled.selectAll))
  await user.click(button(unscheduled.together))
  expect(onTogether).toHaveBeenLastCalledWith(LINES)
})

it('the requested day is filled in if all customers asked for the same day', async () => {
  answerWith(answered(plan()))
  draw([{ ...A, startDate: '2026-12-10' }, B])
  expect(screen.getByDisplayValue('2026-12-10')).toBe(screen.getByLabelText(say.first))
})

it('different requested days are all offered, and the most frequent is first', async () => {
  answerWith(answered(plan()))
  const [C] = LINES.slice(2) as [UnscheduledLine]
  const { user } = draw([
    { ...A, startDate: '2026-12-20' },
    { ...B, startDate: '2026-12-10' },
    { ...C, startDate: '2026-12-10' },
  ])
  expect(screen.getByLabelText(say.first)).toHaveProperty('value', '')
  await user.click(button(say.wish(formatDay('2026-12-10', 'en'), 2)))
  expect(screen.getByLabelText(say.first)).toHaveProperty('value', '2026-12-10')
})

it('the dialog names rituals that cannot be scheduled and can save the others', async () => {
  const server = answerWith(answered(plan({ [B.orderId]: [{ kind: 'day-blocked', days: ['2026-12-12'] }] })))
  const { user } = draw()
  setFirst('2026-12-10')
  const blocked = say.obstacles['day-blocked'](formatDay('2026-12-12', 'en'))
  await waitFor(() => expect(document.body.textContent).toContain(blocked), SLOW)
  expect(button(say.save(3))).toHaveProperty('disabled', true)
  await user.click(button(say.leaveOutAll(1)))
  await waitFor(() => expect(button(say.save(2)).getAttribute('aria-busy')).not.toBe('true'))
  await user.click(button(say.save(2)))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const last = server.calls.mock.calls.length - 1
  expect(server.body(last)).toMatchObject({ first: '2026-12-10', lines: [{ version: 0 }, { version: 2 }] })
})

it('the form requires a reason for a day that was not requested', async () => {
  const server = answerWith(answered(plan({ [A.orderId]: [{ kind: 'other-day', days: ['2026-12-20'] }] })))
  const { user } = draw()
  setFirst('2026-12-10')
  const reason = await screen.findByLabelText(say.reason, {}, SLOW)
  await user.click(button(say.save(3)))
  await waitFor(() => expect(readDescription(reason)).toContain(errorSentences.en['calendar.reason-required']))
  expect(server.calls.mock.calls.every(([, init]) => init?.method !== 'POST')).toBe(true)
  await user.type(reason, 'He travels')
  await user.click(button(say.save(3)))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})
