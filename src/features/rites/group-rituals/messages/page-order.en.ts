/** Texts about a place in an order: its line, and the reason that the order's history shows if the ritual was cancelled and the order refunded. */
export const en = {
  line: (ritual: string) => `${ritual}, for many families`,
  calledOff: 'The group ritual was called off',
}
