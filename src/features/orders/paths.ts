/** The page of one order; the id is its secret. */
export function orderPath(id: string): string {
  return `/order/${id}`
}
