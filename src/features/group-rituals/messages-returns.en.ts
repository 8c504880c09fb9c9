/** What the order's history says of money that goes back. */
export const en = { reason: 'The group ritual was called off' }
