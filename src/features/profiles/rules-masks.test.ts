import { describe, expect, it } from 'vitest'
import { completed, pastedDate, pastedTime, phoneFits, phoneText } from './rules-masks.ts'

it.each([
  ['912', '912'],
  ['9123', '912 3'],
  ['9123456789', '912 345 6789'],
  ['79123456789', '+7 912 345 6789'],
  ['+7 (912) 345-67-89', '+7 912 345 6789'],
  ['791234567890000', '+7 912 345 6789'],
  ['abc', ''],
])('the phone %j is written %j', (text, written) => {
  expect(phoneText(text)).toBe(written)
})

it('a phone of more than eleven digits does not fit the mask', () => {
  expect(phoneFits('+7 912 345 6789')).toBe(true)
  expect(phoneFits('+919876543210')).toBe(false)
})

it.each([
  ['1990-05-01', '01.05.1990'],
  ['1990-5-1T00:00', '01.05.1990'],
  ['1.5.1990', '01.05.1990'],
  ['01/05/1990', '01.05.1990'],
  [' 1-5-1990 г.', '01.05.1990'],
  ['31.02.2000', '31.02.2000'],
  ['0105', '0105'],
])('the pasted date %j is %j', (text, date) => {
  expect(pastedDate(text)).toBe(date)
})

it.each([
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['14:30:15', '14:30'],
  ['1430', '1430'],
])('the pasted time %j is %j', (text, time) => {
  expect(pastedTime(text)).toBe(time)
})

describe('typing', () => {
  it.each([
    ['date', '', '5', '05'],
    ['date', '', '3', undefined],
    ['date', '0', '5', undefined],
    ['date', '05', '4', '0504'],
    ['date', '05.', '4', '05.04'],
    ['date', '05.', '1', undefined],
    ['date', '05.04.', '9', undefined],
    ['date', '05.04.19', '9', undefined],
    ['date', '1', '.', '01.'],
    ['date', '01.2', '/', '01.02.'],
    ['date', '0', '.', undefined],
    ['time', '', '9', '09'],
    ['time', '', '2', undefined],
    ['time', '9', ':', '09:'],
    ['time', '14:', '5', undefined],
  ] as const)('a %s «%s» goes on with «%s» as %j', (kind, before, typed, after) => {
    expect(completed(kind, before, typed)).toBe(after)
  })
})
