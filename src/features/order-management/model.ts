/** What happened to an order and cannot be read from elsewhere; payments and e-mails keep their own times. */
export const ORDER_EVENT_KINDS = ['status', 'note', 'created-by-staff', 'message-sent'] as const
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number]
