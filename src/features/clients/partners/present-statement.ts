import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import { orderNumber } from '#features/orders/orders/rules.ts'
import type { LineRow, OrderRow } from '#features/orders/orders/tables.ts'
import type { CsvCell } from '#server/http/csv.ts'
import type { EarnedLine } from './model.ts'
import { presentBalance, presentRule } from './present.ts'
import { countsForCommission, dueForAllMonths, type EarnedMonth, keptCents, payoutDue, payoutState } from './rules.ts'
import type { Statement } from './schemas.ts'
import type { partnerOrders, partnerPayouts } from './tables.ts'

type Row = { order: OrderRow; own: typeof partnerOrders.$inferSelect; givenBackCents: number; lines: LineRow[] }
type StatementRows = {
  month: string
  months: EarnedMonth[]
  heldCents: number
  lang: Lang
  rows: Row[]
  payouts: (typeof partnerPayouts.$inferSelect)[]
}

export function presentStatement({ month, months, heldCents, lang, rows, payouts }: StatementRows): Statement {
  const counted = rows.filter(({ order }) => countsForCommission(order.status))
  const earned = sum(counted.map(commissionOf))
  const paidOut = sum(payouts.map(({ amountCents }) => amountCents))
  const { dueCents, deductedCents } = payoutDue(month, months)
  const earnedOfAll = sum(months.map(({ earnedCents }) => earnedCents))
  const paidOutOfAll = sum(months.map(({ payoutCents }) => payoutCents))
  return {
    month,
    balance: presentBalance({ dueCents: dueForAllMonths(earnedOfAll, paidOutOfAll), heldCents }),
    currency: 'USD',
    lines: rows.map((row) => presentLine(row, lang)),
    totalUsd: centsToDollars(sum(counted.map(({ order, givenBackCents }) => order.totalCents - givenBackCents))),
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

/** Returns the commission for an order: the sum for its items after refunds. */
function commissionOf(row: Row): number {
  return sum((row.own.earned ?? []).map((line) => keptOfLine(line, row)))
}

function keptOfLine({ cents }: EarnedLine, { order, givenBackCents }: Row): number {
  return countsForCommission(order.status) ? keptCents(cents, { totalCents: order.totalCents, givenBackCents }) : 0
}

function presentLine(row: Row, lang: Lang): Statement['lines'][number] {
  const { order, own, givenBackCents, lines } = row
  const items = lines.map((line, position) => {
    const found = own.earned?.find((entry) => entry.position === position)
    return {
      name: line.names[lang],
      quantity: line.quantity,
      totalUsd: centsToDollars(line.unitCents * line.quantity),
      commission: found ? presentRule(found.rule) : {},
      commissionUsd: centsToDollars(found ? keptOfLine(found, row) : 0),
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
    givenBackUsd: centsToDollars(givenBackCents),
    commissionUsd: centsToDollars(commissionOf(row)),
  }
}

/** Makes one table row per ritual of the statement, without contacts and birth data. */
export function* toTableRows({ lines }: Statement, statusText: (code: string) => string): Generator<CsvCell[]> {
  for (const { orderId, paidAt, client, status, items } of lines)
    for (const { name, quantity, totalUsd, commission, commissionUsd } of items) {
      const { percent = null, fixedUsd = null } = commission
      const day = paidAt.slice(0, 10)
      const fixed = fixedUsd === null ? null : { decimal: fixedUsd.toFixed(2) }
      const figures = [{ decimal: totalUsd.toFixed(2) }, percent, fixed, { decimal: commissionUsd.toFixed(2) }]
      yield [day, orderTag(orderId), client, name, quantity, ...figures, statusText(status)]
    }
}

function sum(cents: number[]): number {
  return cents.reduce((all, one) => all + one, 0)
}
