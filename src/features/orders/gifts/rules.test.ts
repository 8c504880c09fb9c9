import { expect, it } from 'vitest'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { hasCard, isLongCard, recipientLine } from './rules.ts'

it('a gift has a card page from the payment until a refund', () => {
  expect(ORDER_STATUSES.filter(hasCard)).toEqual(['processing', 'completed', 'ready'])
})

it.each([
  ['Мария', 'Мария, , ,'],
  [' Мария  Петровна Лебедева ', 'Мария, Петровна Лебедева, ,'],
])('the name «%s» is split into first and last name', (name, line) => {
  expect(recipientLine(name)).toBe(line)
})

const QUATRAIN = Array.from({ length: 4 }, () => 'Пусть светлым будет этот год').join('\n')
const card = (more: { name?: string; note?: string; rituals?: number }) => ({
  name: more.name ?? 'Мария Лебедева',
  note: more.note ?? '',
  rituals: Array.from({ length: more.rituals ?? 1 }, () => ({ name: 'Ганеша-ягья' })),
})

it.each([
  ['without a note', {}],
  ['with a note of maximum length without line breaks', { note: 'а'.repeat(500) }],
  ['with two quatrains', { note: [QUATRAIN, QUATRAIN].join('\n\n') }],
])('a gift card %s is printed in normal size', (_, more) => {
  expect(isLongCard(card(more))).toBe(false)
})

it.each([
  ['with four quatrains', { note: Array.from({ length: 4 }, () => QUATRAIN).join('\n\n') }],
  ['with a long name above a long note', { name: 'Анна '.repeat(20), note: 'а'.repeat(500) }],
  ['of many rituals', { rituals: 14 }],
])('a gift card %s is printed smaller so that the text fits', (_, more) => {
  expect(isLongCard(card(more))).toBe(true)
})
