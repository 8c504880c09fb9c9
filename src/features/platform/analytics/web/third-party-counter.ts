import type { Purchase, TrackedEvent } from '../schemas.ts'

/** A purchase is told by the order's number: its id is its secret address, and the shop's own counter has it from the server. */
export type OutsideEvent = TrackedEvent | ({ name: 'purchase' } & Purchase)

/** A counter outside the shop. `page`: an address without its query, and without ids that are secrets. */
export type Outside = { send: (event: OutsideEvent, page: string) => void; stop: () => void }
