import { MINUTE, SECOND } from '#base/time.ts'
import { openKeyedQueue } from './keyed-queue.ts'

/** Work that is shorter than this needs no pause: most other requests take the same time. */
const MAX_UNPAUSED = 0.004 * SECOND
/**
 * A pause is PAUSE_FACTOR times as long as the work before it, but at most MAX_PAUSE. Work that takes even longer mostly waits for
 * something, so a longer pause is not needed.
 */
const PAUSE_FACTOR = 2
const MAX_PAUSE = 0.1 * SECOND

/** The queue of all readers with long results. In the whole process, only one of these readers produces a slice at a time. */
const lane = openKeyedQueue({ most: Number.POSITIVE_INFINITY, patienceMs: MINUTE })

/**
 * Produces long results slice by slice without blocking others. The first slice comes immediately, and most callers need no more. For each
 * further slice a reader waits for its turn, and then pauses for twice the time that the slice took. This matters most for the embedded
 * database: other work cannot run while it produces a result.
 */
export async function* yieldBetween<T>(slices: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, void> {
  const source = Symbol.asyncIterator in slices ? slices[Symbol.asyncIterator]() : slices[Symbol.iterator]()
  let worked = 0
  async function next(): Promise<IteratorResult<T, unknown>> {
    const started = performance.now()
    try {
      return await source.next()
    } finally {
      worked += performance.now() - started
    }
  }
  async function nextInTurn(): Promise<IteratorResult<T, unknown>> {
    const leave = await lane.take('')
    try {
      return await next()
    } finally {
      if (worked < MAX_UNPAUSED) leave()
      else setTimeout(leave, Math.min(worked * PAUSE_FACTOR, MAX_PAUSE))
      if (worked >= MAX_UNPAUSED) worked = 0
    }
  }
  try {
    for (let slice = await next(); slice.done !== true; slice = await nextInTurn()) yield slice.value
  } finally {
    await source.return?.()
  }
}
