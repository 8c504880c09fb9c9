import type { Lang } from '#base/i18n.ts'

/** The contents of a receipt, as texts in its language, for the drawing. */
export type Receipt = {
  lang: Lang
  /** `invoice`: the order is not paid. */
  kind: 'receipt' | 'invoice'
  title: string
  shopName: string
  /** Names of facts and their values: number, days, seller, customer. */
  facts: [string, string][]
  seller: string[]
  lines: ReceiptLine[]
  sums: ReceiptSum[]
  payments: ReceiptSum[]
  paymentsTitle: string
  /** The tax line of the settings, and a sentence about a sandbox. */
  notes: string[]
  columns: { what: string; term: string; quantity: string; price: string; sum: string }
  /** The time of creation, for the metadata of the PDF. */
  at: Date
}

type ReceiptLine = { what: string; term: string; quantity: string; price: string; sum: string }
export type ReceiptSum = { label: string; value: string; isTotal?: true }

/** Draws a receipt as a PDF. src/app/pictures provides this function. */
export type DrawReceipt = (
  receipt: Receipt,
  reader?: { signal?: AbortSignal; admit?: () => Promise<void> },
) => Promise<Uint8Array>

/** The maximum number of receipts per minute that are drawn for one IP range. */
export const MAX_RECEIPTS_PER_MINUTE = 30
