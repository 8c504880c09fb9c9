import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { idempotencyKeyFor, keepOrderId } from '#features/orders/cart/web/last-checkout.ts'
import { en as widget } from '#features/money/payments/messages/page-widget.en.ts'
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

beforeEach(() => localStorage.clear())

function open(found: OrderView | null, progress?: object) {
  const client = createQueryClient(() => new Promise(() => undefined), {
    '/api/orders/o1?lang=en': found,
    ...(progress && { '/api/orders/o1/progress?lang=en': progress }),
    '/api/shop': {
      origin: 'http://localhost',
      name: { ru: 'Ахути', en: 'Ahuti' },
      ordersEmail: 'orders@example.com',
      messengerLink: '',
    },
  })
  renderOnPage(
    <QueryClientProvider client={client}>
      <OrderPage
        id="o1"
        Proofs={Part}
        Gift={Part}
        NextStep={Part}
        Progress={Part}
        Timeline={Part}
        Telegram={Part}
        GuestData={Part}
      />
    </QueryClientProvider>,
    { dictionary: { orders, cart, widget } },
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

it.each([
  ['the days are over and the recording is late', 'processing', 'none', true],
  ['the ritual’s page is published', 'ready', 'none', true],
  ['the ritual has begun', 'processing', 'late', false],
] as const)(
  'only after a ritual the order’s page offers to repeat or refund the ritual: %s',
  (_, status, changes, isOver) => {
    open({ ...order, status, items: [{ ...item, performsAt: moment }] }, { status, changes })
    expect(
      screen.queryByText(/neither photographs nor a video.* again or return everything, as you choose/) !== null,
    ).toBe(isOver)
    expect(screen.queryByText(/Before the ritual begins/) !== null).toBe(!isOver)
    expect(screen.getByRole('link', { name: 'How to ask for a refund' })).toBeDefined()
  },
)

it('the page of a paid order links to a prepared letter about a refund', () => {
  open({ ...order, id: 'o1' })
  const letter = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Write about a refund' }).href)
  expect(decodeURIComponent(letter.pathname)).toBe('orders@example.com')
  expect(letter.searchParams.get('subject')).toBe(`Refund of order #${orderDigits('o1')}`)
})

it('the page shows the refund letter to readers without a mail program', () => {
  open({ ...order, id: 'o1', paymentMethod: 'usdt-trc20' })
  expect(screen.getByText(/Send it to orders@example.com/)).toBeDefined()
  const [letter] = screen.getAllByText(/My wallet address on the same network/)
  expect(letter?.textContent).toContain(`order #${orderDigits('o1')}`)
  expect(letter?.textContent).toContain('TRC-20')
})

it('for an unknown link, the page says where to find the order’s new link', () => {
  open(null)
  expect(screen.getByText(/the newest e-mail about it has the new link/)).toBeDefined()
})

it('the page of a paid order begins with thanks and the ritual’s name', () => {
  open({ ...order, items: [{ ...item, name: 'Ganesha yagya - Basic' }] })
  expect(screen.getByText('Thank you for your order')).toBeDefined()
  expect(screen.getAllByText('Ganesha yagya').length).toBeGreaterThan(0)
})

it('the page of an unpaid order contains no thanks', () => {
  open({ ...order, status: 'pending', paidAt: null, items: [item] })
  expect(screen.queryByText(/Thank you/)).toBeNull()
})

it('the browser that placed the order is thanked by first name', () => {
  const id = '1'.repeat(32)
  const guest = { customerName: 'Olga Tarasova', customerEmail: 'olga@example.com', paymentMethod: 'crypto' as const }
  keepOrderId(idempotencyKeyFor({ ...guest, items: [], total: 30 }), id)
  open({ ...order, id, items: [item] })
  expect(screen.getByText('Thank you, Olga')).toBeDefined()
})

it('the signed-in owner of an order is thanked by first name', () => {
  const owner = { customerName: 'Olga Tarasova', customerEmail: 'olga@example.com', customerPhone: null }
  open({
    ...order,
    items: [item],
    owner: { ...owner, specialInstructions: '', startDate: null, specialWishes: '', participants: '' },
  })
  expect(screen.getByText('Thank you, Olga')).toBeDefined()
})
