/** Where names, wish and days of an order are given; the page itself is part of `order-plans`. */
export function orderPlanHref(id: string): string {
  return `/order/${id}/plan`
}

/** The page of one order; the id is its secret. */
export function orderPath(id: string): string {
  return `/order/${id}`
}
