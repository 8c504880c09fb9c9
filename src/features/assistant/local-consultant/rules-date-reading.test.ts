import { expect, it } from 'vitest'
import { eventDay } from './rules-date-reading.ts'

const TODAY = '2026-11-23'

it.each([
  ['экзамен 20.01', '2027-01-20'],
  ['суд 3.12.2026', '2026-12-03'],
  ['exam on 20 January', '2027-01-20'],
  ['операция 29 февраля', '2028-02-29'],
  ['wedding on 1 May 2027', '2027-05-01'],
])('a date without a year in a question is a future date: %s', (text, day) => {
  expect(eventDay(text, TODAY)).toBe(day)
})

it.each([
  'встреча 31.04.2027',
  'встреча 31.04',
  'встреча 29.02.2027',
  '31 июня',
  'ритуал Ганеши на 1.5 месяца',
  'на 2.5 недели',
  'for 1.5 months',
  'до $1.5 тысячи',
  'за 1.5$',
])('a text without a valid date is not read as a date: %s', (text) => {
  expect(eventDay(text, TODAY)).toBeUndefined()
})
