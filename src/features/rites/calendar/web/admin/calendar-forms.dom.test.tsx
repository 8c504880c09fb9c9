import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '#base/date-format.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import type { CalendarDayView } from '../../schemas.ts'
import type { CalendarLine } from './calendar-line.ts'
import { DayForm } from './day-dialog.tsx'
import { PriestsPage } from './priests-page.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { SpellingDialog } from './spelling-dialog.tsx'

const dictionary = { calendar: en }
const nothing = () => undefined
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name, hidden: true })

describe('the form of a day', () => {
  // The form reads only these parts of a day.
  const DAY = {
    date: '2026-12-20',
    place: 'Varanasi',
    note: '',
    version: 2,
    tithi: { name: 'Navami' },
    nakshatra: 'Rohini',
    festival: null,
    performances: [],
    conflicts: [],
    capacity: [],
    about: [],
  } as unknown as CalendarDayView
  const draw = () =>
    renderInPanel(<DayForm day={DAY} onClose={nothing} onSaved={nothing} onChoose={nothing} />, { dictionary })
  const place = () => field(en.day.place)
  const save = () => button(en.dialog.save)

  testServerResponses({
    draw,
    fill: async ({ type }) => await type(place(), ', at the ghat'),
    button: save,
    field: place,
    path: 'place',
  })

  it('shows the text that another person saved, and keeps the typed text', async () => {
    const present = { place: 'Haridwar', note: '', version: 3 }
    answerWith(refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }))
    const { user } = draw()
    await user.click(save())
    await waitFor(() => expect(document.body.textContent).toContain('Changed meanwhile'))
    expect(screen.getByText('Haridwar')).toBeTruthy()
    expect(screen.getByDisplayValue('Varanasi')).toBe(place())
  })
})

describe('the capacity of a priest', () => {
  const PRIEST = { id: 'p1', name: 'Ravi', staffRole: 'priest', capacity: 3, version: 1, feedMadeAt: null }
  const draw = () =>
    renderInPanel(<PriestsPage />, { dictionary, known: { '/api/admin/priests': { items: [PRIEST] } } })
  const capacity = () => field(`${en.priests.capacity}: Ravi`)
  const save = () => button(en.priests.save)
  const change = async ({ clear, type }: ReturnType<typeof draw>['user']) => {
    await clear(capacity())
    await type(capacity(), '4')
  }

  testServerResponses({
    draw,
    fill: change,
    button: save,
    field: capacity,
    path: 'capacity',
    call: '/api/admin/priests/p1',
  })

  it('must be a number within the limits', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.clear(capacity())
    await user.type(capacity(), '100000')
    await user.click(save())
    await waitFor(() => expect(capacity().getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })

  it('is not sent as zero if the field is empty', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.clear(capacity())
    await user.click(save())
    await waitFor(() => expect(readDescription(capacity())).toContain(errorSentences.en['http.field-not-number']))
    expect(server.calls).not.toHaveBeenCalled()
  })
})

describe('the spelling of a name', () => {
  const say = en.sankalpa.spelling
  const WORDS = [
    { name: 'Olga', latin: 'Olga', devanagari: 'ओल्गा', version: 0 },
    { name: 'Anna', latin: 'Anna', devanagari: 'आन्ना', version: 1 },
  ]
  const onClose = vi.fn()
  beforeEach(() => onClose.mockClear())
  const draw = () => renderInPanel(<SpellingDialog words={WORDS} onClose={onClose} onSaved={nothing} />, { dictionary })
  const latin = (place: number) => screen.getAllByLabelText(say.latin)[place] ?? document.body
  const first = () => latin(0)
  const second = () => latin(1)

  it('is sent only for words that changed', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.type(second(), 'h')
    await user.click(button(say.save))
    await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
    expect(server.body()).toEqual({ ...WORDS[1], latin: 'Annah' })
  })

  it('is saved for each word; after a failure the form sends only unsaved words', async () => {
    const server = answerWith(answered({ version: 1 }), lost(), answered({ version: 2 }))
    const { user } = draw()
    await user.type(first(), 'h')
    await user.type(second(), 'h')
    await user.click(button(say.save))
    await waitFor(() => expect(document.body.textContent).toContain(panel.notSaved))
    await user.click(button(say.save))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.calls.mock.calls.map((_, place) => server.body(place))).toEqual([
      { ...WORDS[0], latin: 'Olgah' },
      { ...WORDS[1], latin: 'Annah' },
      { ...WORDS[1], latin: 'Annah' },
    ])
  })

  it('after a conflict replaces only the fields that were typed', async () => {
    const present = { ...WORDS[1], latin: 'Annaa', devanagari: 'अन्ना', version: 7 }
    const server = answerWith(
      refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }),
      answered({ ...present, version: 8 }),
    )
    const { user } = draw()
    await user.type(second(), 'h')
    await user.click(button(say.save))
    await waitFor(() => expect(document.body.textContent).toContain('Changed meanwhile'))
    await user.click(button(say.save))
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(server.body(1)).toEqual({ ...present, latin: 'Annah' })
  })

  it('must be made of letters', async () => {
    const server = answerWith(answered({}))
    const { user } = draw()
    await user.type(second(), '1')
    await user.click(button(say.save))
    await waitFor(() => expect(second().getAttribute('aria-invalid')).toBe('true'))
    expect(server.calls).not.toHaveBeenCalled()
  })
})

const say = en.dialog
const PRIEST = { id: 'a'.repeat(32), name: 'Ravi', place: 'Varanasi', ritualIds: ['ganesha'] }
// The dialog reads only these parts of a line.
const LINE = {
  orderId: 'o1',
  lineId: '0',
  number: '#aaaaaaaa',
  serviceId: 'ganesha',
  name: 'Ganesha homa',
  weeks: 1,
  paidDays: 3,
  quantity: 1,
  status: 'processing',
  isEmailed: true,
  people: { count: 1, initials: ['A. S.'], names: ['Anna Smirnova'] },
  startDate: null,
  fireDays: null,
  reason: '',
  answer: null,
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
    known: { '/api/admin/priests': { items: [PRIEST] }, '/api/admin/wishes/o1': { wish: '' } },
  })
}

const priest = () => screen.getByLabelText(say.priest)
const date = () => screen.getByLabelText(say.date)

const removeOf = (day: string) => say.remove(formatDay(day, 'en'))

testServerResponses({
  draw,
  fill: async ({ click }) => await click(button(removeOf('2026-12-01'))),
  button: () => button(say.save),
  field: priest,
  path: 'priestId',
  call: CALL,
})

it('the selected days are saved in order, with the version that the form loaded', async () => {
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

it('the dialog refuses a priest without a day, because nothing would be kept', async () => {
  const server = answerWith(answered({}))
  const { user } = draw({ ...LINE, isWaiting: true, priest: null, days: [] } as unknown as CalendarLine)
  await user.selectOptions(priest(), PRIEST.id)
  await user.click(button(say.save))
  await waitFor(() => expect(readDescription(priest())).toContain('Choose the days first'))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the dialog refuses a missing or past day', async () => {
  const { user } = draw()
  await user.click(button(say.add))
  await waitFor(() => expect(readDescription(date())).toContain(say.noDate))
  fireEvent.change(date(), { target: { value: '2026-11-27' } })
  await user.click(button(say.add))
  await waitFor(() => expect(readDescription(date())).toContain(say.past))
})

it('the error names the days on which the priest has no place', async () => {
  const days = [{ day: '2026-12-01', taken: 3, capacity: 3 }]
  answerWith(refused({ status: 409, code: 'calendar.over-capacity', message: 'No room', days }))
  const { user } = draw()
  await user.click(button(say.save))
  const full = say.overCapacity(formatDay('2026-12-01', 'en'), 3, 3)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(full))
  expect(screen.getByRole('alert').textContent).toContain('No room')
})

it('the error names the days that the shop refuses', async () => {
  const message = 'This day is blocked in the settings: nothing is performed on it.'
  const errors = [{ path: 'days.1', message }]
  answerWith(refused({ status: 422, code: 'invalid.input', message: 'Check the days', errors }))
  const { user } = draw({ ...LINE, days: ['2026-12-22', '2026-12-23', '2026-12-24'] })
  await user.click(button(say.save))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain(say.refusedDay(formatDay('2026-12-23', 'en'), message)),
  )
  await user.click(button(removeOf('2026-12-22')))
  expect(screen.getByRole('alert').textContent).toContain(say.refusedDay(formatDay('2026-12-23', 'en'), message))
})

it('after a conflict the dialog shows the other person’s days, which can be saved', async () => {
  const present = { days: ['2026-12-05'], priestId: null, reason: '', version: 4 }
  const conflict = { status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }
  const server = answerWith(refused(conflict), answered({}))
  const { user } = draw()
  await user.click(button(say.save))
  await waitFor(() => expect(document.body.textContent).toContain(say.changed))
  expect(screen.queryByRole('button', { name: say.save, hidden: true })).toBeNull()
  expect(button(panel.cancel)).toBeTruthy()
  await user.click(button(say.showTheirs))
  expect(button(removeOf('2026-12-05'))).toBeTruthy()
  await user.click(button(say.save))
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(server.body(1)).toEqual({ days: ['2026-12-05'], priestId: null, version: 4 })
})
