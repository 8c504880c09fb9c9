import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en as widget } from '#features/money/payments/messages/page-widget.en.ts'
import { en as cart } from '#features/orders/cart/messages/page.en.ts'
import { idempotencyKeyFor, keepOrderId, keepPayment } from '#features/orders/cart/web/last-checkout.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en as orders } from '../messages/page.en.ts'
import type { OrderView } from '../schemas.ts'
import { OrderPayment } from './order-payment.tsx'

const ORDER = '1'.repeat(32)
const CARD = '2'.repeat(32)
const order: OrderView = {
  id: ORDER,
  number: '1',
  status: 'pending',
  total: 164,
  currency: 'USD',
  items: [],
  createdAt: '2026-11-20T10:00:00Z',
  paymentMethod: 'card',
  paidAt: null,
  payment: null,
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes(`/api/card/payment/${CARD}/`))
      return Response.json({ id: CARD, orderId: ORDER, status: 'declined', amount: '164', currency: 'USD' })
    if (address.includes('/api/payment-methods'))
      return Response.json({
        methods: ['card', 'crypto'],
        cards: [{ provider: 'sandbox', currency: 'USD' }],
        coins: [],
      })
    return address.includes(ORDER) ? Response.json(order) : new Response('{}', { status: 503 })
  })
})

function open(shown = order): void {
  renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <OrderPayment order={shown} />
    </QueryClientProvider>,
    { dictionary: { orders, cart, widget } },
  )
}

it('the order’s page says that a card payment was declined in this browser', async () => {
  const guest = { customerName: 'Anna', customerEmail: 'anna@example.com', paymentMethod: 'crypto' as const }
  keepOrderId(idempotencyKeyFor({ ...guest, items: [], total: 164 }), ORDER)
  keepPayment(ORDER, { id: CARD, currency: 'USD' })
  open()
  expect(await screen.findByText(widget.card.declined.title)).toBeTruthy()
  expect(screen.getByRole('button', { name: widget.card.anew })).toBeTruthy()
})

it('without a card payment in this browser, the page offers all payment methods', async () => {
  open()
  expect(await screen.findByText(widget.method.title)).toBeTruthy()
  expect(screen.queryByText(widget.card.declined.title)).toBeNull()
})

it('the refund rule of an order for a fixed time does not mention weeks', () => {
  const item = { id: 'ganesha', name: 'Ganesha yagya', tier: null, duration: 1, price: 81, quantity: 1, category: null }
  open({ ...order, items: [{ ...item, performsAt: '2026-12-26T03:30:00Z' }] })
  expect(screen.getByText(cart.refundMoment)).toBeTruthy()
  expect(screen.queryByText(cart.refund)).toBeNull()
})

it('the page shows the transaction and the network of returned coins', () => {
  const hash = `0x${'ab'.repeat(32)}`
  const refund = { currency: 'USDT_TRC20', amount: '191', day: '2026-11-30', way: 'crypto' as const }
  open({ ...order, status: 'refunded', paymentMethod: 'crypto', refunds: [{ ...refund, transactionHash: hash }] })
  expect(screen.getByText(hash)).toBeTruthy()
  expect(screen.getByText('(TRC-20)')).toBeTruthy()
})
