import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { formatDay } from '#base/date-format.ts'
import { en as proofs } from '#features/rites/proofs/messages/page.en.ts'
import { apiAddress } from '#ui/data/api.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { ProgressLine, ProgressView } from '../schemas.ts'
import { keepTextsOfOrder } from '#features/orders/cart/web/names-store.ts'
import { NextStep } from './next-step.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderTimeline } from './order-timeline.tsx'

const LINE: ProgressLine = {
  lineId: '0',
  ritual: 'Ganesha homa',
  weeks: 2,
  askedDay: null,
  priestChooses: false,
  days: [],
  requestedDay: null,
  notMoved: null,
  daysBought: 14,
  fireDays: null,
  reason: '',
  answer: null,
  mayAnswer: false,
  version: 1,
  place: null,
  priest: null,
  recordingBy: null,
  performed: null,
  isInCorrection: false,
  entries: [],
}
const VIEW: ProgressView = {
  status: 'completed',
  isOpen: true,
  changes: 'all',
  names: { areGiven: false, initials: ['D. E.'] },
  wish: { isGiven: false },
  textMarks: { names: '', wish: '' },
  lines: [LINE],
  missing: ['names', 'day', 'wish'],
  steps: [],
  next: { kind: 'give', day: null },
  recordingDays: 7,
}

function draw(view: ProgressView, Part = OrderProgress) {
  const call = apiAddress('/api/orders/{id}/progress', { path: { id: 'o1' }, query: { lang: 'en' } })
  return renderOnPage(
    <QueryClientProvider client={createQueryClient(fetch, { [call]: view })}>
      <Part orderId="o1" status={view.status} />
    </QueryClientProvider>,
    { dictionary: { orderProgress: en, proofs } },
  )
}

const text = () => document.body.textContent

beforeEach(() => sessionStorage.clear())

const GIVEN: ProgressView = {
  ...VIEW,
  names: { areGiven: true, initials: ['O. T.', 'P. T.'] },
  wish: { isGiven: true },
  textMarks: { names: 'a1', wish: 'b1' },
  missing: ['day'],
}

const TYPED = { participants: 'Olga, Tarasova, , \nPyotr, Tarasov, , ', specialWishes: 'A calm winter' }

it('the tab in which names and wish were typed shows the full texts', () => {
  keepTextsOfOrder('o1', TYPED, { names: 'a1', wish: 'b1' })
  draw(GIVEN)
  expect(text()).toContain('Olga Tarasova, Pyotr Tarasov')
  expect(text()).toContain('A calm winter')
  expect(screen.queryByRole('button', { name: 'Show names' })).toBeNull()
})

it('the tab shows typed names of dead participants at the end, with “in memory”', () => {
  const participants = 'Pyotr, Tarasov, , , , in memory\nOlga, Tarasova, , '
  keepTextsOfOrder('o1', { participants }, { names: 'a1', wish: '' })
  draw(GIVEN)
  expect(text()).toContain('Olga Tarasova, Pyotr Tarasov (in memory)')
})

it.each([
  ['another order', 'o2', 'a1'],
  ['this order before somebody else changed them', 'o1', 'a0'],
])('names typed for %s are not shown', (_, orderId, names) => {
  keepTextsOfOrder(orderId, TYPED, { names, wish: 'b1' })
  draw(GIVEN)
  expect(text()).toContain('O. T., P. T.')
  expect(text()).not.toContain('Tarasov')
  expect(screen.getByRole('button', { name: 'Show names' })).toBeTruthy()
})

it('a wish typed in this tab is not shown after it was changed elsewhere', () => {
  keepTextsOfOrder('o1', TYPED, { names: 'a1', wish: 'b0' })
  draw(GIVEN)
  expect(text()).toContain('Olga Tarasova, Pyotr Tarasov')
  expect(text()).not.toContain('A calm winter')
  expect(text()).toContain(en.wishGiven)
  expect(screen.getByRole('button', { name: 'Show names' })).toBeTruthy()
})

it('the order’s progress has one button for each missing detail', () => {
  draw(VIEW)
  for (const name of [en.giveNames, en.giveWish, en.chooseDay])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/order/o1/plan')
  expect(screen.getByRole('button', { name: en.letPriest })).toBeTruthy()
})

it.each([
  [['names', 'day', 'wish'] as const, 'Next: add the names and choose a day.', 'Names and day'],
  [['names'] as const, 'Next: add the names.', 'Give the names'],
  [['day', 'wish'] as const, 'Next: choose a day.', 'Choose the day'],
])('the head of the page lists the missing details: %s', (missing, sentence, button) => {
  draw({ ...VIEW, missing: [...missing] }, NextStep)
  expect(text()).toContain(sentence)
  expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe('/order/o1/plan')
})

it('if nothing is missing, the head of the page has no button', () => {
  draw({ ...VIEW, missing: ['wish'], next: { kind: 'schedule', day: '2026-12-04' } }, NextStep)
  expect(text()).toContain(`beforehand. You asked for ${formatDay('2026-12-04', 'en')}.`)
  expect(screen.queryByRole('link')).toBeNull()
})

it('one click leaves the day to the priest, and a link undoes this choice', async () => {
  const chosen = { ...VIEW, lines: [{ ...LINE, priestChooses: true }], missing: ['names' as const] }
  const server = answerWith(answered({}), answered(chosen))
  const { user } = draw(VIEW)
  await user.click(screen.getByRole('button', { name: en.letPriest }))
  expect(await screen.findByText(en.priestChooses)).toBeTruthy()
  expect(server.body()).toEqual({ days: {}, priestChooses: true })
  expect(screen.getByRole('link', { name: en.takeBack }).getAttribute('href')).toBe('/order/o1/plan')
})

it('the page reports a lost connection beside the button that was clicked', async () => {
  answerWith(lost())
  const { user } = draw(VIEW)
  await user.click(screen.getByRole('button', { name: en.letPriest }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.safe))
})

it('the page does not ask again for details that were given', () => {
  const days = ['2026-12-07', '2026-12-08']
  const line = { ...LINE, days, askedDay: '2026-12-05', place: 'Varanasi', recordingBy: '2026-12-15' }
  draw({ ...VIEW, names: { areGiven: true, initials: ['D. E.'] }, wish: { isGiven: true }, lines: [line], missing: [] })
  expect(text()).toContain('D. E.')
  expect(text()).toContain(en.from(formatDay('2026-12-07', 'en'), formatDay('2026-12-08', 'en')))
  expect(text()).toContain(en.otherDay(formatDay('2026-12-05', 'en')))
  expect(text()).toContain(en.recordingBy(formatDay('2026-12-15', 'en')))
  expect(screen.queryByRole('link', { name: en.giveNames })).toBeNull()
  expect(screen.getByRole('link', { name: en.correct.all })).toBeTruthy()
})

it('the page of a ritual that ended early shows only the actual day', () => {
  const performed = { day: '2026-11-28', days: [], place: 'Assi Ghat', priest: 'Ravi Shastri' }
  const line = { ...LINE, days: ['2026-12-07'], askedDay: '2026-12-07', performed }
  const entries = [{ day: '2026-11-28', note: 'The first offering', media: [] }]
  draw({ ...VIEW, status: 'ready', isOpen: false, missing: [], lines: [{ ...line, entries }], next: undefined })
  expect(text()).toContain(formatDay('2026-11-28', 'en'))
  expect(text()).not.toContain(formatDay('2026-12-07', 'en'))
  expect(text()).toContain('The first offering')
  expect(screen.queryAllByRole('button')).toEqual([])
})

const OTHER_DAY = {
  ...LINE,
  days: ['2026-12-07', '2026-12-08', '2026-12-09'],
  fireDays: 2,
  askedDay: '2026-12-05',
  reason: 'The priest is travelling',
  mayAnswer: true,
  version: 4,
}
const AGREED = { ...VIEW, names: { areGiven: true, initials: ['D. E.'] }, missing: [] }

it('the page shows the reason for another day, and the number of days', () => {
  draw({ ...AGREED, lines: [OTHER_DAY] })
  expect(text()).toContain('7\u00a0December\u00a02026 – 9\u00a0December\u00a02026')
  expect(text()).toContain('3\u00a0days of recitation, 2 with fire')
  expect(text()).toContain('14\u00a0days were bought.')
  expect(text()).toContain('Why: The priest is travelling')
})

it('the customer answers about another day with one click, and can change the answer', async () => {
  const answer = (given: 'suits' | 'other-day') => ({ ...AGREED, lines: [{ ...OTHER_DAY, answer: given }] })
  const server = answerWith(answered({}), answered(answer('other-day')), answered({}), answered(answer('suits')))
  const { user } = draw({ ...AGREED, lines: [OTHER_DAY] })
  await user.click(screen.getByRole('button', { name: en.answer['other-day'] }))
  expect(await screen.findByText(en.answered['other-day'])).toBeTruthy()
  expect(server.body()).toEqual({ answer: 'other-day', version: 4 })
  expect(screen.getByRole('link', { name: en.chooseOther }).getAttribute('href')).toBe('/order/o1/plan')
  await user.click(screen.getByRole('button', { name: en.answer.suits }))
  expect(await screen.findByText(en.answered.suits)).toBeTruthy()
  expect(server.body(2)).toEqual({ answer: 'suits', version: 4 })
})

it('the page shows the other day that the customer requested until staff answer', () => {
  draw({ ...AGREED, lines: [{ ...OTHER_DAY, requestedDay: '2026-12-09' }] })
  expect(text()).toContain('You asked for another day: 9\u00a0December\u00a02026.')
  expect(text()).not.toContain(en.otherDay(formatDay('2026-12-05', 'en')))
  expect(screen.queryByRole('button', { name: en.answer.suits })).toBeNull()
})

it('after the start, the page says that nobody answered the request for another day', () => {
  draw({ ...AGREED, lines: [{ ...OTHER_DAY, mayAnswer: false, notMoved: { day: '2026-12-09' } }] })
  expect(text()).toContain(
    'You asked for another day, 9\u00a0December\u00a02026, but we did not answer before the ritual began',
  )
  expect(text()).not.toContain('until we answer')
})

it.each(['recording', 'overdue'] as const)(
  'after the last day, the ritual is not “done” before a report exists (%s)',
  (kind) => {
    const line = { ...LINE, days: ['2026-12-03', '2026-12-04'] }
    const steps: ProgressView['steps'] = [{ step: 'performed', state: 'now' }]
    draw({ ...AGREED, lines: [line], steps, next: { kind, day: '2026-12-11' } }, OrderTimeline)
    expect(text()).toContain('By the plan it ended on 4\u00a0December\u00a02026.')
  },
)

it('before the first day, the ritual is not shown as begun', () => {
  const steps: ProgressView['steps'] = [{ step: 'performed', state: 'now' }]
  const line = { ...LINE, days: ['2026-12-06', '2026-12-07'] }
  draw({ ...AGREED, lines: [line], steps, next: { kind: 'perform', day: '2026-12-06' } }, OrderTimeline)
  expect(text()).toContain('By the plan it begins on 6 December 2026')
  expect(text()).not.toContain(en.steps.performed.text)
})

it('the page does not show an answer that was not saved', async () => {
  answerWith(lost())
  const { user } = draw({ ...AGREED, lines: [OTHER_DAY] })
  await user.click(screen.getByRole('button', { name: en.answer.suits }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.safe))
  expect(text()).not.toContain(en.answered.suits)
})

it.each([
  ['nothing is decided', {}, en.steps.scheduled.text],
  ['the priest chooses', { priestChooses: true }, en.priestChooses],
  ['the customer asked for a day', { askedDay: '2026-12-05' }, en.waits],
])('the step about the day shows the current decision if %s', (_, decided, said) => {
  draw({ ...VIEW, lines: [{ ...LINE, ...decided }], steps: [{ step: 'scheduled', state: 'now' }] }, OrderTimeline)
  expect(screen.getByText(said)).toBeTruthy()
})
