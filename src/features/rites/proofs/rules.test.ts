import { expect, it } from 'vitest'
import {
  certificateState,
  checkCharacter,
  isInFuture,
  isSampleNumber,
  mayBeProved,
  namesRead,
  newCertificateNumber,
  readCertificateNumber,
  chooseNameSize,
  samplesDay,
} from './rules.ts'

it('the priest reads the participants’ names, or the customer’s name without participants', () => {
  expect(namesRead('Анна, Смирнова, 12.03.1985, 10:00\nИван, , ,', 'Ольга')).toEqual(['Анна Смирнова', 'Иван'])
  expect(namesRead('', 'Ольга')).toEqual(['Ольга'])
  expect(namesRead('', '')).toEqual([])
})

it('only paid orders have reports, not cancelled or refunded orders', () => {
  const statuses = ['pending', 'completed', 'processing', 'ready', 'cancelled', 'refunded'] as const
  expect(statuses.filter(mayBeProved)).toEqual(['completed', 'processing', 'ready'])
})

it('a time up to ten minutes ahead is accepted, because phone clocks differ', () => {
  const now = new Date('2026-11-12T10:00:00Z')
  expect([
    isInFuture(new Date('2026-11-12T10:05:00Z'), now),
    isInFuture(new Date('2026-11-12T11:00:00Z'), now),
  ]).toEqual([false, true])
})

const named = (count: number, name = 'Анна Иванова') => Array.from({ length: count }, () => name)

it.each([
  [1, 'large'],
  [17, 'large'],
  [18, 'medium'],
  [57, 'medium'],
  [58, 'small'],
] as const)('a certificate shows %i names in %s letters', (count, size) => {
  expect(chooseNameSize(named(count))).toBe(size)
})

it('long names have smaller letters on the certificate than short names', () => {
  expect(chooseNameSize(named(50, 'Александра Константиновна'))).toBe('small')
})

/** An example from the standard of the Global Release Identifier, which uses ISO/IEC 7064 MOD 37,36: A1-2425G-ABC1234002-M. */
it('the check character of a published example number is calculated correctly', () => {
  expect(checkCharacter('A12425GABC1234002')).toBe('M')
})

const draw = (seed: number) => (count: number) =>
  Uint8Array.from({ length: count }, (_, at) => (seed * 31 + at * 97) % 256)
let seed = 0
const numbers = Array.from({ length: 100 }, () => newCertificateNumber((count) => draw((seed += 1))(count)))

it('a certificate number has three groups of four characters, and any spelling is accepted', () => {
  expect(numbers.filter((number) => !/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/.test(number))).toEqual([])
  expect(numbers.filter((number) => readCertificateNumber(number) !== number)).toEqual([])
  expect(
    numbers.filter((number) => readCertificateNumber(` ${number.toLowerCase().replaceAll('-', ' ')}`) !== number),
  ).toEqual([])
})

it('one wrong character or two swapped characters make a certificate number invalid', () => {
  const wrong = numbers.map((number) => (number.startsWith('7') ? '8' : '7') + number.slice(1))
  const swapped = numbers.flatMap((number) => {
    const other = (number[1] ?? '') + (number[0] ?? '') + number.slice(2)
    return other === number ? [] : [other]
  })
  expect([...wrong, ...swapped].filter((number) => readCertificateNumber(number) !== undefined)).toEqual([])
  expect(readCertificateNumber('')).toBeUndefined()
})

it('a pasted certificate number may contain invisible characters and other hyphens', () => {
  const pasted = numbers.map((number) => `\u200e${number.replaceAll('-', '\u2011')}\u200b\u00a0`)
  expect(pasted.map(readCertificateNumber)).toEqual(numbers)
})

it('the sample’s number is recognised in both languages and any case', () => {
  expect(['ОБРАЗЕЦ', ' образец ', 'Sample'].map(isSampleNumber)).toEqual([true, true, true])
  expect(['', 'K7QM-2X9D-4TRA', 'SAMPLES'].map(isSampleNumber)).toEqual([false, false, false])
})

it('the days of the samples do not change with time', () => {
  expect([samplesDay('2026-12-30'), samplesDay('2027-02-03')]).toEqual(['2026-11-30', '2026-11-30'])
  expect(samplesDay('2026-11-02')).toBe('2026-11-02')
})

it.each([
  ['valid', 'published', 'initials', 'Анна', 'ready'],
  ['erased', 'published', 'withdrawn', '', 'ready'],
  ['withdrawn', 'published', 'withdrawn', 'Анна', 'ready'],
  ['in-correction', 'draft', 'names', 'Анна', 'processing'],
  ['revoked', 'draft', 'names', 'Анна', 'refunded'],
] as const)(
  'a certificate is %s: %s, shown as %s, for “%s”, order %s',
  (expected, state, visibility, customerName, status) => {
    expect(certificateState({ state, visibility, publishedAt: new Date() }, { customerName, status })).toBe(expected)
  },
)
