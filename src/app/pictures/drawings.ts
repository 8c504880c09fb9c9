import { Refusal } from '#base/refusal.ts'

/** The size of the cache of certificates and pictures. The least recently used drawings are removed first. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024
/** The drawing of a certificate takes up to two seconds. If this many readers wait, the next readers are told to try again later. */
const MAX_WAITING = 32
const RETRY_AFTER = 10

/** A reader that waits. `admit` throws if this reader may not get another drawing. */
type Reader = { admit: (() => Promise<void>) | undefined; result: PromiseWithResolvers<Uint8Array> }

/** A drawing that is being made, and the requests that wait for it. */
type Job = { key: string; subject: string; asOf: number; draw: () => Promise<Uint8Array>; readers: Reader[] }

/** Options of a drawing. `subject` is the key that is later passed to `forget`. `asOf` is the value of `now()`, called before the
 * content was read. */
type DrawingOptions = { signal?: AbortSignal; admit?: () => Promise<void>; subject?: string; asOf?: number }

export type Drawings = ReturnType<typeof createDrawings>

/**
 * Makes one drawing at a time, once for all its readers, and caches it by key. If the last reader leaves before a drawing begins, the
 * drawing is skipped. If `maxWaiting` drawings are waiting, the next drawing is refused (503).
 */
export function createDrawings({ maxBytes = MAX_KEPT_BYTES, maxWaiting = MAX_WAITING } = {}) {
  const kept = new Map<string, { drawn: Uint8Array; subject: string }>()
  const jobs = new Map<string, Job>()
  const line: Job[] = []
  let bytes = 0
  let forgotten = 0
  let isDrawing = false

  function drop(key: string): void {
    bytes -= kept.get(key)?.drawn.byteLength ?? 0
    kept.delete(key)
  }

  function keep({ key, subject, asOf }: Job, drawn: Uint8Array): void {
    // If `forget` was called after the content was read, the drawing may be out of date, so it is not cached.
    if (asOf !== forgotten || drawn.byteLength > maxBytes) return
    kept.set(key, { drawn, subject })
    bytes += drawn.byteLength
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  function find(key: string): Uint8Array | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    // Moves the drawing to the end of the map. The first drawing is the least recently used.
    kept.delete(key)
    kept.set(key, found)
    return found.drawn
  }

  function queue(key: string, draw: Job['draw'], { subject = '', asOf = forgotten }: DrawingOptions): Job {
    if (line.length >= maxWaiting) throw new Refusal('unavailable', 'http.unavailable', { retryAfter: RETRY_AFTER })
    const job: Job = { key, subject, asOf, draw, readers: [] }
    jobs.set(key, job)
    line.push(job)
    return job
  }

  async function work(): Promise<void> {
    if (isDrawing) return
    isDrawing = true
    for (let job = line.shift(); job; job = line.shift()) {
      try {
        if (await isWanted(job)) {
          const drawn = await job.draw()
          keep(job, drawn)
          for (const { result } of job.readers) result.resolve(drawn)
        }
      } catch (error) {
        for (const { result } of job.readers) result.reject(error)
      }
      jobs.delete(job.key)
    }
    isDrawing = false
  }

  function leave(job: Job, reader: Reader): void {
    job.readers = job.readers.filter((each) => each !== reader)
    const place = line.indexOf(job)
    if (job.readers.length > 0 || place < 0) return
    line.splice(place, 1)
    jobs.delete(job.key)
  }

  return {
    /** True if the drawing is cached or is being drawn. */
    has: (key: string): boolean => kept.has(key) || jobs.has(key),
    size: (): number => bytes,
    /** The number of `forget` calls. Read this number before you read the content of a drawing. */
    now: (): number => forgotten,
    /**
     * Removes the cached drawings of a subject immediately, and does not cache those that are being drawn. Without a subject it removes
     * everything.
     */
    forget(subject?: string): void {
      forgotten += 1
      for (const [key, each] of kept) if (subject === undefined || each.subject === subject) drop(key)
    },
    async get(key: string, draw: () => Promise<Uint8Array>, options: DrawingOptions = {}): Promise<Uint8Array> {
      const drawn = find(key)
      if (drawn) return drawn
      const { signal, admit } = options
      signal?.throwIfAborted()
      const job = jobs.get(key) ?? queue(key, draw, options)
      const reader: Reader = { admit, result: Promise.withResolvers() }
      job.readers.push(reader)
      const onLeave = () => {
        leave(job, reader)
        reader.result.reject(signal?.reason)
      }
      signal?.addEventListener('abort', onLeave, { once: true })
      void work()
      try {
        return await reader.result.promise
      } finally {
        signal?.removeEventListener('abort', onLeave)
      }
    },
  }
}

/** True if at least one reader may still get the drawing. Each reader is checked separately: if one is refused, the others can still get it. */
async function isWanted(job: Job): Promise<boolean> {
  for (let [first] = job.readers; first; [first] = job.readers) {
    try {
      await first.admit?.()
      // Readers may have left in the meantime. If at least one is still there, the drawing is made.
      return job.readers.length > 0
    } catch (error) {
      const refused = first
      refused.result.reject(error)
      job.readers = job.readers.filter((each) => each !== refused)
    }
  }
  return false
}
