import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page-widget.en.ts'
import type { ClientPayment } from './payment-state.ts'
import { PaymentStatus } from './payment-status.tsx'

const underpaid: ClientPayment = {
  paymentId: 'p1',
  orderId: 'o1',
  currency: 'USDT_TRC20',
  name: 'USDT',
  network: 'TRON',
  amount: '164',
  received: '100',
  due: '64',
  address: 'T1',
  qrCode: undefined,
  expiresAt: new Date(2026, 11, 1, 12),
  status: 'underpaid',
  confirmations: 0,
  requiredConfirmations: 19,
  transactionHash: null,
  watchedUntil: new Date(2026, 11, 8, 12, 5),
  late: true,
  reason: undefined,
}
const said = (payment: ClientPayment) => {
  const { container } = renderOnPage(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { enabled: false, queryFn: () => null } } })}
    >
      <PaymentStatus payment={payment} />
    </QueryClientProvider>,
    { dictionary: { widget: en } },
  )
  return container.textContent?.replaceAll('\u00a0', ' ') ?? ''
}

it('a customer who paid too little and too late sees when the address expires', () => {
  expect(said(underpaid)).toContain('Please send it by 8 December, 12:05 by your clock')
})

it('a customer who paid too little in time sees only the price quote’s deadline', () => {
  const text = said({ ...underpaid, late: false })
  expect(text).toContain('64 to go')
  expect(text).not.toContain('8 December')
})

it('after the address expires, the page asks the customer to write to the shop', () => {
  const review: ClientPayment = { ...underpaid, status: 'review', due: '0', reason: 'underpaid' }
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
  expect(said({ ...review, watchedUntil: hours(-1) })).toContain(en.expired.sentLongAgo)
  expect(said({ ...review, watchedUntil: hours(1) })).not.toContain(en.expired.sentLongAgo)
})
