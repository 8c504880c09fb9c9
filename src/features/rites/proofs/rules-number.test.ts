import { expect, it } from 'vitest'
import { checkCharacter, newCertificateNumber, readCertificateNumber } from './rules.ts'

/** ISO/IEC 7064 MOD 37,36 is the check of the Global Release Identifier. Its standard gives this example: A1-2425G-ABC1234002-M. */
it('the check character matches that of a published identifier', () => {
  expect(checkCharacter('A12425GABC1234002')).toBe('M')
})

const draw = (seed: number) => (count: number) =>
  Uint8Array.from({ length: count }, (_, at) => (seed * 31 + at * 97) % 256)
let seed = 0
const numbers = Array.from({ length: 100 }, () => newCertificateNumber((count) => draw((seed += 1))(count)))

it('a number is three groups of four, and can be entered in any spelling', () => {
  expect(numbers.filter((number) => !/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(number))).toEqual([])
  expect(numbers.filter((number) => readCertificateNumber(number) !== number)).toEqual([])
  expect(
    numbers.filter((number) => readCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')}`) !== number),
  ).toEqual([])
})

it('one wrong character, or two swapped neighbours, make a number invalid', () => {
  const wrong = numbers.map((number) => (number.startsWith('7') ? '8' : '7') + number.slice(1))
  const swapped = numbers.flatMap((number) => {
    const other = (number[1] ?? '') + (number[0] ?? '') + number.slice(2)
    return other === number ? [] : [other]
  })
  expect([...wrong, ...swapped].filter((number) => readCertificateNumber(number) !== undefined)).toEqual([])
  expect(readCertificateNumber('')).toBeUndefined()
})

it('a pasted number is read despite invisible characters and other hyphens', () => {
  const pasted = numbers.map((number) => `\u200e${number.replaceAll('-', '\u2011')}\u200b\u00a0`)
  expect(pasted.map(readCertificateNumber)).toEqual(numbers)
})
