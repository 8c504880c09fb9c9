import { describe, expect, it } from 'vitest'
import {
  addDays,
  beginSentence,
  countRituals,
  earliestStart,
  isCalendarDay,
  isCompleteDay,
  lastDayBefore,
  lastDayOf,
  findDayFault,
  needsConsent,
  openingMonth,
  planEnd,
  planFaults,
  plannableRituals,
  mergeOrderPlan,
  readTypedDay,
  ritualEnd,
  spanFaults,
  tidyPlan,
  typeDay,
  typedDayFault,
} from './rules.ts'

const NOW = new Date('2026-11-20T17:00:00Z')
const PLAN = { startDate: '2026-12-01', specialWishes: '', participants: '' }
const codes = (changes: Partial<typeof PLAN>, now = NOW) =>
  planFaults({ ...PLAN, ...changes }, now).map(({ path, code }) => `${path} ${code}`)

// The expected days are from a wall calendar of 2026 and 2027.
it.each([
  ['2027-01-14', 4, '2027-02-10'],
  ['2026-12-31', 2, '2027-01-13'],
  ['2026-12-31', 4, '2027-01-27'],
  ['2028-02-23', 1, '2028-02-29'],
])('a ritual from %s for %i weeks has its last day on %s', (start, weeks, last) => {
  expect(lastDayOf(start, weeks)).toBe(last)
  expect(lastDayBefore(ritualEnd(start, weeks))).toBe(last)
})

describe('a start date', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-12-31'])('can be %s, which is a day of the calendar', (date) => {
    expect(isCalendarDay(date)).toBe(true)
  })

  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '20.11.2026', '', '2026-11-20T00:00', '+02026-11-20'])(
    'cannot be %j',
    (date) => {
      expect(isCalendarDay(date)).toBe(false)
    },
  )

  it('can be the current UTC day from the first minute, but not yesterday', () => {
    const morning = new Date('2026-11-20T00:01:00Z')
    expect(earliestStart(morning)).toBe('2026-11-20')
    expect(codes({ startDate: '2026-11-20' }, morning)).toEqual([])
    expect(codes({ startDate: '2026-11-19' }, morning)).toEqual(['startDate plans.start-date-past'])
  })

  it('may be in the past if the plan already has this date', () => {
    expect(planFaults({ ...PLAN, startDate: '2026-11-01' }, NOW, '2026-11-01')).toEqual([])
  })

  it('must be in this century', () => {
    expect(codes({ startDate: '2100-01-01' })).toEqual(['startDate plans.start-date-invalid'])
  })
})

describe('the end date', () => {
  it('of a ritual is weeks × 7 days after its start', () => {
    expect(ritualEnd('2026-12-01', 4)).toBe('2026-12-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  })

  it('of a plan is the end of its longest ritual', () => {
    expect(planEnd('2026-12-01', [{ weeks: 2 }, { weeks: 12 }, { weeks: 4 }])).toBe('2027-02-23')
    expect(planEnd('2026-12-01', [])).toBe('2026-12-01')
  })
})

describe('the wish and the participants of a plan', () => {
  it('are stored without spaces at both ends, and blank text becomes empty', () => {
    expect(tidyPlan({ ...PLAN, specialWishes: ' \r\n ', participants: '\n , ,\n' })).toEqual(PLAN)
    expect(tidyPlan({ ...PLAN, specialWishes: ' a\r\nb ' }).specialWishes).toBe('a\nb')
  })

  it('require consent unless both are empty', () => {
    expect(needsConsent(PLAN)).toBe(false)
    expect([needsConsent({ ...PLAN, specialWishes: 'a' }), needsConsent({ ...PLAN, participants: 'a' })]).toEqual([
      true,
      true,
    ])
  })

  it('get errors that name the participant’s line and field', () => {
    expect(codes({ participants: 'Анна, Смирнова, 31.02.1985, 25:00\n, Смирнов, ,' })).toEqual([
      'participants.0.birthDate plans.participant-date',
      'participants.0.birthTime plans.participant-time',
      'participants.1.firstName plans.participant-name',
    ])
  })

  it('may contain at most fifty people', () => {
    const people = (count: number) => Array.from({ length: count }, (_, at) => `Анна ${at}`).join('\n')
    expect([codes({ participants: people(50) }), codes({ participants: people(51) })]).toEqual([
      [],
      ['participants plans.participants-many'],
    ])
  })
})

it.each([
  ['2026-11-01', '2026-12-12', []],
  ['2026-11-01', '2027-01-01', []],
  ['2026-11-01', '2027-01-02', ['plans.calendar-long']],
  ['2026-11-02', '2026-11-01', ['plans.calendar-backwards']],
  ['1999-12-31', '2000-01-01', ['plans.calendar-far']],
  ['2060-12-01', '2061-01-01', ['plans.calendar-long']],
])('a request for the calendar from %s to %s has the errors %j', (from, to, faults) => {
  expect(spanFaults({ from, to }).map(({ code }) => code)).toEqual(faults)
})

describe('the plan that applies to an order', () => {
  const savedAt = new Date('2026-11-10T00:00:00Z')
  const own = { startDate: '2026-12-01', specialWishes: 'own', participants: 'Own, One, , ', savedAt }
  const birth = { birthDate: '', birthTime: '' }
  const given = {
    startDate: null,
    specialWishes: 'given',
    participants: '',
    givenAt: new Date('2026-11-15T00:00:00Z'),
    readBirth: () => birth,
  }

  it('does not exist if nobody has planned anything', () => {
    expect(mergeOrderPlan(undefined, undefined)).toBeUndefined()
  })

  it('is the order’s own plan, completed by the customer’s earlier plan', () => {
    expect(mergeOrderPlan(own, given)).toMatchObject({
      startDate: own.startDate,
      specialWishes: 'given',
      participants: own.participants,
    })
  })

  it('is only the customer’s plan if it was saved later than the order’s plan', () => {
    const later = { ...own, specialWishes: '', savedAt: new Date('2026-11-16T00:00:00Z') }
    expect(mergeOrderPlan(later, given)).toMatchObject({ specialWishes: '', participants: own.participants })
  })
})

describe('a typed day', () => {
  it.each([
    ['20.11.2026', '2026-11-20'],
    [' 1.2.2027 ', '2027-02-01'],
    ['14 March 2027', '2027-03-14'],
    ['3/14/2027', '2027-03-14'],
    ['29.02.2028', '2028-02-29'],
  ])('%j is read as %s', (text, date) => {
    expect(readTypedDay(text)).toBe(date)
  })

  it.each([
    ['14 December', '2026-12-14'],
    ['December 14', '2026-12-14'],
    ['14 декабря', '2026-12-14'],
    ['30 ноября', '2026-11-30'],
    ['29 November', '2027-11-29'],
    ['29 февраля', '2028-02-29'],
    ['14 December 2027', '2027-12-14'],
  ])('%j is read on 30 November 2026 as %s', (text, date) => expect(readTypedDay(text, '2026-11-30')).toBe(date))

  it.each(['14', '14.12', 'December', '31 апреля', 'half past seven', '14 March 20'])(
    '%j without a year is not read as a day',
    (text) => expect(readTypedDay(text, '2026-11-30')).toBeUndefined(),
  )

  it.each([
    ['31 November', 'plans.start-date-invalid'],
    ['31.11.2026', 'plans.start-date-invalid'],
    ['soon', 'plans.start-date-unreadable'],
    ['14.12', 'plans.start-date-unreadable'],
    ['3/4/2027', 'plans.start-date-order'],
  ])('%j is refused with %s', (text, code) => expect(typedDayFault(text)).toBe(code))

  it.each(['', '20.11', '20.11.20', '31.02.2027', '00.01.2027', '2026-11-20', '20.11.20266'])(
    '%j is not read as a day',
    (text) => {
      expect(readTypedDay(text)).toBeUndefined()
    },
  )

  it.each([
    ['31.02.2027', 'plans.start-date-invalid'],
    ['3/4/2027', 'plans.start-date-order'],
    ['14 March 20', undefined],
    ['14 March 2027', undefined],
  ])('%j causes the error %s', (text, code) => expect(findDayFault(text)).toBe(code))

  it('is shown in the same format in which it is typed', () => {
    expect(typeDay('2026-11-20')).toBe('20.11.2026')
    expect([isCompleteDay('20.11.202'), isCompleteDay('31.02.2027')]).toEqual([false, true])
  })
})

it.each([
  ['', 'Прошу о '],
  ['Мир дому.', 'Мир дому. Прошу о '],
  ['Мир дому\n', 'Мир дому\nПрошу о '],
])('the beginning of a sentence is added correctly after the text %j', (text, begun) => {
  expect(beginSentence(text, 'Прошу о ')).toBe(begun)
})

it('only rituals of orders that are paid and not finished can be planned', () => {
  const order = (status: string, name: string) => ({ status, items: [{ name, duration: 4 }] })
  const statuses = ['completed', 'Оплачен', 'processing', 'pending', 'ready', 'cancelled', 'refunded']
  expect(plannableRituals(statuses.map((status) => order(status, status))).map(({ name }) => name)).toEqual([
    'completed',
    'Оплачен',
    'processing',
  ])
})

it('the same ritual in two orders is listed once, with the number of rituals', () => {
  const enhanced = { name: 'Ganesha yagya - Enhanced', weeks: 4 }
  const longer = { ...enhanced, weeks: 8 }
  expect(countRituals([enhanced, longer, enhanced])).toEqual([
    { ...enhanced, count: 2 },
    { ...longer, count: 1 },
  ])
})

it.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-25', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
])('a calendar that is opened on %s begins with the month of %s', (today, day) => expect(openingMonth(today)).toBe(day))
