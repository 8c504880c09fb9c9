/** The name of the discount in the list of an order’s lines. */
export const en = { discount: 'Discount code' }
