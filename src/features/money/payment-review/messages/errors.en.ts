export const en = {
  errors: {
    'manual.same-person': 'Another person of the staff must agree to this payment: not who confirmed it.',
    'payments.manual-invalid': 'This confirmation is not right yet.',
    'payments.manual-short': 'This is less than the order costs.',
    'payments.manual-done': 'This order has been confirmed by hand already.',
    'payments.reference-used': 'Another order was confirmed with this reference.',
    'payments.reference-required': 'Give the reference: what the bank or the network calls the payment.',
    'payments.date-invalid': 'Give the day the money came: within the last year and not in the future.',
    'payments.way-required': 'Choose how the money was returned.',
    'payments.return-day': 'Give the day on which the money was returned: not in the future.',
    'payments.note-too-long': 'The note is too long: 2,000 characters at most.',
    'payments.decision-unknown': 'Choose what to do: accepted, returned or dismissed.',
    'payments.decision-impossible':
      'Such a payment cannot be accepted as it is. Confirm the order by hand, or give the money back.',
    'payments.refund-by-hand':
      'The shop cannot send this money: give it back from the wallet or the bank, and note it here.',
    'payments.review-changed': 'This payment has changed or was decided about. Look at it again.',
  } as Record<string, string>,
}

export type PaymentReviewMessages = typeof en
