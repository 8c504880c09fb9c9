import type { Lang } from '#base/i18n.ts'
import { orderDigits } from '#base/ids.ts'
import { centsToDollars } from '#base/money.ts'
import { en as ordersEn } from '#features/orders/messages.en.ts'
import { ru as ordersRu } from '#features/orders/messages.ru.ts'
import { methodCode } from '#features/orders/rules-status.ts'
import { namedMoment } from '#features/places/rules-moment.ts'
import type { CsvCell } from '#server/http/csv.ts'
import type { ManagedRow } from './queries.ts'

const messages = { ru: ordersRu, en: ordersEn }

/** A row of the table to keep; its titles are `exported` of the messages. Times are of UTC. */
export function presentCells(row: ManagedRow, lang: Lang): CsvCell[] {
  return [
    orderDigits(row.id),
    messages[lang].page.status(row.status),
    minuteOf(row.createdAt),
    row.paidAt ? minuteOf(row.paidAt) : null,
    row.customerName,
    row.customerEmail,
    row.lines.map((line) => ritualOf(line, lang)).join('; '),
    { decimal: centsToDollars(row.totalCents).toFixed(2) },
    messages[lang].page.methodName(methodCode(row.paymentMethod)),
    row.source,
    row.id,
  ]
}

function ritualOf({ names, performsAt, quantity }: ManagedRow['lines'][number], lang: Lang): string {
  const named = namedMoment(names[lang], performsAt, lang)
  return quantity > 1 ? `${named} × ${quantity}` : named
}

function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace('T', ' ')
}
