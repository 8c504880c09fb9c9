import { amount } from '#base/money.ts'
import { after, HOUR } from '#base/time.ts'
import type { PaymentEvent, ReturnedMoney } from '#features/money/settlements/model.ts'
import type { TermLine } from '#features/orders/orders/emails.ts'
import { paymentEventEmail } from '#features/orders/orders/emails-payment-events.ts'
import type { Message, Sender } from '#features/platform/notifications/model.ts'

export type ExampleOrder = Parameters<typeof paymentEventEmail>[0]

export const ID = 'a1b2c3d4'.repeat(4)

export const RETURNED: ReturnedMoney[] = [
  { currency: 'USD', amount: amount('USD', 30_000n), way: 'card', day: '2026-11-29' },
]

const usdt = (units: bigint) => amount('USDT', units)
const ABOUT = { orderId: ID, method: 'crypto', reference: ID, dedupeKey: ID, currency: 'USDT_TRC20' } as const
export const LATE: PaymentEvent = { ...ABOUT, kind: 'review', attention: 'late' }
export const SURPLUS: PaymentEvent = { ...ABOUT, kind: 'surplus', amount: usdt(5_000_000n) }

/** Returns the e-mails about money for one example order. */
export function moneyExamples(
  order: ExampleOrder,
  lines: TermLine[],
  sender: Sender,
  now: Date,
): Record<string, Message> {
  const expiresAt = after(now, HOUR)
  const events: Record<string, PaymentEvent> = {
    'payment-underpaid': {
      ...ABOUT,
      kind: 'underpaid',
      received: usdt(280_000_000n),
      due: usdt(20_000_000n),
      expiresAt,
    },
    'payment-rest': {
      ...ABOUT,
      kind: 'rest',
      received: usdt(280_000_000n),
      due: usdt(20_000_000n),
      watchedUntil: expiresAt,
    },
    'payment-rest-over': { ...ABOUT, kind: 'rest-over', received: usdt(280_000_000n), due: usdt(20_000_000n) },
    'payment-again': {
      orderId: ID,
      method: 'card',
      reference: ID,
      dedupeKey: ID,
      kind: 'again',
      currency: 'USD',
      received: amount('USD', 29_900n),
      expected: amount('USD', 30_000n),
      due: amount('USD', 30_000n),
    },
    'payment-review': LATE,
    'payment-surplus': SURPLUS,
    'money-returned': { ...ABOUT, method: 'card', currency: 'USD', kind: 'returned', amount: amount('USD', 30_000n) },
  }
  return Object.fromEntries(
    Object.entries(events).flatMap(([kind, event]) => {
      const email = paymentEventEmail(order, event, sender, { lines })
      return email ? [[kind, withoutDedupeKey(email)]] : []
    }),
  )
}

/** Removes the dedupe key, because an example can be sent repeatedly. */
export function withoutDedupeKey({ dedupeKey: _, ...message }: Message): Message {
  return message
}
