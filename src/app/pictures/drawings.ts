import { Refusal } from '#base/refusal.ts'

/** Certificates and pictures in memory, those asked for longest ago go first. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024
/** A certificate takes up to two seconds: who stands behind so many is told to come back. */
const MAX_WAITING = 32
const RETRY_AFTER = 10

/** A drawing that somebody waits for. */
type Job = {
  key: string
  draw: () => Promise<Uint8Array>
  readers: number
  isBegun: boolean
  result: PromiseWithResolvers<Uint8Array>
}

export type Drawings = ReturnType<typeof createDrawings>

/**
 * Draws one thing at a time, once for all who ask for it, and keeps it by its key. What has not begun when its last reader leaves is not
 * drawn. Beyond `maxWaiting` drawings the next is refused (503).
 */
export function createDrawings({ maxBytes = MAX_KEPT_BYTES, maxWaiting = MAX_WAITING } = {}) {
  const kept = new Map<string, Uint8Array>()
  const jobs = new Map<string, Job>()
  const line: Job[] = []
  let bytes = 0
  let isDrawing = false

  function keep(key: string, drawn: Uint8Array): void {
    if (drawn.byteLength > maxBytes) return
    kept.set(key, drawn)
    bytes += drawn.byteLength
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= byteLength
    }
  }

  function find(key: string): Uint8Array | undefined {
    const drawn = kept.get(key)
    if (!drawn) return undefined
    // To the end of the map: its first is the one asked for longest ago.
    kept.delete(key)
    kept.set(key, drawn)
    return drawn
  }

  function queue(key: string, draw: Job['draw']): Job {
    if (line.length >= maxWaiting) throw new Refusal('unavailable', 'http.unavailable', { retryAfter: RETRY_AFTER })
    const job: Job = { key, draw, readers: 0, isBegun: false, result: Promise.withResolvers() }
    // Each reader hears of a failure; with none left nobody needs to.
    job.result.promise.catch(() => {})
    jobs.set(key, job)
    line.push(job)
    return job
  }

  async function work(): Promise<void> {
    if (isDrawing) return
    isDrawing = true
    for (let job = line.shift(); job; job = line.shift()) {
      job.isBegun = true
      try {
        const drawn = await job.draw()
        keep(job.key, drawn)
        job.result.resolve(drawn)
      } catch (error) {
        job.result.reject(error)
      }
      jobs.delete(job.key)
    }
    isDrawing = false
  }

  function leave(job: Job, reason: unknown): void {
    job.readers -= 1
    if (job.readers > 0 || job.isBegun) return
    line.splice(line.indexOf(job), 1)
    jobs.delete(job.key)
    job.result.reject(reason)
  }

  return {
    /** Whether it is kept, or being drawn for somebody. */
    has: (key: string): boolean => kept.has(key) || jobs.has(key),
    async get(key: string, draw: () => Promise<Uint8Array>, signal?: AbortSignal): Promise<Uint8Array> {
      const drawn = find(key)
      if (drawn) return drawn
      signal?.throwIfAborted()
      const job = jobs.get(key) ?? queue(key, draw)
      job.readers += 1
      const left = Promise.withResolvers<never>()
      const onLeave = () => {
        leave(job, signal?.reason)
        left.reject(signal?.reason)
      }
      signal?.addEventListener('abort', onLeave, { once: true })
      void work()
      try {
        return await Promise.race([job.result.promise, left.promise])
      } finally {
        signal?.removeEventListener('abort', onLeave)
      }
    },
  }
}
