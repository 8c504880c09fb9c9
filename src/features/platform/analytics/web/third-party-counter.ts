import type { Purchase, TrackedEvent } from '../schemas.ts'

/**
 * An event for a third-party counter. A purchase contains the order's number, because the order's id is secret. The server reports
 * purchases to the shop's own counter.
 */
export type OutsideEvent = TrackedEvent | ({ name: 'purchase' } & Purchase)

/** A third-party counter. `page`: the URL of a page without its query and secret ids. */
export type Outside = { send: (event: OutsideEvent, page: string) => void; stop: () => void }

/** Adds a third-party script to the page. The page's content security policy must allow this script. */
export function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
