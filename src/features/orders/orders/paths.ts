import type { Lang } from '#base/i18n.ts'

/** The page for names, wish and days of an order. The page belongs to the feature `order-plans`. */
export function orderPlanHref(id: string): string {
  return `/order/${id}/plan`
}

/** Returns the page of one order. Anyone who knows the id can open it. */
export function orderPath(id: string): string {
  return `/order/${id}`
}

/** The receipt of a paid order, or the invoice of an unpaid order, as a file. */
export const receiptFile = (id: string, lang: Lang): string => `/api/orders/${id}/receipt.pdf?lang=${lang}`
