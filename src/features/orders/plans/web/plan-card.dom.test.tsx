import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListedOrder } from '#features/orders/orders/schemas.ts'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { PlanView } from '../schemas.ts'
import { PlanCard } from './plan-card.tsx'

const order = {
  id: 'a1b2c3d4'.repeat(4),
  number: 'Order #a1b2c3d4',
  status: 'completed',
  createdAt: '2026-11-20T10:00:00Z',
  items: [{ name: 'Ganesha - Basic', duration: 2, price: 164, quantity: 1 }],
  paymentMethod: 'card',
  total: 164,
  specialInstructions: '',
} satisfies ListedOrder
// The card reads only the user's e-mail address.
const user = { id: 'u1', email: 'anna@example.com' } as CurrentUser

function open(orders: ListedOrder[], plan: unknown = null) {
  const known = {
    '/api/orders?email=anna%40example.com&lang=en': orders,
    '/api/ritual-plans?customerEmail=anna%40example.com&lang=en': plan,
  }
  answerWith(answered(plan))
  return renderOnPage(
    <QueryClientProvider client={createQueryClient(fetch, known)}>
      <PlanCard user={user} />
    </QueryClientProvider>,
    { dictionary: { plans: en } },
  )
}

it('the plan card is hidden if no ritual is paid', () => {
  const { container } = open([{ ...order, status: 'pending' }])
  expect(container.textContent).toBe('')
})

it('the plan card lists an order that has its own plan', async () => {
  const planned = { startDate: '2026-12-01', priestChooses: false, names: ['Anna Iyer'], hasWish: false, isOwn: true }
  open([{ ...order, plan: planned }])
  await waitFor(() => expect(screen.getByRole('link').getAttribute('href')).toBe(`/order/${order.id}/plan`))
  expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('Order #a1b2c3d4, begins 1 December 2026')
  expect(screen.queryByRole('button', { name: en.form.save })).toBeNull()
})

it('the plan card counts the days to the start in the shop’s time zone', async () => {
  const plan = {
    startDate: '2031-03-04',
    endDate: '2031-03-18',
    today: '2031-03-01',
    priestChooses: false,
    specialWishes: '',
    participants: '',
    readings: [],
    rituals: [],
  } satisfies PlanView
  open([order], plan)
  expect(await screen.findByText('in 3 days')).toBeTruthy()
})
