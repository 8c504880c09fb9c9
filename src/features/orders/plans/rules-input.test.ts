import { describe, expect, it } from 'vitest'
import { countRituals, plannableRituals, beginSentence, isTypedOut, readTypedDay, typeDay } from './rules.ts'

describe('a typed day', () => {
  it.each([
    ['20.11.2026', '2026-11-20'],
    [' 1.2.2027 ', '2027-02-01'],
    ['29.02.2028', '2028-02-29'],
  ])('%j is %s', (text, date) => {
    expect(readTypedDay(text)).toBe(date)
  })

  it.each(['', '20.11', '20.11.20', '31.02.2027', '00.01.2027', '2026-11-20', '20.11.20266'])(
    '%j is not a day',
    (text) => {
      expect(readTypedDay(text)).toBeUndefined()
    },
  )

  it('is formatted as it is parsed', () => {
    expect(typeDay('2026-11-20')).toBe('20.11.2026')
    expect([isTypedOut('20.11.202'), isTypedOut('31.02.2027')]).toEqual([false, true])
  })
})

it.each([
  ['', 'Прошу о '],
  ['Мир дому.', 'Мир дому. Прошу о '],
  ['Мир дому\n', 'Мир дому\nПрошу о '],
])('a sentence started after %j is appended to it', (text, begun) => {
  expect(beginSentence(text, 'Прошу о ')).toBe(begun)
})

it('paid orders that are not finished give the rituals that can be planned', () => {
  const order = (status: string, name: string) => ({ status, items: [{ name, duration: 4 }] })
  const statuses = ['completed', 'Оплачен', 'processing', 'pending', 'ready', 'cancelled', 'refunded']
  expect(plannableRituals(statuses.map((status) => order(status, status))).map(({ name }) => name)).toEqual([
    'completed',
    'Оплачен',
    'processing',
  ])
})

it('the same ritual in two orders is listed once, with its count', () => {
  const enhanced = { name: 'Ganesha yagya - Enhanced', weeks: 4 }
  const longer = { ...enhanced, weeks: 8 }
  expect(countRituals([enhanced, longer, enhanced])).toEqual([
    { ...enhanced, count: 2 },
    { ...longer, count: 1 },
  ])
})
