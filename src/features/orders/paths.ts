import type { Lang } from '#base/i18n.ts'

/** The call that lists the orders of who is signed in; without an address for who signed in by phone. */
export function ordersCall(email: string, lang: Lang): string {
  const query = new URLSearchParams(email === '' ? { lang } : { email, lang })
  return `/api/orders?${query}`
}

/** Where names, wish and days of an order are given; the page itself is part of `order-plans`. */
export function orderPlanHref(id: string): string {
  return `/order/${id}/plan`
}

/** The page of one order; the id is its secret. */
export function orderPath(id: string): string {
  return `/order/${id}`
}
