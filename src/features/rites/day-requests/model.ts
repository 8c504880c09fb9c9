/** How a request ended. `withdrawn`: the customer asked for the agreed day again. */
export const OUTCOMES = ['accepted', 'declined', 'withdrawn'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const MAX_WORD = 600
