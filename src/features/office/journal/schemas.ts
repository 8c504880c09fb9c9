import { z } from 'zod'
import { ENTRY_CURRENCIES, ENTRY_KINDS, ENTRY_WAYS } from './model.ts'

const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)

export const byMonth = z.object({ month })

const monthView = z.object({
  month,
  state: z.enum(['running', 'over', 'closed']),
  entries: z.number().int(),
  /** The day on which the shop closes the month automatically, if nobody closes it before. */
  closesOn: z.string(),
  closedAt: z.string().nullable(),
  /** The e-mail address of the member of staff who closed the month; null if the shop closed it automatically. */
  closedBy: z.string().nullable(),
  /** SHA-256 of the entries at the closing. */
  digest: z.string().nullable(),
})
export type MonthView = z.infer<typeof monthView>

export const monthList = z.object({ items: z.array(monthView) })

const entryView = z.object({
  number: z.number().int(),
  bookedOn: z.string(),
  valueOn: z.string(),
  kind: z.enum(ENTRY_KINDS),
  way: z.enum(ENTRY_WAYS),
  orderId: z.string().nullable(),
  /** The number of the order as customers see it. */
  orderNumber: z.string().nullable(),
  currency: z.enum(ENTRY_CURRENCIES),
  /** A decimal; negative for money that left the shop. */
  amount: z.string(),
  /** The exchange rate as a decimal: dollars for one whole coin or rouble. */
  rate: z.string().nullable(),
  usd: z.number().nullable(),
  fee: z.string().nullable(),
  reference: z.string(),
  partner: z.string(),
})
export type EntryView = z.infer<typeof entryView>

const sumView = z.object({
  currency: z.enum(ENTRY_CURRENCIES),
  came: z.string(),
  gone: z.string(),
  fees: z.string(),
  /** The dollar value of all entries in this currency, by the exchange rate of each entry. */
  usd: z.number(),
})

export const monthDetail = monthView.extend({
  sums: z.array(sumView),
  items: z.array(entryView),
  next: z.string().nullable(),
})
export type MonthDetail = z.infer<typeof monthDetail>
