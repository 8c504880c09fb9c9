/** The refund rule in one sentence. It is shown wherever the shop asks for money (content/pages/refund). */
export const en = {
  rule: 'Until the ritual begins you get everything back; once it has begun, the weeks not yet started.',
  /** The rule for a ritual that is performed at one fixed time. */
  moment: 'Until the ritual begins you get everything back.',
  rules: 'Refund rules',
}
