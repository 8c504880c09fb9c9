import type { Purchase, TrackedEvent } from '../schemas.ts'

/** A purchase is reported with the order's number: its id is a secret address, and the shop's own counter gets it from the server. */
export type OutsideEvent = TrackedEvent | ({ name: 'purchase' } & Purchase)

/** A third-party counter. `page`: an address without its query and secret ids. */
export type Outside = { send: (event: OutsideEvent, page: string) => void; stop: () => void }
