/** A place in an order: its line, and the reason in the order's history if it is refunded because its ritual was called off. */
export const en = {
  line: (ritual: string) => `${ritual}, for many families`,
  calledOff: 'The group ritual was called off',
}
