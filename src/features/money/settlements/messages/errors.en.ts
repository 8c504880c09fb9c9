export const en = {
  errors: {
    'payments.amount-invalid': 'The amount must be a positive number of dollars, such as 1200 or 1200.50',
    'payments.order-not-found': 'Order not found. Please check the link.',
    'payments.order-not-payable': 'This order is not waiting for payment.',
    'payments.not-found': 'There is no such payment.',
    'payments.staff-only': 'This is for the shop’s staff, and for a partner only with own orders.',
    'payments.note-required': 'Say in a few words why.',
    'payments.reason-of-shop': 'Only the shop itself writes this word as a reason. Say it in other words.',
  } as Record<string, string>,
}

export type SettlementMessages = typeof en
