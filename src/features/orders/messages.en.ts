export const en = {
  errors: {
    'orders.name-required': 'Enter your full name',
    'orders.name-short': 'Name must be at least 2 characters',
    'orders.name-long': 'The name is too long',
    'orders.email-required': 'Enter email',
    'orders.email-invalid': 'Invalid email format',
    'orders.empty': 'Add at least one ritual',
    'orders.too-many-lines': 'An order holds 50 lines at most',
    'orders.quantity-range': 'The quantity is a whole number from 1 to 99',
    'orders.duration-unknown': 'This ritual cannot be ordered for such a term',
    'orders.item-unknown': 'There is no such ritual or tier',
    'orders.items-invalid': 'Some of the items cannot be ordered.',
    'orders.price-changed': 'The price has changed. Please check the new total.',
    'orders.key-reused': 'This request was already used for another order.',
    'orders.key-malformed': 'The Idempotency-Key header is not valid.',
    'orders.not-found': 'Order not found. Please check the link.',
  } as Record<string, string>,
}

export type OrderServerWords = typeof en
