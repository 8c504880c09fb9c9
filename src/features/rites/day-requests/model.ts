/**
 * How a request for another day ended. `withdrawn`: after the request, the customer chose the agreed day, another day or no day. `late`: the
 * first day of the ritual came before staff answered.
 */
export const OUTCOMES = ['accepted', 'declined', 'withdrawn', 'late'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const MAX_WORD = 600
