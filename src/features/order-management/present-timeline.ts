import { centsToDollars } from '#base/money.ts'
import type { WholeOrder } from './queries-order.ts'
import { presentPayments, presentRefunds } from './present-money.ts'
import type { TimelineEntry } from './schemas.ts'

/** What happened to an order, oldest first: what people did, money, and e-mails. */
export function presentTimeline({ order, events, money, messages }: WholeOrder): TimelineEntry[] {
  const byStaff = events.find(({ kind }) => kind === 'created-by-staff')
  const entries: TimelineEntry[] = [
    {
      at: order.createdAt.toISOString(),
      kind: byStaff ? 'created-by-staff' : 'created',
      actor: byStaff?.actor ?? null,
      facts: {},
    },
    ...events
      .filter(({ kind }) => kind !== 'created-by-staff')
      .map(({ at, kind, actor, facts }) => ({ at: at.toISOString(), kind, actor, facts: textsOf(facts) })),
    ...presentPayments(money).map(({ createdAt, method, currency, expected }) =>
      entry(createdAt, 'payment', { method, currency, amount: expected }),
    ),
    ...presentRefunds(money).map(({ requestedAt, method, currency, amount, status }) =>
      entry(requestedAt, 'refund', { method, currency, amount, status }),
    ),
    ...messages.map(({ createdAt, subject }) => entry(createdAt.toISOString(), 'message', { subject })),
  ]
  if (order.paidAt)
    entries.push(entry(order.paidAt.toISOString(), 'paid', { amount: String(centsToDollars(order.totalCents)) }))
  return entries.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function entry(at: string, kind: TimelineEntry['kind'], facts: Record<string, string>): TimelineEntry {
  return { at, kind, actor: null, facts }
}

function textsOf(facts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
