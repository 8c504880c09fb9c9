import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { orderNumber, orderTag } from '#features/orders/rules.ts'
import type { LineRow, OrderRow } from '#features/orders/tables.ts'
import type { CsvCell } from '#server/http/csv.ts'
import { presentRule } from './present.ts'
import { countsForCommission, type EarnedMonth, payoutDue, payoutState } from './rules.ts'
import type { Statement } from './schemas.ts'
import type { partnerOrders, partnerPayouts } from './tables.ts'

type Row = { order: OrderRow; own: typeof partnerOrders.$inferSelect; lines: LineRow[] }
type Found = {
  month: string
  months: EarnedMonth[]
  lang: Lang
  rows: Row[]
  payouts: (typeof partnerPayouts.$inferSelect)[]
}

export function presentStatement({ month, months, lang, rows, payouts }: Found): Statement {
  const counted = rows.filter(({ order }) => countsForCommission(order.status))
  const earned = sum(counted.map(({ own }) => own.earnedCents ?? 0))
  const paidOut = sum(payouts.map(({ amountCents }) => amountCents))
  const { dueCents, deductedCents } = payoutDue(month, months)
  return {
    month,
    currency: 'USD',
    lines: rows.map((row) => presentLine(row, lang)),
    totalUsd: centsToDollars(sum(counted.map(({ order }) => order.totalCents))),
    commissionUsd: centsToDollars(earned),
    payout: {
      state: payoutState(dueCents, paidOut),
      paidUsd: centsToDollars(paidOut),
      dueUsd: centsToDollars(dueCents),
      deductedUsd: centsToDollars(deductedCents),
      payouts: payouts.map(({ amountCents, markedAt }) => ({
        amountUsd: centsToDollars(amountCents),
        paidAt: markedAt.toISOString(),
      })),
    },
  }
}

function presentLine({ order, own, lines }: Row, lang: Lang): Statement['lines'][number] {
  const counts = countsForCommission(order.status)
  const items = lines.map((line, position) => {
    const found = own.earned?.find((entry) => entry.position === position)
    return {
      name: line.names[lang],
      quantity: line.quantity,
      totalUsd: centsToDollars(line.unitCents * line.quantity),
      commission: found ? presentRule(found.rule) : {},
      commissionUsd: centsToDollars(counts ? (found?.cents ?? 0) : 0),
    }
  })
  return {
    orderId: order.id,
    number: orderNumber(order.id),
    paidAt: order.paidAt?.toISOString() ?? '',
    client: order.customerName,
    status: order.status,
    items,
    totalUsd: centsToDollars(order.totalCents),
    commissionUsd: centsToDollars(counts ? (own.earnedCents ?? 0) : 0),
  }
}

/** A row for each ritual: no contacts and no birth data leave the shop. */
export function* csvRowsOf({ lines }: Statement, statusText: (code: string) => string): Generator<CsvCell[]> {
  for (const { orderId, paidAt, client, status, items } of lines)
    for (const { name, quantity, totalUsd, commission, commissionUsd } of items) {
      const { percent = null, fixedUsd = null } = commission
      const day = paidAt.slice(0, 10)
      const figures = [totalUsd.toFixed(2), percent, fixedUsd, commissionUsd.toFixed(2)]
      yield [day, orderTag(orderId), client, name, quantity, ...figures, statusText(status)]
    }
}

function sum(cents: number[]): number {
  return cents.reduce((all, one) => all + one, 0)
}
