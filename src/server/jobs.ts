import type { Log } from './log.ts'

/** `stopping` is aborted when the shop closes: work that may take longer than some seconds ends early then. */
export type Job = { name: string; everyMs: number; work: (stopping?: AbortSignal) => Promise<unknown> }

/**
 * Runs each job again and again, `everyMs` after it last ended, in every process; the work itself must be safe to run in several.
 * A failure is logged and tried again at the next turn. The returned call stops and waits for what is running.
 */
export function runJobs(jobs: Job[], log: Log): () => Promise<void> {
  const stopping = new AbortController()
  const loops = jobs.map((job) => runUntil(stopping.signal, job, log))
  return async () => {
    stopping.abort()
    await Promise.all(loops)
  }
}

async function runUntil(signal: AbortSignal, job: Job, log: Log): Promise<void> {
  while (!signal.aborted) {
    try {
      await job.work(signal)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed and will run again')
    }
    await pause(job.everyMs, signal)
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
