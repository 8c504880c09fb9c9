/** `awaiting`: a second person must agree. `surplus`: the order had been paid before, so this money is to be given back. */
export const MANUAL_STATUSES = ['awaiting', 'settled', 'surplus', 'withdrawn'] as const

export type ManualStatus = (typeof MANUAL_STATUSES)[number]
