/** How a request ended. `withdrawn`: the customer then chose the agreed day, another day or no day. */
export const OUTCOMES = ['accepted', 'declined', 'withdrawn'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const MAX_WORD = 600
