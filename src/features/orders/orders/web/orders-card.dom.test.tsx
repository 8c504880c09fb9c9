import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en as cart } from '#features/orders/cart/messages/page.en.ts'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { answered, answerWith, renderInPanel } from '../../../../../test/render-form.tsx'
import { en as orders } from '../messages/page.en.ts'
import { OrdersCard } from './orders-card.tsx'

const user = { id: 'c1', email: 'anna@example.com', firstName: '', lastName: '' } as CurrentUser

const gift = {
  id: 'GNS-20261130-1234',
  number: '1234',
  status: 'processing',
  createdAt: '2026-11-30T10:00:00Z',
  items: [],
  paymentMethod: 'BTC',
  total: 164,
  specialInstructions: '',
}

const draw = () => renderInPanel(<OrdersCard user={user} hideEmpty />, { dictionary: { cart, orders } })

it('a new customer’s orders are shown above the form for the profile', async () => {
  answerWith(answered([gift]))
  draw()
  expect(await screen.findByRole('heading', { name: orders.list.title(1) })).toBeDefined()
})

it('without an order, no list is shown above a new customer’s form', async () => {
  const server = answerWith(answered([]))
  const { container } = draw()
  await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
  expect(container.textContent).toBe('')
})

it('a performed ritual leads to its photographs and certificate', async () => {
  answerWith(answered([{ ...gift, id: 'a'.repeat(32), status: 'ready' }]))
  draw()
  const link = await screen.findByRole('link', { name: orders.list.results })
  expect(link.getAttribute('href')).toBe(`/order/${'a'.repeat(32)}`)
})

it('the list says that a newer paid order replaces an unpaid order', async () => {
  const items = [{ name: 'Ganesha Yagya', duration: 2, price: 164, quantity: 1 }]
  const paid = { ...gift, items }
  const unpaid = { ...gift, id: 'b'.repeat(32), items, status: 'pending', createdAt: '2026-11-30T09:00:00Z' }
  answerWith(answered([paid, unpaid]))
  draw()
  expect(await screen.findByText(orders.list.replaced)).toBeDefined()
})
