import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CreatedPayment, PaymentView } from '#features/money/crypto/schemas.ts'
import type { WireStatus } from '#features/money/crypto/model.ts'
import {
  initialState,
  canContinuePayment,
  type PaymentEvent,
  type PaymentState,
  reducePayment,
} from './payment-state.ts'

const at = new Date('2026-11-20T10:00:00Z')
const created: CreatedPayment = {
  id: 'p1',
  orderId: 'o1',
  currency: 'BTC',
  name: 'Bitcoin (BTC)',
  network: 'Bitcoin',
  expectedAmount: '0.0052',
  address: 'bc1qexample',
  qrCodeData: 'iVBOR',
  expiresAt: '2026-11-20T10:20:00.000Z',
  now: '2026-11-20T10:00:00.000Z',
  status: 'waiting',
}

function view(status: WireStatus, more: Partial<PaymentView> = {}): PaymentView {
  return {
    ...created,
    status,
    received: '0',
    due: '0.0052',
    confirmations: 0,
    requiredConfirmations: 2,
    transactionHash: null,
    watchedUntil: '2026-11-27T10:20:00.000Z',
    ...more,
  }
}

function after(events: PaymentEvent[], from: PaymentState = initialState(undefined)): PaymentState {
  return events.reduce(reducePayment, from)
}

const toWaiting: PaymentEvent[] = [
  { type: 'create', currency: 'BTC' },
  { type: 'created', payment: created },
]

describe('the payment form during a successful payment', () => {
  test('has the states idle, creating, waiting and success, in this sequence', () => {
    expect(after([]).status).toBe('idle')
    expect(after(toWaiting.slice(0, 1))).toEqual({ status: 'creating', currency: 'BTC' })
    expect(after(toWaiting).status).toBe('waiting')
    const paid = after([
      ...toWaiting,
      { type: 'checked', view: view('completed', { received: '0.006', surplus: '0.0008', transactionHash: 'ff' }), at },
    ])
    expect(paid).toEqual({
      status: 'success',
      result: {
        success: true,
        paymentId: 'p1',
        orderId: 'o1',
        method: 'crypto',
        currency: 'BTC',
        amount: '0.0052',
        received: '0.006',
        hasExtra: false,
        surplus: '0.0008',
        transactionHash: 'ff',
        timestamp: at.toISOString(),
      },
    })
  })

  test('first shows the whole sum as due, with a QR code', () => {
    expect(after(toWaiting)).toMatchObject({
      payment: {
        due: '0.0052',
        received: '0',
        qrCode: 'data:image/png;base64,iVBOR',
        expiresAt: new Date('2026-11-20T10:20:00Z'),
      },
    })
  })

  test.each<WireStatus>(['waiting', 'detected', 'underpaid', 'expired', 'review'])(
    'is still waiting if the payment has the status %s',
    (status) => {
      expect(after([...toWaiting, { type: 'checked', view: view(status), at }])).toMatchObject({
        status: 'waiting',
        payment: { status },
      })
    },
  )

  test('is waiting even before it knows the details of the payment', () => {
    const resumed = initialState('p1')
    expect(resumed).toMatchObject({ status: 'waiting', paymentId: 'p1', payment: undefined })
    expect(after([{ type: 'checked', view: view('underpaid', { due: '0.001' }), at }], resumed)).toMatchObject({
      payment: { due: '0.001' },
    })
  })
})

describe('the payment form when a payment fails', () => {
  test('shows the error, and can try again if the payment could not be created', () => {
    const failed = after([
      { type: 'create', currency: 'ETH' },
      { type: 'failed', reason: 'No rate' },
    ])
    expect(failed).toEqual({ status: 'error', code: 'CREATE_PAYMENT_ERROR', currency: 'ETH', reason: 'No rate' })
    expect(reducePayment(failed, { type: 'create', currency: 'ETH' })).toEqual({ status: 'creating', currency: 'ETH' })
  })

  test('is still waiting after a failed check, and the next check clears the error', () => {
    const lost = after([...toWaiting, { type: 'checking' }, { type: 'unreachable', obstacle: 'offline' }])
    expect(lost).toMatchObject({ status: 'waiting', watch: { checks: 1, obstacle: 'offline' } })
    expect(reducePayment(lost, { type: 'checked', view: view('waiting'), at })).toMatchObject({
      watch: { obstacle: undefined },
    })
  })

  test('shows that a payment is cancelled, and can start a new payment', () => {
    const cancelled = after([...toWaiting, { type: 'cancel' }])
    expect(cancelled).toEqual({ status: 'cancelled', currency: 'BTC' })
    expect(after([...toWaiting, { type: 'checked', view: view('cancelled'), at }])).toEqual(cancelled)
    expect(reducePayment(cancelled, { type: 'reset' })).toEqual({ status: 'idle' })
  })

  test('ignores an answer about another payment', () => {
    const waiting = after(toWaiting)
    expect(reducePayment(waiting, { type: 'checked', view: { ...view('completed'), id: 'p0' }, at })).toBe(waiting)
  })
})

describe('the payment form, after any sequence of events,', () => {
  const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
    fc.constantFrom<PaymentEvent>(
      { type: 'create', currency: 'BTC' },
      { type: 'created', payment: created },
      { type: 'failed' },
      { type: 'checking' },
      { type: 'unreachable', obstacle: 'away' },
      { type: 'cancel' },
      { type: 'reset' },
    ),
    fc
      .constantFrom<WireStatus>('waiting', 'detected', 'underpaid', 'completed', 'expired', 'review', 'cancelled')
      .map((status): PaymentEvent => ({ type: 'checked', view: view(status), at })),
  )

  test('has the state “success” only if a check has found the payment completed', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let state = initialState(undefined)
        for (const event of events) {
          const next = reducePayment(state, event)
          const became = next.status === 'success' && state.status !== 'success'
          const earned = state.status === 'waiting' && event.type === 'checked' && event.view.status === 'completed'
          expect(became && !earned).toBe(false)
          expect(state.status === 'success' && next !== state).toBe(false)
          state = next
        }
      }),
    )
  })
})

test('the payment form shows an order’s open payment again, but no cancelled payment', () => {
  expect(['waiting', 'detected', 'underpaid', 'review', 'expired'].every(canContinuePayment)).toBe(true)
  expect(['completed', 'cancelled', 'pending'].some(canContinuePayment)).toBe(false)
})

describe('the payment form of an order that was paid or closed in another way', () => {
  test.each(['paid', 'closed'] as const)('says that the order is %s, and stays in this state', (order) => {
    const checked: PaymentEvent = { type: 'checked', view: view('cancelled', { due: '0', order }), at }
    const ended = after([...toWaiting, checked])
    expect(ended).toEqual({ status: 'ended', order })
    expect(after([{ type: 'reset' }, { type: 'cancel' }, { type: 'create', currency: 'BTC' }], ended)).toEqual(ended)
  })

  test('says that the order is paid even if the price quote has expired', () => {
    const checked: PaymentEvent = { type: 'checked', view: view('expired', { order: 'paid' }), at }
    expect(after([...toWaiting, checked])).toEqual({ status: 'ended', order: 'paid' })
  })

  test('is still waiting while the money of its payment is confirmed or reviewed', () => {
    for (const status of ['detected', 'review'] as const) {
      const checked: PaymentEvent = { type: 'checked', view: view(status, { order: 'paid' }), at }
      expect(after([...toWaiting, checked]).status).toBe('waiting')
    }
  })
})
