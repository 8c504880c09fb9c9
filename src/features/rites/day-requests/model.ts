/**
 * How a request for another day ended. `withdrawn`: the customer then chose the agreed day, another day or no day. `late`: the ritual began
 * before staff answered.
 */
export const OUTCOMES = ['accepted', 'declined', 'withdrawn', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const MAX_WORD = 600
