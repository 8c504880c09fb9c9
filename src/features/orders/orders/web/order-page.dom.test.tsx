import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as cart } from '#features/orders/cart/messages/page.en.ts'
import { orderDigits } from '#base/ids.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en as orders } from '../messages/page.en.ts'
import type { OrderView } from '../schemas.ts'
import { OrderPage } from './order-page.tsx'

vi.mock('#features/people/accounts/web/use-owner-refetch.ts', () => ({ useOwnerRefetch: () => undefined }))

const item = { id: 'ganesha-basic', name: 'Ganesha', duration: 2, price: 30, quantity: 1, category: null }
const moment = '2026-12-20T12:00:00Z'
const order: OrderView = {
  id: 'o1',
  number: '1',
  status: 'processing',
  total: 60,
  currency: 'USD',
  items: [],
  createdAt: '2026-11-20T10:00:00Z',
  paymentMethod: 'card',
  paidAt: '2026-11-20T10:00:00Z',
  payment: null,
}
const Part = () => null

function open(found: OrderView | null) {
  const client = createQueryClient(() => new Promise(() => undefined), {
    '/api/orders/o1?lang=en': found,
    '/api/shop': {
      origin: 'http://localhost',
      name: { ru: 'Ахути', en: 'Ahuti' },
      ordersEmail: 'orders@example.com',
      messengerLink: '',
    },
  })
  renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPage id="o1" Proofs={Part} Gift={Part} Progress={Part} Timeline={Part} Telegram={Part} GuestData={Part} />
    </QueryClientProvider>,
    { dictionary: { orders, cart } },
  )
}

it.each([
  ['all rituals have a fixed moment', [{ ...item, performsAt: moment }], false],
  [
    'one ritual takes weeks',
    [
      { ...item, performsAt: moment },
      { ...item, id: 'ganesha-premium' },
    ],
    true,
  ],
])('the order’s page mentions unused weeks only if a ritual has weeks: %s', (_, items, hasWeeks) => {
  open({ ...order, items })
  expect(screen.getByText(/Before the ritual begins we return everything/)).toBeDefined()
  expect(screen.queryByText(/weeks that have not begun/) !== null).toBe(hasWeeks)
})

it('the page of a paid order links a prepared letter about a refund', () => {
  open({ ...order, id: 'o1' })
  const letter = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Write about a refund' }).href)
  expect(decodeURIComponent(letter.pathname)).toBe('orders@example.com')
  expect(letter.searchParams.get('subject')).toBe(`Refund of order #${orderDigits('o1')}`)
})

it('for an unknown link, the page says where to find the order’s new link', () => {
  open(null)
  expect(screen.getByText(/the newest e-mail about it has the new link/)).toBeDefined()
})
