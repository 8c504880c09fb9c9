import { expect, it } from 'vitest'
import { MINUTE, SECOND } from '#base/time.ts'
import { openOverdueJobs } from './overdue-jobs.ts'

const WATCH = { name: 'watch', everyMs: SECOND }
const SWEEP = { name: 'sweep', everyMs: 10 * MINUTE }

it('a job is overdue from a minute after its expected end until its success', () => {
  let now = 0
  const turns = openOverdueJobs(() => now)
  turns.began(WATCH)
  turns.began(SWEEP)
  now = MINUTE
  expect(turns.late()).toEqual([])
  now = MINUTE + 2 * SECOND
  expect(turns.late()).toEqual(['watch'])
  turns.ended(WATCH)
  expect(turns.late()).toEqual([])
  now = 12 * MINUTE
  expect(turns.late()).toEqual(['watch', 'sweep'])
})
