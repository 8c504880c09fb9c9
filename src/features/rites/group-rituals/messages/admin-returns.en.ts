/** The reason, in the order's history, of an order that was cancelled with its ritual and is refunded. */
export const en = { reason: 'The group ritual was called off' }
