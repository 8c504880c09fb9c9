import type { CreatedPayment, PaymentView } from '#features/money/crypto/schemas.ts'
import type { Currency } from '#features/money/settlements/model-currencies.ts'
import type { PublicReason, WireStatus } from '#features/money/crypto/model.ts'
import type { EndedOrder } from '#features/money/settlements/model.ts'
import type { Obstacle } from './poll-backoff.ts'

/** The data of a crypto payment in the browser (docs/contract.md, "Payments"). Amounts are decimal strings in whole coins. */
export type ClientPayment = {
  paymentId: string
  orderId: string
  currency: Currency
  /** `name`: the coin with its network, as the server names them. `network`: only the network. */
  name: string
  network: string
  amount: string
  received: string
  due: string
  address: string
  /** The QR code as a data URL. Undefined when nothing is due. */
  qrCode: string | undefined
  expiresAt: Date
  status: WireStatus
  confirmations: number
  requiredConfirmations: number
  transactionHash: string | null
  /** The time until which late money is credited without a decision by staff. Undefined before the first poll. */
  watchedUntil: Date | undefined
  /** True if new money is valued at the daily rate. */
  late: boolean
  reason: PublicReason | undefined
}

/** The data that the browser needs to continue a payment later. A payment in USD or RUB is a card payment. */
export type BegunPayment = { id: string; currency?: string }

export type PaymentResult = {
  success: true
  paymentId: string
  orderId: string
  method: 'crypto'
  currency: Currency
  amount: string
  /** The received amount. It is larger than `amount` if the customer sent too much. */
  received: string
  /** True if other money also came and is in review. */
  hasExtra: boolean
  /** The part of the received amount that must be returned. Undefined if there is none. */
  surplus: string | undefined
  transactionHash: string | null
  timestamp: string
}

/** The state of the polls of a payment. `checks` counts the polls: each poll restarts the ten seconds until the next poll. */
type Watch = { checks: number; obstacle: Obstacle | undefined }

/** The states of the payment widget. An earlier payment is in the state `waiting` even before its details are loaded. */
export type PaymentState =
  | { status: 'idle' }
  | { status: 'creating'; currency: Currency }
  | { status: 'waiting'; paymentId: string; payment: ClientPayment | undefined; watch: Watch }
  | { status: 'success'; result: PaymentResult }
  | { status: 'error'; code: 'CREATE_PAYMENT_ERROR'; currency: Currency; reason: string | undefined }
  | { status: 'cancelled'; currency: Currency }
  | { status: 'ended'; order: EndedOrder }

export type PaymentEvent =
  | { type: 'create'; currency: Currency }
  | { type: 'created'; payment: CreatedPayment }
  | { type: 'failed'; reason?: string }
  | { type: 'checking' }
  | { type: 'checked'; view: PaymentView; at: Date }
  | { type: 'unreachable'; obstacle: Obstacle }
  | { type: 'cancel' }
  | { type: 'reset' }

const NOT_WATCHED: Watch = { checks: 0, obstacle: undefined }

/** Returns the initial state of the widget. If there is an earlier payment, the widget loads it. */
export function initialState(livePaymentId: string | undefined): PaymentState {
  if (livePaymentId === undefined) return { status: 'idle' }
  return { status: 'waiting', paymentId: livePaymentId, payment: undefined, watch: NOT_WATCHED }
}

/** Returns true if the customer can continue an order's latest payment. */
export function canContinuePayment(status: string): boolean {
  return ['waiting', 'detected', 'underpaid', 'review', 'expired'].includes(status)
}

/**
 * Computes the next state. An event that does not fit the current state is ignored, because an answer may arrive after the customer has
 * gone to another step.
 */
export function reducePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  switch (event.type) {
    case 'create':
      return ['creating', 'success', 'ended'].includes(state.status)
        ? state
        : { status: 'creating', currency: event.currency }
    case 'created':
      return state.status === 'creating' ? waitFor(fromCreated(event.payment)) : state
    case 'failed':
      if (state.status !== 'creating') return state
      return { status: 'error', code: 'CREATE_PAYMENT_ERROR', currency: state.currency, reason: event.reason }
    case 'checking':
      return state.status === 'waiting'
        ? { ...state, watch: { ...state.watch, checks: state.watch.checks + 1 } }
        : state
    case 'unreachable':
      return state.status === 'waiting' ? { ...state, watch: { ...state.watch, obstacle: event.obstacle } } : state
    case 'checked':
      return state.status === 'waiting' && state.paymentId === event.view.id
        ? readAnswer(state, event.view, event.at)
        : state
    case 'cancel':
      return state.status === 'waiting' && state.payment
        ? { status: 'cancelled', currency: state.payment.currency }
        : state
    case 'reset':
      return state.status === 'success' || state.status === 'ended' ? state : { status: 'idle' }
  }
}

function waitFor(payment: ClientPayment): PaymentState {
  return { status: 'waiting', paymentId: payment.paymentId, payment, watch: NOT_WATCHED }
}

/** Computes the state after an answer of the shop. Only the status `completed` means that the order is paid (docs/contract.md, "Payments"). */
function readAnswer(state: PaymentState & { status: 'waiting' }, view: PaymentView, at: Date): PaymentState {
  if (view.status === 'completed') return { status: 'success', result: resultOf(view, at) }
  const order = orderEndedByOther(view)
  if (order) return { status: 'ended', order }
  if (view.status === 'cancelled') return { status: 'cancelled', currency: view.currency }
  return { ...state, payment: fromView(view), watch: { ...state.watch, obstacle: undefined } }
}

/** Returns how another payment or a cancellation ended the order. Undefined if the payment must still be watched. */
export function orderEndedByOther({ status, order }: Pick<PaymentView, 'status' | 'order'>): EndedOrder | undefined {
  return status === 'cancelled' || status === 'expired' ? order : undefined
}

function resultOf(view: PaymentView, at: Date): PaymentResult {
  return {
    success: true,
    paymentId: view.id,
    orderId: view.orderId,
    method: 'crypto',
    currency: view.currency,
    amount: view.expectedAmount,
    received: view.received,
    hasExtra: view.reason !== undefined,
    surplus: view.surplus,
    transactionHash: view.transactionHash,
    timestamp: at.toISOString(),
  }
}

function fromCreated(created: CreatedPayment): ClientPayment {
  return {
    ...sharedFacts(created),
    received: '0',
    due: created.expectedAmount,
    confirmations: 0,
    requiredConfirmations: 0,
    transactionHash: null,
    watchedUntil: undefined,
    late: false,
    reason: undefined,
  }
}

function fromView(view: PaymentView): ClientPayment {
  const {
    received,
    due,
    confirmations,
    requiredConfirmations,
    transactionHash,
    watchedUntil,
    late = false,
    reason,
  } = view
  const seen = { received, due, confirmations, requiredConfirmations, transactionHash }
  return { ...sharedFacts(view), ...seen, watchedUntil: new Date(watchedUntil), late, reason }
}

function sharedFacts({
  id,
  orderId,
  currency,
  name,
  network,
  expectedAmount,
  address,
  qrCodeData,
  expiresAt,
  status,
}: CreatedPayment) {
  return {
    paymentId: id,
    orderId,
    currency,
    name,
    network,
    amount: expectedAmount,
    address,
    qrCode: qrCodeData === undefined ? undefined : `data:image/png;base64,${qrCodeData}`,
    expiresAt: new Date(expiresAt),
    status,
  }
}
