import { expect, it } from 'vitest'
import { otherCalendarDay, proposedMoment } from './rules-log.ts'

// 03:16 on 12 December in India, after the day of the group ritual (11 December).
const NOW = new Date('2026-12-11T21:46:00Z')
const GROUP = '2026-12-11T01:30:00.000Z'

it.each([
  ['the start time of a group ritual that has begun', { performsAt: GROUP, lastDay: '2026-12-11' }, GROUP],
  ['no time after the last day', { lastDay: '2026-12-11' }, undefined],
  ['now on the last day', { lastDay: '2026-12-12' }, NOW.toISOString()],
  ['now before the last day', { lastDay: '2026-12-20' }, NOW.toISOString()],
  [
    'the present time before the group ritual',
    { performsAt: '2026-12-20T01:30:00Z', lastDay: '2026-12-20' },
    NOW.toISOString(),
  ],
  ['the present time if no day is set', { performsAt: null, lastDay: null }, NOW.toISOString()],
])('the form for a new report suggests %s', (_, planned, proposed) => {
  expect(proposedMoment(planned, NOW)?.toISOString()).toBe(proposed)
})

it.each([
  ['another day than the only set day', { performsAt: null }, ['2026-12-11'], '2026-12-11'],
  ['another day than the day of an unscheduled group ritual', { performsAt: new Date(GROUP) }, [], '2026-12-11'],
  ['a day after the last set day', { performsAt: null }, ['2026-12-11', '2026-12-10'], '2026-12-11'],
  ['one of the set days', { performsAt: null }, ['2026-12-11', '2026-12-12', '2026-12-13'], null],
  ['a day while no day is set', { performsAt: null }, [], null],
])('a report of %s is compared with the calendar', (_, line, days, other) => {
  expect(otherCalendarDay({ line, days, performedAt: NOW })).toBe(other)
})
