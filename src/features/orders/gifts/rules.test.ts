import { expect, it } from 'vitest'
import { ORDER_STATUSES } from '#features/orders/orders/model.ts'
import { hasCard, recipientParts } from './rules.ts'

it('a gift has a card from payment until a refund', () => {
  expect(ORDER_STATUSES.filter(hasCard)).toEqual(['processing', 'completed', 'ready'])
})

it.each([
  ['Мария', 'Мария', ''],
  [' Мария  Петровна Лебедева ', 'Мария', 'Петровна Лебедева'],
])('the name «%s» is read as a participant', (name, firstName, lastName) => {
  expect(recipientParts(name)).toEqual({ firstName, lastName })
})
