/** Events of an order that are not stored elsewhere; payments and e-mails keep their own times. */
export const ORDER_EVENT_KINDS = ['status', 'note', 'created-by-staff', 'message-sent', 'gift-changed'] as const
/** The e-mails about an order that staff may send again. */
export const MESSAGE_KINDS = ['received', 'paid', 'processing', 'ready', 'cancelled', 'refunded'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Everything a timeline shows. */
export const TIMELINE_KINDS = ['created', ...ORDER_EVENT_KINDS, 'paid', 'payment', 'refund', 'message'] as const

export const MAX_NOTE = 4000
export const MAX_REASON = 1000
