import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import { postgresTime, processorTime } from './processor-time.ts'
import type { UnitCost } from './sums.ts'

/** The processor time of one operation or of an idle period, in milliseconds. */
export type Cost = { shopMs: number; databaseMs: number }

export type Meter = {
  /** The cost of one second without requests. */
  idle: Cost
  /** Runs the work. Returns its cost without the idle cost. */
  spend: (work: () => Promise<void>) => Promise<Cost>
}

/** Measures the processor time of the shop's process and of its PostgreSQL. First it measures the idle processes for this number of seconds. */
export async function openMeter(shop: number, postmaster: number, seconds: number): Promise<Meter> {
  const read = (): Cost => ({ shopMs: processorTime(shop), databaseMs: postgresTime(postmaster) })
  const rest = await between(read, async () => {
    await pause(seconds * SECOND)
  })
  const idle = perUnit(rest, seconds)
  return {
    idle,
    spend: async (work) => {
      const began = performance.now()
      const all = await between(read, work)
      return minus(all, multiplyCost(idle, (performance.now() - began) / SECOND))
    },
  }
}

async function between(read: () => Cost, work: () => Promise<void>): Promise<Cost> {
  const before = read()
  await work()
  return minus(read(), before)
}

export function perUnit({ shopMs, databaseMs }: Cost, count: number): Cost {
  return { shopMs: shopMs / count, databaseMs: databaseMs / count }
}

export function multiplyCost({ shopMs, databaseMs }: Cost, count: number): Cost {
  return { shopMs: shopMs * count, databaseMs: databaseMs * count }
}

/**
 * Returns the difference of two costs, at least zero. Linux counts processor time in hundredths of a second and can update the count late,
 * so the difference could be negative.
 */
export function minus(one: Cost, other: Cost): Cost {
  return {
    shopMs: Math.max(0, one.shopMs - other.shopMs),
    databaseMs: Math.max(0, one.databaseMs - other.databaseMs),
  }
}

export function unitCost(spent: Cost, load: { answers: number; bytesIn: number; bytesOut: number }): UnitCost {
  const { answers, bytesIn, bytesOut } = load
  return { ...perUnit(spent, answers), bytesSent: bytesIn / answers, bytesTaken: bytesOut / answers }
}
