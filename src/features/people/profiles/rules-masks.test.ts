import { describe, expect, it } from 'vitest'
import { completed, pastedDate, pastedTime, phoneFits, phoneMask, phoneText, typedPhone } from './rules-masks.ts'

it.each([
  ['912', '912'],
  ['9123', '912 3'],
  ['9123456789', '912 345 6789'],
  ['79123456789', '+7 912 345 6789'],
  ['+7 (912) 345-67-89', '+7 912 345 6789'],
  ['791234567890000', '+7 912 345 6789'],
  ['abc', ''],
  ['+998901234567', '+998901234567'],
  ['+998 90 123-45-67', '+998 90 123 45 67'],
  ['0049 151 23456789', '+49 151 23456789'],
  ['+7 912', '+7 912'],
])('the phone number %j is formatted as %j', (text, written) => {
  expect(phoneText(text)).toBe(written)
})

it('a phone number with more than eleven digits needs a foreign country code', () => {
  expect(phoneFits('+7 912 345 6789')).toBe(true)
  expect(phoneFits('+919876543210')).toBe(true)
  expect(phoneFits('+7 912 345 67890')).toBe(false)
  expect(phoneFits('919876543210')).toBe(false)
})

const maskOf = (text: string, group?: (number: string) => string) =>
  phoneMask(text, group)
    .map((place) => (place === 'digit' ? 'x' : place))
    .join('')

it.each([
  ['912345678', 'xxx xxx xxxx'],
  ['9123456789', 'xxx xxx xxxx'],
  ['79123456789', '+x xxx xxx xxxx'],
  ['791234567890', '+x xxx xxx xxxx'],
  ['+7', '+x xxx xxx xxxx'],
  ['+7 912 345 67890', '+x xxx xxx xxxx'],
  // The mask formats 8 916 123-45-67 like this. These numbers have one digit too many or too few.
  ['+8 916 123 45678', '+x xxx xxx xxxx'],
  ['+8 916 123 456', '+x xxx xxx xxxx'],
  ['+', '+'],
  ['+998901234567', '+xxxxxxxxxxxx'],
  ['+998 90 1234567', '+xxx xx xxxxxxx'],
])('the mask of the phone field for %j is %s', (text, mask) => expect(maskOf(text)).toBe(mask))

it('the mask of a foreign number uses the country’s groups after they are loaded', () => {
  expect(maskOf('+998 901 234567', (number) => number.replace('+99890', '+998 90 '))).toBe('+xxx xx xxxxxxx')
  expect(maskOf('+7 912', () => 'not asked')).toBe('+x xxx xxx xxxx')
})

it.each([
  ['', '+', { before: '', typed: '+' }],
  ['00', '4', { before: '', typed: '+4' }],
  ['0', '0', { before: '0', typed: '0' }],
  ['', '0049 151/234', { before: '', typed: '+49 151 234' }],
  ['', 'tel:+49-151', { before: '', typed: '+49 151' }],
  ['+99', '８', { before: '+99', typed: '8' }],
  ['912 3', '4', { before: '912 3', typed: '4' }],
])('typed after %j in the phone field, the text %j results in %j', (before, typed, next) => {
  expect(typedPhone(before, typed)).toEqual(next)
})

it.each([
  ['1990-05-01', '01.05.1990'],
  ['1990-5-1T00:00', '01.05.1990'],
  ['1.5.1990', '01.05.1990'],
  ['01/05/1990', '01.05.1990'],
  [' 1-5-1990 г.', '01.05.1990'],
  ['31.02.2000', '31.02.2000'],
  ['0105', '0105'],
])('the pasted date %j becomes %j', (text, date) => {
  expect(pastedDate(text)).toBe(date)
})

it.each([
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['14:30:15', '14:30'],
  ['1430', '1430'],
])('the pasted time %j becomes %j', (text, time) => {
  expect(pastedTime(text)).toBe(time)
})

describe('a date or time field', () => {
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
  ] as const)('for a %s with the text «%s», after «%s» is typed, contains %j', (kind, before, typed, after) => {
    expect(completed(kind, before, typed)).toBe(after)
  })
})
