import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayReasons } from './present.ts'
import { birthMoon, recommendation } from './rules-almanac.ts'
import { writeFeed } from './rules-ics.ts'
import { freePlaces, stepFrom, toSpan } from './rules-days.ts'
import { beginsRow, findConflicts, correctionsUntil, dayFaults, overCapacity } from './rules.ts'
import { dayAtPlace } from '../../orders/plans/rules-panchang.ts'
import type { CalendarDayView } from './schemas.ts'

const NOW = new Date('2026-11-22T19:00:00Z')

describe('the days of a ritual', () => {
  it('are days in India, which begin in the evening in UTC', () => {
    expect(dayAtPlace(NOW)).toBe('2026-11-23')
    expect(dayFaults(['2026-11-22', '2026-11-23'], NOW)).toEqual([{ path: 'days.0', code: 'calendar.day-past' }])
  })

  it('may include past days that were set before, but no day twice', () => {
    expect(dayFaults(['2026-11-01', '2026-12-01'], NOW, ['2026-11-01'])).toEqual([])
    expect(dayFaults(['2026-12-01', '2026-12-01'], NOW)).toEqual([{ path: 'days.1', code: 'calendar.day-twice' }])
  })

  it('are refused if they exceed the daily capacity of a priest', () => {
    const load = {
      capacity: 3,
      takenByDay: new Map([
        ['2026-12-01', 2],
        ['2026-12-02', 3],
      ]),
    }
    expect(overCapacity(['2026-12-01', '2026-12-02'], load)).toEqual([{ day: '2026-12-02', taken: 3, capacity: 3 }])
  })

  it('begin a new series after each gap between days', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-05']
    expect(days.filter((day) => beginsRow(day, days))).toEqual(['2026-12-01', '2026-12-05'])
  })

  it('allow corrections of names until the day before the first day', () => {
    expect(correctionsUntil(['2026-12-05', '2026-12-01'], NOW)).toBe('2026-11-30')
    expect(correctionsUntil(['2026-11-24'], NOW)).toBeUndefined()
  })
})

it('the calendar warns about a missing priest and about days before the requested day', () => {
  const day = '2026-12-01'
  expect(findConflicts({ day, priest: null, startDate: '2026-12-02' })).toEqual(['no-priest', 'before-start'])
  expect(findConflicts({ day, priest: { isStaff: false }, startDate: day })).toEqual(['priest-left'])
})

it('a priest’s free places are counted on the fullest selected day', () => {
  const of = (orderId: string) => ({ orderId, lineId: '0', priest: { id: 'p', name: '' } })
  const shown = [
    { date: 'a', performances: [of('1'), of('2')] },
    { date: 'b', performances: [of('2')] },
  ] as CalendarDayView[]
  const line = { orderId: '2', lineId: '0', serviceId: 'ganesha' }
  const free = (days: string[]) => freePlaces({ id: 'p', capacity: 3 }, days, line, shown)
  expect([free(['a', 'b']), free(['b']), free(['c'])]).toEqual([2, 3, undefined])
})

it('a group ritual counts once for the priest’s capacity, even with many families', () => {
  const performsAt = '2026-12-01T01:30:00.000Z'
  const family = (orderId: string) => ({ orderId, lineId: '0', serviceId: 'ganesha', performsAt, priest: { id: 'p' } })
  const shown = [{ date: 'a', performances: [family('1'), family('2')] }] as unknown as CalendarDayView[]
  const free = (line: Parameters<typeof freePlaces>[2]) => freePlaces({ id: 'p', capacity: 2 }, ['a'], line, shown)
  expect([free({ orderId: '3', lineId: '0', serviceId: 'shiva' }), free(family('3'))]).toEqual([1, 2])
})

describe('a range of the calendar', () => {
  it('consists of whole weeks from Monday', () => {
    expect(toSpan('month', '2026-11-22')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
    expect(toSpan('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
  })

  it('is shifted by one month or one week', () => {
    expect([stepFrom('month', '2026-01-31', 1), stepFrom('week', '2026-01-01', -1)]).toEqual([
      '2026-02-01',
      '2025-12-25',
    ])
  })
})

describe('a recommended day', () => {
  const day = { tithi: 4, weekday: 3, festivals: [] }
  it('is explained by the festival first, then the lunar day, then the weekday', () => {
    expect(recommendation('ganesha', { ...day, festivals: ['ganeshaChaturthi'] })).toMatchObject({ kind: 'festival' })
    expect(recommendation('ganesha', day)).toEqual({ kind: 'tithi', tithi: 4, deity: 'ganesha' })
    expect(recommendation('ganesha', { ...day, tithi: 6 })).toMatchObject({ kind: 'weekday' })
  })

  it('is not returned if tradition recommends no day for the ritual', () => {
    expect(recommendation('ganesha', { ...day, tithi: 6, weekday: 1 })).toBeUndefined()
    expect(recommendation('z-special-intention', day)).toBeUndefined()
    expect(recommendation('constructor', day)).toBeUndefined()
  })
})

describe('the reason for a recommended day', () => {
  it('is one sentence about the weekday and one about the lunar day', () => {
    const reasons = [
      { kind: 'weekday', weekday: 4, deity: 'saraswati' },
      { kind: 'weekday', weekday: 4, deity: 'vishnu' },
      { kind: 'weekday', weekday: 4, deity: 'dhanvantari' },
      { kind: 'tithi', tithi: 4, deity: 'ganesha' },
    ] as const
    expect(sayReasons([...reasons], 'Чатуртхи', 'ru')).toEqual([
      'Чатуртхи: в традиции этот лунный день посвящён Ганеше.',
      'Четверг: по обычаю день недели, посвящённый Сарасвати, Вишну и Дханвантари.',
    ])
  })
})

describe('the Moon sign at a birth', () => {
  it('is returned only if every time zone gives the same sign', () => {
    expect(birthMoon('12.03.1985', '10:30')).toMatchObject({ rashi: 7 })
    expect(birthMoon('11.03.1985', '23:00')).not.toHaveProperty('rashi')
    expect(birthMoon('', '10:30')).toEqual({})
  })

  // At the total eclipse of 21 January 2000, 04:40 UTC, the Moon was at 96.6° (Pushya, 7) and moved 15° a day.
  it('is returned with the possible nakshatras if the place of birth is unknown', () => {
    expect(birthMoon('21.01.2000', '12:00')).toMatchObject({ possible: [6, 7, 8] })
  })
})

describe('the calendar feed of a priest', () => {
  const event = { uid: 'u', day: '2026-11-25', nextDay: '2026-11-26', description: '', at: NOW }

  it('has whole-day events with an end, and escapes special characters', () => {
    const text = writeFeed('Ritual', [{ ...event, summary: 'Ганеша; день 1, из 2\nи \\' }])
    expect(text).toContain('DTSTART;VALUE=DATE:20261125\r\nDTEND;VALUE=DATE:20261126\r\n')
    expect(text).toContain('SUMMARY:Ганеша\\; день 1\\, из 2\\nи \\\\\r\n')
    expect(text).toContain('DTSTAMP:20261122T190000Z\r\n')
  })

  it('contains the start of a timed event in UTC, and a link', () => {
    const moment = { uid: 'u', summary: 'S', description: '', at: NOW, startsAt: new Date('2026-12-12T03:30:00+05:30') }
    const text = writeFeed('Ritual', [{ ...moment, url: 'https://ahuti.example/group/1', isFree: true }])
    expect(text).toContain(
      'DTSTART:20261211T220000Z\r\nSUMMARY:S\r\nURL:https://ahuti.example/group/1\r\nTRANSP:TRANSPARENT\r\n',
    )
    expect(text).not.toContain('DTEND')
  })

  it('folds lines at 75 bytes, and unfolding restores the original text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
        const text = writeFeed('Ritual', [{ ...event, summary }])
        expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
        expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${writtenOf(summary)}\r\n`)
      }),
    )
  })
})

const writtenOf = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/[^\P{Cc}\t]/gu, '')
