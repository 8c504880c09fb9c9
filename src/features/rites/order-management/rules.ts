import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { MessageKind } from './model.ts'
import { searchWords } from '#base/text-folding.ts'
import { readContact } from '#features/people/accounts/rules-contact.ts'

/** The possible meanings of a search text. An order matches if one of the meanings matches. */
type OrderSearch = {
  /** The beginning of the order id. */
  idPrefix?: string
  /** Each string is the beginning of a word in the customer's name or address. */
  words: string[]
  /** In E.164. */
  phone?: string
  /** The forms in which the database may store a chain transaction. */
  transactions: string[]
}

const MIN_HASH_LENGTH = 16

/** One step of an order that staff can make. A `backward` step undoes another step and needs a reason. */
type Step = { to: OrderStatus; backward?: true; needsProof?: true }

/**
 * The allowed steps from each state. No step leads to the paid state: an order is paid only by money or by a manual confirmation of money.
 * Staff return the money before they mark an order as refunded. A cancelled order that was paid can still become refunded.
 */
const STEPS: Record<OrderStatus, Step[]> = {
  pending: [{ to: 'cancelled' }],
  completed: [
    { to: 'processing' },
    { to: 'ready', needsProof: true },
    { to: 'cancelled', backward: true },
    { to: 'refunded', backward: true },
  ],
  processing: [
    { to: 'ready', needsProof: true },
    { to: 'completed', backward: true },
    { to: 'cancelled', backward: true },
    { to: 'refunded', backward: true },
  ],
  ready: [
    { to: 'processing', backward: true },
    { to: 'refunded', backward: true },
  ],
  cancelled: [{ to: 'refunded', backward: true }],
  refunded: [],
}

type OrderState = { status: OrderStatus; paidAt: Date | null }

/** The steps that are allowed now. */
export function stepsFrom({ status, paidAt }: OrderState): Step[] {
  return STEPS[status].filter(({ to }) => to !== 'refunded' || paidAt !== null)
}

export function findStep(order: OrderState, to: OrderStatus): Step | undefined {
  return stepsFrom(order).find((step) => step.to === to)
}

/**
 * The e-mails with content that is still true: the e-mail about a step while the order is in its state, and the e-mail about the payment
 * after the payment.
 */
export function listMessageKinds({ status, paidAt }: OrderState): MessageKind[] {
  const ofStatus: Partial<Record<OrderStatus, MessageKind>> = {
    pending: 'received',
    processing: 'processing',
    ready: 'ready',
    cancelled: 'cancelled',
    refunded: 'refunded',
  }
  const sentKinds = ofStatus[status]
  const isPaid = paidAt !== null && status !== 'cancelled' && status !== 'refunded'
  return [...(isPaid ? (['paid'] as const) : []), ...(sentKinds ? [sentKinds] : [])]
}

export function readOrderSearch(typed: string): OrderSearch {
  const text = typed.trim()
  const idPrefix = /^#?([0-9a-f]{1,32})$/i.exec(text)?.[1]?.toLowerCase()
  if (text.startsWith('#')) return { words: [], transactions: [], ...(idPrefix && { idPrefix }) }
  const contact = readContact(text)
  return {
    words: searchWords(text),
    transactions: transactionsOf(text),
    ...(idPrefix && { idPrefix }),
    ...(contact?.kind === 'phone' && { phone: contact.value }),
  }
}

function transactionsOf(text: string): string[] {
  const digits = /^(?:0x)?([0-9a-f]+)$/i.exec(text)?.[1]?.toLowerCase()
  if (digits === undefined || digits.length < MIN_HASH_LENGTH) return []
  return [digits, `0x${digits}`]
}
