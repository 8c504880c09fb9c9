/** Texts of the field for a discount code, in the cart and in the express checkout. */
export const en = {
  open: 'I have a discount code',
  label: 'Discount code',
  apply: 'Apply',
  checking: 'Checking the code…',
  applied: (code: string) => `Discount code ${code}`,
  remove: (code: string) => `Remove discount code ${code}`,
  /** The label beside the amount of the discount. */
  line: 'Discount code',
  empty: 'Enter a code',
  failed: 'The code could not be checked. Try again.',
}

export type DiscountMessages = typeof en
