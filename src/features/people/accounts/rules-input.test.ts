import { describe, expect, it } from 'vitest'
import { codeArrivedWhole, contactKind, minutesAndSeconds, readCode } from './rules-input.ts'

describe('a contact while it is typed', () => {
  it.each([
    ['', 'unknown'],
    ['  ', 'unknown'],
    ['(', 'unknown'],
    ['+', 'phone'],
    ['+7 (912) 345-67-89', 'phone'],
    ['7', 'phone'],
    ['7even', 'email'],
    ['anna@', 'email'],
    ['\u202d+7 912', 'phone'],
    ['tel:+7', 'phone'],
    ['0049 151/23', 'phone'],
    [' Anna@example.com ', 'email'],
  ])('"%s" is recognised as: %s', (typed, kind) => expect(contactKind(typed)).toBe(kind))
})

describe('a typed sign-in code', () => {
  it.each([
    ['123 456', '123456'],
    [' 123-456\n', '123456'],
    ['12a', '12a'],
    ['1234567', '123456'],
    ['\u200e123456', '123456'],
    ['Ваш код: 123456', '123456'],
    ['１２３', '123'],
  ])('is read from "%s" as %s', (typed, code) => expect(readCode(typed)).toBe(code))

  it('is sent immediately if it was pasted or filled in by the browser', () => {
    expect(codeArrivedWhole('', '123456')).toBe(true)
    expect(codeArrivedWhole('123', '123456')).toBe(true)
  })

  it('is not sent automatically if the code was typed or is incomplete', () => {
    expect(codeArrivedWhole('12345', '123456')).toBe(false)
    expect(codeArrivedWhole('123456', '123456')).toBe(false)
    expect(codeArrivedWhole('', '1234')).toBe(false)
  })
})

describe('a waiting time', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [3599, '59:59'],
  ])('of %i seconds is shown as %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text))
})
