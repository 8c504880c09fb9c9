/**
 * The value of items in dollars: the sum of price × quantity, in whole cents. This is a separate file, so that a browser loads it without
 * the schemas.
 */
export function sumValue(items: readonly { price: number; quantity: number }[]): number {
  return items.reduce((cents, { price, quantity }) => cents + Math.round(price * 100) * quantity, 0) / 100
}
