export const en = {
  /** The column titles of an exported list. */
  exported: [
    'Order',
    'Status',
    'Placed (UTC)',
    'Paid (UTC)',
    'Customer',
    'E-mail',
    'Phone',
    'Rituals',
    'Total, USD',
    'Payment',
    'Source',
    'Id',
  ],
  errors: {
    'order.transition': 'The order cannot be moved there from where it stands.',
    'order.reason': 'Say why: this step undoes something',
    'order.nothing-to-refund': 'Nothing that paid this order is left to refund.',
    'order.refund-how': 'Say how, when and with which reference you returned the money.',
    'order.refund-beyond': 'There is less left to refund.',
    'order.refund-reason': 'Say why the money is returned.',
    'order.no-proof': 'No proof of this order’s rituals has been published yet.',
    'order.first-name-required': 'Enter the first name',
    'order.last-name-required': 'Enter the last name',
    'order.phone-invalid': 'Write the phone number with its country code',
    'order.ritual-required': 'Choose a ritual',
    'order.note-required': 'Write the note',
    'order.note-long': 'The note is too long',
    'order.no-address': 'This order has no e-mail address.',
    'order.no-gift': 'This order is no gift.',
    'order.gift-over': 'The ritual has been performed, or will not be: the name stays as it was read.',
    'order.erased': 'The customer’s data are deleted.',
    'order.address-of-account':
      'A signed-in customer placed this order, so its address is that of the account. Only the customer can change it.',
    'order.letter-subject': 'Write a subject of at most 120 characters',
    'order.letter-text': 'Write the letter: at most 4,000 characters',
    'order.message-unfit': 'This e-mail does not fit the state of the order.',
  },
}

export type OrderManagementMessages = typeof en
