import { expect, it } from 'vitest'
import { orderLimits } from '#features/orders/orders/rules.ts'
import { makeGuestOrder, ORDERS_OF_VISITOR } from './orders.ts'

it('the load test places no more orders per visitor than a real shop accepts', () => {
  const limits = orderLimits({ mailbox: '', range: '' }).map(({ most }) => most)
  expect(ORDERS_OF_VISITOR).toBeLessThan(Math.max(...limits))
  const mailboxes = Array.from({ length: 20 }, () => JSON.parse(makeGuestOrder()).customerEmail)
  expect(new Set(mailboxes).size).toBe(20)
})
