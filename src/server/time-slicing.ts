import { MINUTE, SECOND } from '#base/time.ts'
import { openKeyedQueue } from './keyed-queue.ts'

/** Work this short needs no pause: most other requests take as long. */
const MAX_UNPAUSED = 0.004 * SECOND
/** A pause is PAUSE_FACTOR times as long as the work before it, at most MAX_PAUSE: longer work was mostly waiting. */
const PAUSE_FACTOR = 2
const MAX_PAUSE = 0.1 * SECOND

/** One long reader at a time works on a slice in the whole process. */
const lane = openKeyedQueue({ most: Number.POSITIVE_INFINITY, patienceMs: MINUTE })

/**
 * Produces long results slice by slice without blocking others. The first slice comes at once, which is enough for most callers. Each
 * further one queues with those of other long readers and then leaves the process free for twice the time it took. The embedded database
 * needs this most: its results come without a turn of the event loop.
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
