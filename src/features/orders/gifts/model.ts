export const SEALED_GIFT = { table: 'gift', columns: ['recipient', 'note'] } as const

/** Where a sealed text of a gift stands. */
export function giftContext(orderId: string, column: (typeof SEALED_GIFT.columns)[number]) {
  return { table: SEALED_GIFT.table, row: orderId, column }
}
