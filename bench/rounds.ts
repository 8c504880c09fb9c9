import { performance } from 'node:perf_hooks'
import { SECOND } from '#base/time.ts'

/** Runs the contenders in turn, `rounds` times, alternating the order; returns the results of each round. */
export async function takeTurns<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  // The keys of a record are its names; the type of Object.keys loses that.
  const names = Object.keys(contenders) as Name[]
  const seen = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) seen[name].push(await contenders[name]())
  }
  return seen
}

/** The median of each round's ratio: a temporary slowdown of the machine affects both sides of a round. */
export function medianRatio(own: number[], theirs: number[]): number {
  return median(own.map((value, round) => value / (theirs[round] ?? Number.NaN)))
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The percentile of the values. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}

/** How many times a second the work is done at this concurrency. */
export async function countPerSecond(seconds: number, atOnce: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let done = 0
  async function repeat(): Promise<void> {
    while (performance.now() - began < seconds * SECOND) {
      await work()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, repeat))
  return (done * SECOND) / (performance.now() - began)
}

/** Milliseconds of each run, one after the other, for this many seconds. */
export async function timeEach(seconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + seconds * SECOND
  while (performance.now() < until) times.push(await timeOnce(work))
  return times
}

export async function timeOnce(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/**
 * Starts the work at a steady pace, whether or not earlier work has ended, as visitors come. Returns the milliseconds from the due time
 * of each to its end, so that a stall counts for all who came during it.
 */
export async function pace(perSecond: number, seconds: number, work: () => Promise<unknown>): Promise<number[]> {
  const total = perSecond * seconds
  const times: number[] = []
  const running: Promise<unknown>[] = []
  const began = performance.now()
  while (running.length < total) {
    const due = began + (running.length * SECOND) / perSecond
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, 1))
    else running.push(work().then(() => times.push(performance.now() - due)))
  }
  await Promise.all(running)
  return times
}
