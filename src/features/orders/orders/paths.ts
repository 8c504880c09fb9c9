/** The page for names, wish and days of an order; it belongs to `order-plans`. */
export function orderPlanHref(id: string): string {
  return `/order/${id}/plan`
}

/** The page of one order; the id is its secret. */
export function orderPath(id: string): string {
  return `/order/${id}`
}
