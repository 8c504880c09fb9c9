import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import { jobEnded } from './diagnostics-channels.ts'
import type { OverdueJobs } from './overdue-jobs.ts'
import type { Log } from './log.ts'

/** `stopping` is aborted when the shop closes. Work that may take more than a few seconds must then end early. */
export type Job = { name: string; everyMs: number; work: (stopping?: AbortSignal) => Promise<unknown> }

/** Processes the items one after another. If one fails, the others still run, and the first error is thrown at the end. */
export async function processEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => faults.push(error))
  if (faults.length > 0) throw faults[0]
}

/** The time that the shutdown waits for a job that ignores the signal. */
const STOP_TIMEOUT = 2 * SECOND

type JobOptions = {
  grace?: number
  turns?: OverdueJobs
  /** In the sandbox: calls the listener each time the clock is moved. Then every job runs immediately; a running job runs again. */
  onClockMoved?: ((listener: () => void) => void) | undefined
}

/**
 * Runs each job repeatedly in every process. A run starts `everyMs` after the end of the previous run. The work must be safe in several
 * processes and after a kill. A failure is logged, and the next run tries again. The returned function stops the jobs and waits for running
 * ones.
 */
export function runJobs(
  jobs: Job[],
  log: Log,
  { grace = STOP_TIMEOUT, turns, onClockMoved }: JobOptions = {},
): () => Promise<void> {
  const stopping = new AbortController()
  const running = new Set(jobs.map(({ name }) => name))
  let moved = new AbortController()
  onClockMoved?.(() => {
    moved.abort()
    moved = new AbortController()
  })
  const signals = { stopping: stopping.signal, clock: () => moved.signal }
  const loops = jobs.map((job) => runUntil(signals, job, log, turns).finally(() => running.delete(job.name)))
  return async () => {
    stopping.abort()
    await Promise.race([Promise.all(loops), delay(grace, undefined, { ref: false })])
    if (running.size > 0) log.warn({ jobs: [...running] }, 'jobs did not stop in time and were abandoned')
  }
}

type Signals = { stopping: AbortSignal; clock: () => AbortSignal }

async function runUntil(
  { stopping: signal, clock }: Signals,
  job: Job,
  log: Log,
  turns: OverdueJobs | undefined,
): Promise<void> {
  turns?.began(job)
  while (!signal.aborted) {
    const clockMoved = clock()
    const started = performance.now()
    let failed = false
    try {
      await job.work(signal)
    } catch (error) {
      failed = true
      if (!signal.aborted) log.error({ err: error, job: job.name }, 'a job failed, retrying at its next run')
    }
    if (!failed) turns?.ended(job)
    if (jobEnded.isHeard()) jobEnded.tell({ name: job.name, ms: performance.now() - started, failed })
    await pause(job.everyMs, AbortSignal.any([signal, clockMoved]))
  }
}

/** Ends early, without an error, when the signal is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => {})
}
