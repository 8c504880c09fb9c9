import { MINUTE, SECOND } from '#base/time.ts'
import { RequestError } from '#ui/data/request.ts'

/** The reasons why polling fails: no network, no answer from the shop, or too many requests. */
export type Obstacle = 'offline' | 'away' | 'busy'

/** The result of one poll: the shop's answer, an unknown payment, or a failure with the minimum pause before the next poll. */
export type Poller<T> = { view: T } | { isUnknown: true } | { obstacle: Obstacle; waitMs: number }

const MAX_WAIT = 2 * MINUTE

/** Polls once. Never throws: a failure is logged and returned, and means "not paid yet". */
export async function pollStatus<T>(ask: () => Promise<T>): Promise<Poller<T>> {
  try {
    return { view: await ask() }
  } catch (error) {
    if (error instanceof RequestError && error.status === 404) return { isUnknown: true }
    // The page itself aborted the request, because it polls again or no longer needs the answer.
    if (error instanceof DOMException && error.name === 'AbortError') return { obstacle: 'away', waitMs: 0 }
    // oxlint-disable-next-line no-console -- Logged and treated as "not paid yet" (docs/contract.md, "Payments").
    console.warn('The payment could not be checked; it counts as not paid yet.', error)
    const seconds = error instanceof RequestError ? (error.retryAfter ?? 0) : 0
    return { obstacle: obstacleOf(error), waitMs: Math.min(seconds * SECOND, MAX_WAIT) }
  }
}

/** Returns true if the browser knows that it has no network. The result false can be wrong, because a browser notices only some failures. */
export function isOffline(): boolean {
  return !navigator.onLine
}

function obstacleOf(error: unknown): Obstacle {
  if (isOffline()) return 'offline'
  return error instanceof RequestError && error.status === 429 ? 'busy' : 'away'
}
