import { expect, it } from 'vitest'
import { isWrittenDay, isWrittenTime, readWrittenDay, readWrittenTime } from './rules-typed-moment.ts'

it.each([
  ['14 March 1941', '14.03.1941'],
  ['14 Mar 1941', '14.03.1941'],
  ['14th of March, 1941', '14.03.1941'],
  ['March 14, 1941', '14.03.1941'],
  ['mar 4 1941', '04.03.1941'],
  ['14.March 1941', '14.03.1941'],
  ['3/14/1941', '14.03.1941'],
  ['14/3/1941', '14.03.1941'],
  ['14-03-1941', '14.03.1941'],
  ['5/5/1990', '05.05.1990'],
  ['14 марта 1941', '14.03.1941'],
  ['14 мая 1941 г.', '14.05.1941'],
  ['1 Sept 2027', '01.09.2027'],
])('the text "%s" is read as the day %s', (text, day) => expect(readWrittenDay(text)).toEqual({ day }))

it.each(['3/4/1941', '04/03/1941', '12/11/2027'])('the text "%s" can be read as two different days', (text) =>
  expect(readWrittenDay(text)).toEqual({ isAmbiguous: true }),
)

it.each(['', '14.03.1941', '14 Foo 1941', 'March 1941', '14 March', '14 March 41'])(
  'the text "%s" is not read as a day',
  (text) => expect(readWrittenDay(text)).toBeUndefined(),
)

it.each([
  ['7.30 am', '07:30'],
  ['7:30 AM', '07:30'],
  ['7.30 pm', '19:30'],
  ['7 a.m.', '07:00'],
  ['07: pm', '19:00'],
  ['12 am', '00:00'],
  ['12.05 pm', '12:05'],
  ['07:30 am', '07:30'],
  ['0730am', '07:30'],
  ['730 pm', '19:30'],
  ['7.30', '07:30'],
])('the text "%s" is read as the time %s', (text, time) => expect(readWrittenTime(text)).toBe(time))

it.each(['', '730', '13 pm', '0.15 am', 'am', 'noon'])('the text "%s" is not read as a time', (text) =>
  expect(readWrittenTime(text)).toBeUndefined(),
)

it('the mask for digits does not change a text with words or slashes', () => {
  expect(['14 March', 'March', '3/14'].every(isWrittenDay)).toBe(true)
  expect(['14.03.1941', '1990-05-01', '14 ', ''].some(isWrittenDay)).toBe(false)
  expect(['7.30 am', '07:30 '].every(isWrittenTime)).toBe(true)
  expect(['07:30', '7.30', ''].some(isWrittenTime)).toBe(false)
})
