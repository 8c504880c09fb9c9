/** Events of an order that no other table stores. Payments and e-mails are not in this list, because other tables store them. */
export const ORDER_EVENT_KINDS = [
  'status',
  'note',
  'created-by-staff',
  'message-sent',
  'gift-changed',
  'reading-changed',
  'customer-changed',
  'letter',
  'customer-told',
] as const
/** The e-mails about an order that staff can send again. */
export const MESSAGE_KINDS = ['received', 'paid', 'processing', 'ready', 'cancelled', 'refunded'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const TIMELINE_KINDS = [
  'created',
  ...ORDER_EVENT_KINDS,
  'names-changed',
  /** Changes of names and days by staff. */
  'plan-corrected',
  'names-checked',
  'days-set',
  'days-removed',
  'priest-set',
  'day-asked',
  'day-accepted',
  'day-declined',
  'group-moved',
  'paid',
  'payment',
  /** Decisions of staff about a payment in review. */
  'decision',
  'refund',
  'message',
] as const

export const MAX_NOTE = 4000
export const MAX_REASON = 1000

/** The templates with which a letter to a customer can begin. */
export const LETTER_TEMPLATES = ['free', 'names', 'day', 'payment'] as const
export const MAX_LETTER = 4000
export const MAX_LETTER_SUBJECT = 120
