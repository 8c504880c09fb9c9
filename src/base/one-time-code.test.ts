import { describe, expect, it } from 'vitest'
import { codeDigits, findCode } from './one-time-code.ts'

describe('a pasted sign-in code', () => {
  it.each([
    '561268',
    ' 561268 ',
    '\u200e561268',
    '561\u200b268',
    '561 268',
    '561\u00a0268',
    '561-268',
    '561\u2011268',
    '5 6 1 2 6 8',
    '56 1268',
    '56 12 68',
    '５６１２６８',
    'Code: 561268',
    'Ваш код: 561268',
    'Ваш код: 561 268.',
    '561268 — код входа в Ahuti, 10 минут. Никому его не сообщайте.',
    'Your code\n561268\nThe code is valid for 10 minutes. Sent 28.11.2026 at 08:36, order 12345678.',
    'The code is valid for 10 minutes: 561-268',
    '«561268»',
  ])('is read as 561268 from %j', (pasted) => expect(findCode(pasted)).toBe('561268'))

  it.each(['', 'abcdef', '56126', '5612680', '561268 561269', '+79161234567', '28.11.2026'])(
    'is not found in %j',
    (pasted) => expect(findCode(pasted)).toBeUndefined(),
  )

  it('is read once if the text contains the code twice', () => expect(findCode('561268 (561268)')).toBe('561268'))
})

it.each([
  ['5612', '5612'],
  ['56a1', '561'],
  ['５６１', '561'],
  ['5612689', '561268'],
  ['Code: 561268', '561268'],
  ['valid for 10 minutes: 561 268', '561268'],
])('%j typed into a code field becomes %j', (typed, digits) => expect(codeDigits(typed)).toBe(digits))
