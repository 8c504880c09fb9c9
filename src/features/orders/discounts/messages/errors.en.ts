/** Sentences for refusals. Only the server uses them. */
export const en = {
  errors: {
    'discounts.unknown': 'There is no such discount code. Check the spelling.',
    'discounts.expired': 'This discount code is no longer valid.',
    'discounts.used-up':
      'This discount code has already been used. If an unpaid order of yours has it, pay for that one or try again in two hours.',
    'discounts.too-small': 'The order is too small for this discount code.',
    'discounts.other-ritual': 'This discount code is for other rituals.',
    'discounts.partner-order': 'Discount codes are not valid for partners’ orders',
    'discounts.not-found': 'There is no such discount code.',
    'discounts.code-form': '3 to 32 letters or digits, also hyphens and underscores',
    'discounts.code-taken': 'There is already a code with this name',
    'discounts.one-kind': 'Enter either a percentage or an amount',
    'discounts.percent': 'A whole number from 1 to 90',
    'discounts.amount': 'An amount above zero, in dollars and cents',
    'discounts.uses': 'A whole number from 1',
    'discounts.moment': 'Enter a date and time',
    'discounts.ends-early': 'The end must be after the start',
    'discounts.rituals': 'Choose at least one ritual',
    'discounts.ritual-unknown': 'One of these rituals is not on sale',
  },
}
