import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { en as widget } from '#features/money/payments/messages/page-widget.en.ts'
import { en as cart } from '#features/orders/cart/messages/page.en.ts'
import type { OrderBody } from '#features/orders/cart/model.ts'
import { idempotencyKeyFor, keepOrderId, keepPayment } from '#features/orders/cart/web/last-checkout.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en as orders } from '../messages/page.en.ts'
import { CheckoutPage } from './checkout-page.tsx'

const never = () => Promise.withResolvers<Response>().promise
const ORDER_ID = '1'.repeat(32)
const body: OrderBody = {
  customerName: 'Anna Smith',
  customerEmail: 'anna@example.com',
  paymentMethod: 'crypto',
  items: [{ id: 'ganesha-basic', name: 'Ganesha - Basic', price: 164, quantity: 1, duration: 0.5 }],
  total: 164,
}
// After the order was placed, the shop stopped offering this ritual for two weeks. It now offers only one month.
const ritual = {
  id: 'ganesha',
  name: 'Ganesha',
  price: 300,
  category: 'healthHealing',
  terms: { ...DEFAULT_TERMS, basic: [1] },
}

function open(search: string) {
  vi.stubGlobal('fetch', never)
  renderOnPage(
    <QueryClientProvider client={createQueryClient(never)}>
      <CheckoutPage ritual={ritual} search={new URLSearchParams(search)} onSearch={() => undefined} />
    </QueryClientProvider>,
    { dictionary: { cart, catalogue, orders, widget } },
  )
}

const currentStep = () => screen.getByRole('listitem', { current: 'step' }).textContent
const summary = () => screen.getByRole('region', { name: orders.checkout.what }).textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  localStorage.clear()
  keepOrderId(idempotencyKeyFor(body), ORDER_ID)
  keepPayment(ORDER_ID, { id: '2'.repeat(32), currency: 'BTC' })
})

it('a reloaded payment is still shown if the ritual’s term is no longer offered', async () => {
  open('tier=basic&duration=0.5&step=payment')
  await vi.waitFor(() => expect(currentStep()).toContain(orders.checkout.payment), 5_000)
  expect(summary()).toContain('2 weeks')
  expect(summary()).toContain('$164')
  expect(screen.queryByText(orders.checkout.corrected)).toBeNull()
})

it('a page address without a started payment leads to an offered term', async () => {
  open('tier=basic&duration=0.5')
  await vi.waitFor(() => expect(currentStep()).toContain(orders.checkout.contact), 5_000)
  expect(summary()).toContain('1 month')
  expect(screen.getByText(orders.checkout.corrected)).toBeDefined()
})
