import type { TrackedEvent } from '../schemas.ts'

/** A counter outside the shop. `page`: an address without its query, and without ids that are secrets. */
export type Outside = { send: (event: TrackedEvent, page: string) => void; stop: () => void }
