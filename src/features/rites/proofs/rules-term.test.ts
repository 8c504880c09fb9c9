import { expect, it } from 'vitest'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { performedTerm } from './rules.ts'
import { momentTerm, termFacts } from './rules-term.ts'

const NBSP = '\u00a0'
const NUMBERS = { recitations: 21_000, priests: 3, hours: 2, days: 7 }
const LINE = { name: 'Ganesha yagya - Enhanced', tier: 'enhanced', weeks: 1, performsAt: null }
const WEEK = ['2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07', '2026-11-08']

const whole = performedTerm(LINE, { days: WEEK, lastDay: '2026-11-08', numbers: NUMBERS })

it('the report of a complete ritual shows the tier, days and number of recitations', () => {
  expect(whole).toEqual({
    tier: 'Enhanced',
    weeks: 1,
    from: '2026-11-02',
    to: '2026-11-08',
    days: 7,
    fireDays: 7,
    recitations: 21_000,
  })
})

it('the report of a ritual that ended early shows no fire days and no recitations', () => {
  const early = performedTerm(LINE, { days: WEEK, lastDay: '2026-11-04', numbers: NUMBERS })
  expect(early).toMatchObject({ to: '2026-11-04', days: 3, fireDays: null, recitations: null })
})

it('a ritual with a fixed time shows no duration', () => {
  const at = { ...LINE, performsAt: new Date('2026-11-02T03:30:00Z') }
  expect(performedTerm(at, { days: ['2026-11-02'], lastDay: '2026-11-02', numbers: NUMBERS })).toBeUndefined()
  expect(termFacts(undefined, en.term, 'en')).toEqual([])
})

it('the data of a ritual are in the reader’s language', () => {
  expect(termFacts(whole && { ...whole, fireDays: 3 }, en.term, 'en')).toEqual([
    { term: 'Option', value: `Enhanced, 21,000${NBSP}recitations` },
    { term: 'Term', value: `from 2${NBSP}November${NBSP}2026 to 8${NBSP}November${NBSP}2026` },
    { term: 'Days', value: `7${NBSP}days of recitation, 3 of them with fire` },
  ])
  expect(termFacts(whole, ru.term, 'ru')).toEqual([
    { term: 'Вариант', value: `Enhanced, 21${NBSP}000${NBSP}повторений` },
    { term: 'Срок', value: `с${NBSP}2${NBSP}ноября${NBSP}2026${NBSP}г. по${NBSP}8${NBSP}ноября${NBSP}2026${NBSP}г.` },
    { term: 'Дни', value: `7${NBSP}дней чтения, каждый с${NBSP}огнём` },
  ])
})

it('an item without set days shows only the ordered duration', () => {
  const unset = performedTerm({ ...LINE, weeks: 4 }, { days: [], lastDay: '2026-11-08', numbers: undefined })
  expect(termFacts(unset, en.term, 'en')).toEqual([
    { term: 'Option', value: 'Enhanced' },
    { term: 'Term', value: `1${NBSP}month` },
  ])
})

it('the time of a ritual of several days is called “Completed”', () => {
  expect(momentTerm(whole, en)).toBe('Completed')
  expect(momentTerm(undefined, en)).toBe('Performed')
})
