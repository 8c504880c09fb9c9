import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page-widget.en.ts'
import { PaymentWidget } from './payment-widget.tsx'

const ORDER = 'a1b2c3d4'.repeat(4)
const CARD = 'c1'.repeat(16)

vi.spyOn(console, 'warn').mockImplementation(() => {})

/** Opens the payment widget of a shop with card payments. The test can change the order. The shop refuses a new payment of a paid order. */
function openWidget() {
  const shop = { order: 'pending', reads: 0 }
  const answers: Record<string, () => Response> = {
    [`GET /api/orders/${ORDER}`]: () => {
      shop.reads += 1
      return Response.json({ id: ORDER, status: shop.order })
    },
    [`POST /api/card/payment/${CARD}/confirmation`]: () =>
      Response.json({
        id: CARD,
        orderId: ORDER,
        status: 'declined',
        provider: 'sandbox',
        amount: '164',
        currency: 'USD',
      }),
    'POST /api/card/payment': () =>
      Response.json({ code: 'payments.order-not-payable', message: 'This order awaits no payment.' }, { status: 409 }),
    'GET /api/payment-methods': () =>
      Response.json({
        methods: ['card'],
        cards: [{ provider: 'sandbox', currency: 'USD' }],
        coins: [],
        estimates: null,
      }),
  }
  const fetching = async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address, 'http://shop')
    return answers[`${init?.method ?? 'GET'} ${pathname}`]?.() ?? new Response('{}', { status: 503 })
  }
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('open', () => null)
  const onPaid = vi.fn()
  const latest = { id: CARD, currency: 'USD', status: 'waiting' }
  const { user } = renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <PaymentWidget orderId={ORDER} amountUsd={164} orderHref={`/order/${ORDER}`} latest={latest} onPaid={onPaid} />
    </QueryClientProvider>,
    { dictionary: { widget: en } },
  )
  return { shop, user, onPaid }
}

it('after a declined card the payment form notices a payment in another tab', async () => {
  const { shop, onPaid } = openWidget()
  await screen.findByText(en.card.declined.title)
  await vi.waitFor(() => expect(shop.reads).toBe(1))
  shop.order = 'completed'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(en.success.title)).toBeTruthy()
  expect(screen.queryByText(en.card.declined.title)).toBeNull()
  expect(onPaid).toHaveBeenCalledTimes(1)
})

it('the payment form of an order paid meanwhile shows that the order is paid', async () => {
  const { shop, user, onPaid } = openWidget()
  await screen.findByText(en.card.declined.title)
  await vi.waitFor(() => expect(shop.reads).toBe(1))
  shop.order = 'processing'
  await user.click(screen.getByRole('button', { name: en.card.anew }))
  expect(await screen.findByText(en.success.title)).toBeTruthy()
  expect(onPaid).toHaveBeenCalledTimes(1)
})

it('the payment form of an order cancelled meanwhile shows that the order is closed', async () => {
  const { shop, user, onPaid } = openWidget()
  await screen.findByText(en.card.declined.title)
  shop.order = 'cancelled'
  await user.click(screen.getByRole('button', { name: en.card.anew }))
  expect(await screen.findByText(en.orderClosed.title)).toBeTruthy()
  expect(onPaid).not.toHaveBeenCalled()
})
