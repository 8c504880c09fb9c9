import { MINUTE, SECOND } from '#base/time.ts'
import { openKeyedQueue } from './keyed-queue.ts'

/** Work of so long needs no rest: most of what others ask takes as long. */
const UNNOTICED = 0.004 * SECOND
/** A rest is REST times as long as the work before it, up to LONGEST_REST: longer work was mostly waiting. */
const REST = 2
const LONGEST_REST = 0.1 * SECOND

/** One long reading at a time works on a slice, in the whole process. */
const lane = openKeyedQueue({ most: Number.POSITIVE_INFINITY, patienceMs: MINUTE })

/**
 * What is long, made slice by slice so that it holds up nobody. The first slice comes at once, which for most people is all there is;
 * every further one takes its turn with those of other long readings, and leaves everybody else twice the time it took. The embedded
 * database needs this most: its answers come without a turn of the event loop.
 */
export async function* inSlices<T>(slices: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, void> {
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
      if (worked < UNNOTICED) leave()
      else setTimeout(leave, Math.min(worked * REST, LONGEST_REST))
      if (worked >= UNNOTICED) worked = 0
    }
  }
  try {
    for (let slice = await next(); slice.done !== true; slice = await nextInTurn()) yield slice.value
  } finally {
    await source.return?.()
  }
}
