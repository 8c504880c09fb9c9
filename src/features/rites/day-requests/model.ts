/** How a request for another day ended. `withdrawn`: after the request, the customer chose the agreed day, another day or no day. */
export const OUTCOMES = ['accepted', 'declined', 'withdrawn'] as const
export type Outcome = (typeof OUTCOMES)[number]

export const MAX_WORD = 600
