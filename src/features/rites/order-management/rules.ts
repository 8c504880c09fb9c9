import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { MessageKind } from './model.ts'
import { searchWords } from '#base/text-folding.ts'
import { readContact } from '#features/people/accounts/rules-contact.ts'

/** Possible meanings of a search for orders; an order matches if any of them does. */
type OrderSearch = {
  /** The beginning of its id. */
  idPrefix?: string
  /** Each is the beginning of a word of the customer's name or address. */
  words: string[]
  /** In E.164. */
  phone?: string
  /** The forms in which a chain transaction may be stored. */
  transactions: string[]
}

const MIN_HASH_LENGTH = 16

/** One step of an order by staff; `backward` steps undo another and need a reason. */
type Step = { to: OrderStatus; backward?: true; needsProof?: true }

/**
 * The steps allowed from each state. None leads to paid: only money, or its confirmation by hand, makes an order paid. Money is returned
 * before an order ends as refunded; a cancelled order that was paid can still become refunded.
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

/** The e-mails that are still true: one about a step while the order is in that state, and the one about payment from then on. */
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
