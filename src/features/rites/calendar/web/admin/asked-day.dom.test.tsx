import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { formatDay } from '#base/date-format.ts'
import { shortDayText } from '#features/orders/plans/web/day-format.ts'
import { answered, answerWith, readDescription, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { CalendarDayView } from '../../schemas.ts'
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
  isEmailed: true,
  people: { count: 1, initials: ['A. S.'], names: ['Anna Smirnova'] },
  startDate: '2026-12-05',
  priestChooses: false,
  fireDays: 3,
  reason: '',
  answer: null,
  version: 0,
  priest: null,
  days: [],
  isWaiting: true,
} as unknown as CalendarLine

const onSaved = vi.fn()
beforeEach(() => onSaved.mockClear())

function draw(changes: Partial<CalendarLine> = {}, shown: CalendarDayView[] = []) {
  const line = { ...LINE, ...changes }
  const props = { line, days: shown, span: 'December', today: '2026-11-28', onClose: () => undefined, onSaved }
  return renderInPanel(<ScheduleDialog {...props} />, {
    dictionary: { calendar: en },
    known: { '/api/admin/priests': { items: [] }, '/api/admin/wishes/o1': { wish: '' } },
  })
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

/** The two weeks from 5 December, from a printed calendar. */
const TERM = Array.from({ length: 14 }, (_, place) => `2026-12-${String(5 + place).padStart(2, '0')}`)
const reason = () => screen.getByLabelText(say.reason)
const removeTerm = () => button(say.removeRun(formatDay('2026-12-05', 'en'), formatDay('2026-12-18', 'en')))
const changeDay = (value: string) => fireEvent.change(screen.getByLabelText(say.date), { target: { value } })

it('one click saves all days of the ritual, starting with the requested day', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  expect(document.body.textContent).toContain(say.bought(14, 3))
  expect(document.body.textContent).toContain(say.run(asked, formatDay('2026-12-18', 'en'), 14))
  expect(screen.queryByLabelText(say.reason)).toBeNull()
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ days: TERM, priestId: null, version: 0 })
})

it('the dialog names a recommended day even if the ritual already has this day', () => {
  const reason = 'Chaturthi: the lunar day of Ganesha.'
  const day = { date: '2026-12-13', recommended: [{ serviceId: 'ganesha', reason }], capacity: [], place: '' }
  draw({}, [day as unknown as CalendarDayView])
  expect(document.body.textContent).toContain(reason)
  expect(document.body.textContent).not.toContain(say.noRecommended)
})

/** A day of December 2026 that is recommended for the ritual. */
const recommendedDay = (day: number) =>
  ({
    date: `2026-12-${day}`,
    recommended: [{ serviceId: 'ganesha', reason: 'Chaturthi: the lunar day of Ganesha.' }],
    capacity: [],
    place: '',
  }) as unknown as CalendarDayView
const addRecommended = (day: string) => `${say.add}: ${shortDayText(day, 'en')}`

it('a recommended day adds only as many days as are missing', async () => {
  const server = answerWith(answered({}))
  const { user } = draw({}, [recommendedDay(27)])
  expect(screen.queryByRole('button', { name: addRecommended('2026-12-27'), hidden: true })).toBeNull()
  expect(document.body.textContent).toContain(say.allSet)
  await user.click(screen.getByText(say.singleDays))
  await user.click(button(say.remove(formatDay('2026-12-08', 'en'))))
  await user.click(button(addRecommended('2026-12-27')))
  expect(screen.queryByLabelText(say.reason)).toBeNull()
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const days = [...TERM.filter((day) => day !== '2026-12-08'), '2026-12-27']
  expect(server.body()).toEqual({ days, priestId: null, version: 0 })
})

it('without days, a recommended day begins the whole bought term', async () => {
  const { user } = draw({ startDate: null }, [recommendedDay(13)])
  await user.click(button(addRecommended('2026-12-13')))
  expect(document.body.textContent).toContain(say.run(formatDay('2026-12-13', 'en'), formatDay('2026-12-26', 'en'), 14))
})

it('for a ritual with a fixed time, the dialog offers only the fixed day', async () => {
  const server = answerWith(answered({}))
  const { user } = draw({ weeks: 0, startDate: null, performsAt: '2026-12-11T01:30:00.000Z' })
  expect(screen.queryByLabelText(say.date)).toBeNull()
  expect(document.body.textContent).not.toContain(say.recommended('December'))
  await user.click(button(say.remove(formatDay('2026-12-11', 'en'))))
  await user.click(button(say.takeFixed(formatDay('2026-12-11', 'en'))))
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ days: ['2026-12-11'], priestId: null, version: 0 })
})

it('one click adds the removed days of the ritual again', async () => {
  const { user } = draw()
  await user.click(removeTerm())
  expect(document.body.textContent).toContain(say.noDays)
  await user.click(button(say.takeAsked(asked)))
  expect(removeTerm()).toBeTruthy()
})

it('a first day that was not requested is saved only with reason and confirmation', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  await user.click(removeTerm())
  changeDay('2026-12-07')
  await user.click(button(say.add))
  await waitFor(() => expect(document.body.textContent).toContain(say.otherFirst(asked, formatDay('2026-12-07', 'en'))))
  await user.click(button(say.save))
  await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'))
  await user.type(reason(), 'The priest is travelling')
  await user.click(button(say.save))
  const question = say.otherDayText(asked, formatDay('2026-12-07', 'en'), true)
  await waitFor(() => expect(document.body.textContent).toContain(question))
  expect(server.calls).not.toHaveBeenCalled()
  await user.click(button(say.otherDayYes))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const shifted = TERM.slice(2).concat('2026-12-19', '2026-12-20')
  expect(server.body()).toMatchObject({ days: shifted, reason: 'The priest is travelling' })
})

it('the dialog reports missing days and requires a reason', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  await user.click(screen.getByText(say.singleDays))
  await user.click(button(say.remove(formatDay('2026-12-18', 'en'))))
  expect(document.body.textContent).toContain(say.short(13, 14))
  await user.click(button(say.save))
  await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'))
  expect(server.calls).not.toHaveBeenCalled()
  await user.type(reason(), 'Ends before the new moon')
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toMatchObject({ days: TERM.slice(0, 13), reason: 'Ends before the new moon' })
})

it.each<[Partial<CalendarLine>, number, number]>([
  [{}, 15, 14],
  [{ paidDays: 7 }, 8, 7],
])('more days than were paid %j are saved only with a reason', async (changes, set, paid) => {
  const server = answerWith(answered({}))
  const { user } = draw(changes)
  changeDay('2026-12-30')
  await user.clear(screen.getByLabelText(say.count))
  await user.type(screen.getByLabelText(say.count), '1')
  await user.click(button(say.add))
  await waitFor(() => expect(document.body.textContent).toContain(say.short(set, paid)))
  await user.click(button(say.save))
  await waitFor(() => expect(reason().getAttribute('aria-invalid')).toBe('true'))
  expect(server.calls).not.toHaveBeenCalled()
  await user.type(reason(), 'A gift for the delay')
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body()).toMatchObject({ days: [...TERM.slice(0, paid), '2026-12-30'], reason: 'A gift for the delay' })
})

it('without an e-mail address, only the order’s page shows the reason', async () => {
  const { user } = draw({ isEmailed: false })
  await user.click(removeTerm())
  changeDay('2026-12-07')
  await user.click(button(say.add))
  await waitFor(() => expect(readDescription(reason())).toBe(say.reasonHintPhone))
  await user.type(reason(), 'The priest is travelling')
  await user.click(button(say.save))
  await screen.findByText(/has no e-mail address: please telephone/)
  expect(document.body.textContent).not.toContain('The e-mail about the days')
})

it('the dialog shows the customer’s answer about the day', () => {
  draw({ days: ['2026-12-07'], answer: 'other-day' })
  expect(document.body.textContent).toContain(say.answers['other-day'])
})

it('a day that was confirmed before is saved without a new confirmation', async () => {
  answerWith(answered({}))
  const { isWaiting: _, ...saved } = LINE
  const { user } = draw({ ...saved, days: ['2026-12-07'], savedDays: ['2026-12-07'], version: 1 })
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
})

it('the dialog shows that the priest chooses the day', () => {
  draw({ startDate: null, priestChooses: true })
  expect(document.body.textContent).toContain(say.priestChooses)
})
