import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { MINUTE } from '#base/time.ts'
import { openOverdueJobs } from './overdue-jobs.ts'
import { runJobs } from './jobs.ts'
import { openLog } from './log.ts'
import { eventually } from '../../test/wait-until.ts'

const logged: { level: number; msg: string; job?: string; jobs?: string[] }[] = []
const log = openLog('info', { write: (line) => logged.push(JSON.parse(line)) })
afterEach(() => {
  logged.length = 0
})

it('a shop that stops signals a running job to end, and then waits', async () => {
  const steps: string[] = []
  const work = async (stopping?: AbortSignal) => {
    await new Promise((resolve) => stopping?.addEventListener('abort', resolve))
    await pause(50)
    steps.push('ended')
  }
  const stop = runJobs([{ name: 'watch', everyMs: 10, work }], log)
  await stop()
  steps.push('stopped')
  expect(steps).toEqual(['ended', 'stopped'])
})

it('a job that the stop interrupts does not count as failed', async () => {
  const work = async (stopping?: AbortSignal) => await pause(60_000, undefined, { signal: stopping })
  const stop = runJobs([{ name: 'watch', everyMs: 10, work }], log)
  await stop()
  expect(logged).toEqual([])
})

it('a job that fails is logged and runs again later', async () => {
  let runs = 0
  const work = async () => {
    runs += 1
    throw new Error('no')
  }
  const stop = runJobs([{ name: 'watch', everyMs: 1, work }], log)
  await eventually(() => expect(runs).toBeGreaterThan(1))
  await stop()
  expect(logged[0]).toMatchObject({ level: 50, job: 'watch' })
})

it('a job that ignores the stop delays the stop only by a short time', async () => {
  const work = () => pause(20_000, undefined, { ref: false })
  const stop = runJobs([{ name: 'deaf', everyMs: 10, work }], log, { grace: 100 })
  const started = performance.now()
  await stop()
  expect(performance.now() - started).toBeLessThan(10_000)
  expect(logged).toEqual([expect.objectContaining({ level: 40, jobs: ['deaf'] })])
})

it('a job that always fails becomes overdue, and a job that succeeds does not', async () => {
  let now = 0
  const turns = openOverdueJobs(() => now)
  let ended = 0
  const well = async () => {
    ended += 1
  }
  const fails = async () => {
    throw new Error('no')
  }
  const jobs = [
    { name: 'well', everyMs: 1, work: well },
    { name: 'fails', everyMs: 1, work: fails },
  ]
  const stop = runJobs(jobs, log, { turns })
  await pause(20)
  now = 2 * MINUTE
  const before = ended
  await eventually(() => expect(ended).toBeGreaterThan(before + 1))
  expect(turns.late()).toEqual(['fails'])
  await stop()
})

it('every job runs again immediately when the sandbox’s clock is advanced', async () => {
  const runs: string[] = []
  let move = () => {}
  const resting = { name: 'resting', everyMs: 60_000, work: async () => void runs.push('resting') }
  const released = Promise.withResolvers<undefined>()
  const busy = {
    name: 'busy',
    everyMs: 60_000,
    work: async () => {
      runs.push('busy')
      await released.promise
    },
  }
  const stop = runJobs([resting, busy], log, { onClockMoved: (listener) => (move = listener) })
  await eventually(() => expect(runs).toEqual(['resting', 'busy']))
  move()
  await eventually(() => expect(runs).toEqual(['resting', 'busy', 'resting']))
  released.resolve(undefined)
  await eventually(() => expect(runs).toEqual(['resting', 'busy', 'resting', 'busy']))
  await stop()
})
