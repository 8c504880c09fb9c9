import type { Purchase, TrackedEvent } from '../schemas.ts'

/**
 * A purchase is reported with the order's number, because the order's id is a secret address. The server reports purchases to the shop's own counter.
 */
export type OutsideEvent = TrackedEvent | ({ name: 'purchase' } & Purchase)

/** A third-party counter. `page`: an address without its query and secret ids. */
export type Outside = { send: (event: OutsideEvent, page: string) => void; stop: () => void }

/** Adds a third-party script to the page; the page's policy must allow it. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
