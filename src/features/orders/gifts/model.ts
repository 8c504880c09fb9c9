export const SEALED_GIFT = { table: 'gift', columns: ['recipient', 'note'] } as const

/** The encryption context of an encrypted column of a gift. */
export function giftContext(orderId: string, column: (typeof SEALED_GIFT.columns)[number]) {
  return { table: SEALED_GIFT.table, row: orderId, column }
}
