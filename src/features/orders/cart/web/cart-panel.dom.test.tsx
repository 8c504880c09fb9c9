import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en as cart } from '../messages/page.en.ts'
import { CartPanel } from './cart-panel.tsx'
import { useCart } from './cart-store.ts'
import { idempotencyKeyFor, keepOrderId, keepPaidOrder } from './last-checkout.ts'

const ORDER = '7634273f'.padEnd(32, '0')

beforeEach(() => {
  localStorage.clear()
  useCart.setState({ items: [], isOpen: true })
})

function open(): void {
  renderOnPage(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <CartPanel />
    </QueryClientProvider>,
    { dictionary: { cart } },
  )
}

it('an empty cart links to the last order that this browser has paid', () => {
  const guest = { customerName: 'Olga Tarasova', customerEmail: 'olga@example.com', paymentMethod: 'crypto' as const }
  keepOrderId(idempotencyKeyFor({ ...guest, items: [], total: 30 }), ORDER)
  keepPaidOrder(ORDER)
  open()
  expect(screen.getByText('Your last order #7634273f is paid')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(`/order/${ORDER}`)
})

it('an empty cart of a new visitor mentions no order', () => {
  open()
  expect(screen.getByText('The cart is empty')).toBeTruthy()
  expect(screen.queryByText(/last order/)).toBeNull()
})
