/** Texts about a place in an order: the name of the order line, and the reason of a refund in the order's history. */
export const en = {
  line: (ritual: string) => `${ritual}, for many families`,
  calledOff: 'The group ritual was called off',
}
