/** Shown in the list of an order’s lines. */
export const en = { discount: 'Discount code' }
