import { performance } from 'node:perf_hooks'
import { SECOND } from '#base/time.ts'

/** Runs the contenders one after another, `rounds` times. The order is reversed in every second round. Returns the results of each round. */
export async function takeTurns<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  // All keys have the type `Name`, but the type of `Object.keys` is only `string[]`.
  const names = Object.keys(contenders) as Name[]
  const seen = Object.fromEntries(names.map((name): [string, number[]] => [name, []])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) seen[name].push(await contenders[name]())
  }
  return seen
}

/** The median of the ratios of all rounds. If the machine is slow for some time, both contenders of a round are slow. */
export function medianRatio(own: number[], theirs: number[]): number {
  return median(own.map((value, round) => value / (theirs[round] ?? Number.NaN)))
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)]
  if (value === undefined) throw new Error('nothing was measured')
  return value
}

/** Counts how many times per second the work is completed, with `atOnce` concurrent runs. */
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

/** Repeats the work for this number of seconds. Returns the duration of each run in milliseconds. */
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
 * Starts the work at a constant rate, as visitors arrive, even if earlier work has not ended. Returns the time in milliseconds from the planned start
 * of each work to its end. So if the shop stops responding for some time, all work that was planned for this time is measured as slow.
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
