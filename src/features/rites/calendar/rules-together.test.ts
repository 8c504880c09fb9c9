import { expect, it } from 'vitest'
import { planTogether, type TogetherLine } from './rules-together.ts'

const WEEK: TogetherLine = {
  status: 'completed',
  weeks: 1,
  performsAt: null,
  days: [],
  version: 0,
  seen: 0,
  asked: null,
}
const AROUND = {
  first: '2026-12-10',
  today: '2026-12-01',
  planning: { leadDays: 0, blockedDays: [], capacity: null },
  begun: 0,
  load: undefined,
  place: '',
  placeByDay: new Map<string, string>(),
  hasReason: false,
}
const obstacles = (lines: TogetherLine[], around: Partial<typeof AROUND> | object = {}) =>
  planTogether(lines, { ...AROUND, ...around }).map((planned) => planned.obstacles)

it('each item gets as many days as were bought, starting on the common first day', () => {
  const [week, fortnight] = planTogether([WEEK, { ...WEEK, weeks: 2 }], AROUND)
  expect([week?.days.length, week?.days.at(-1)]).toEqual([7, '2026-12-16'])
  expect([fortnight?.days.length, fortnight?.days.at(-1)]).toEqual([14, '2026-12-23'])
  expect([week?.obstacles, fortnight?.obstacles]).toEqual([[], []])
})

it('an item that is unpaid, scheduled, changed or fixed-time is refused with one reason', () => {
  const moment = new Date('2026-12-20T05:00:00Z')
  expect(
    obstacles([
      { ...WEEK, status: 'pending' },
      { ...WEEK, days: ['2026-12-05'] },
      { ...WEEK, version: 3 },
      { ...WEEK, performsAt: moment },
    ]).map(([one, ...rest]) => [one?.kind, rest.length]),
  ).toEqual([
    ['not-paid', 0],
    ['scheduled', 0],
    ['changed', 0],
    ['fixed-moment', 0],
  ])
})

it('a blocked day is reported only for the items that include this day', () => {
  const blockedDays = [{ day: '2026-12-20', reason: { ru: '', en: '' } }]
  expect(obstacles([WEEK, { ...WEEK, weeks: 2 }], { planning: { ...AROUND.planning, blockedDays } })).toEqual([
    [],
    [{ kind: 'day-blocked', days: ['2026-12-20'] }],
  ])
})

it('the first items in the list get the last free places', () => {
  expect(obstacles([WEEK, WEEK, WEEK], { planning: { ...AROUND.planning, capacity: 3 }, begun: 1 })).toEqual([
    [],
    [],
    [{ kind: 'day-full', days: ['2026-12-10'] }],
  ])
  const load = { capacity: 2, takenByDay: new Map([['2026-12-11', 1]]) }
  expect(obstacles([WEEK, WEEK], { load })).toEqual([[], [{ kind: 'priest-full', days: ['2026-12-11'] }]])
})

it('a first day within the lead time is accepted only on the customer’s request', () => {
  const planning = { ...AROUND.planning, leadDays: 10 }
  expect(obstacles([WEEK, { ...WEEK, asked: '2026-12-10' }], { planning })).toEqual([
    [{ kind: 'day-soon', days: ['2026-12-10'] }],
    [],
  ])
})

it('a day that was not requested needs a reason; past days are refused', () => {
  const line = { ...WEEK, asked: '2026-12-12' }
  expect(obstacles([line])).toEqual([[{ kind: 'other-day', days: ['2026-12-12'] }]])
  expect(obstacles([line], { hasReason: true })).toEqual([[]])
  expect(obstacles([line], { first: '2026-11-30' })).toEqual([[{ kind: 'day-past', days: ['2026-11-30'] }]])
})

it('a chosen place is refused only on days that already have another place', () => {
  const placeByDay = new Map([
    ['2026-12-10', 'Rishikesh'],
    ['2026-12-12', 'Haridwar'],
    ['2026-12-13', ''],
  ])
  expect(obstacles([WEEK], { place: 'Rishikesh', placeByDay })).toEqual([
    [{ kind: 'place-other', days: ['2026-12-12'] }],
  ])
  expect(obstacles([WEEK], { placeByDay })).toEqual([[]])
})
