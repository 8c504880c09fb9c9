/** The refund rule in one sentence, for every place where a price is asked (content/pages/refund). */
export const en = {
  rule: 'Until the ritual begins you get everything back; once it has begun, the weeks not yet started.',
  rules: 'Refund rules',
}
