import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { howMany } from '../repetitions.ts'
import { engine, type TestShop } from '../shop.ts'
import type { Facts } from './payment-data.ts'
import { assertFinished, assertForward, assertMirrors, assertSound } from './check-books.ts'
import { listChains, readNow, recover, takeStep } from './scenario-steps.ts'
import { type Step, scenarios, type Topic } from './scenarios.ts'
import { openWorld, type World } from './payment-world.ts'

/** The embedded database runs everywhere, so most scenarios run on it. Enough scenarios run on PostgreSQL to find race conditions of PostgreSQL. */
export const SCENARIOS = Number(process.env.SCENARIOS ?? (engine === 'pglite' ? howMany(30, 1000) : howMany(15, 200)))

/** The tables are cleaned after this number of scenarios, because deleted rows slow down later scenarios. */
const SCENARIOS_BETWEEN_CLEANINGS = 50

/** Runs random scenarios on one database. Compares the rows of the database with the test's own calculation. Returns the number of scenarios. */
export async function runScenarios(shop: TestShop, topic: Topic): Promise<number> {
  let count = 0
  await fc.assert(
    fc.asyncProperty(scenarios(topic), async ({ prices, steps, reads }) => {
      count += 1
      if (count % SCENARIOS_BETWEEN_CLEANINGS === 0) await shop.shop.db.execute(sql`vacuum`)
      await runScenario(await openWorld(shop, prices), steps, reads)
    }),
    { numRuns: SCENARIOS },
  )
  return count
}

async function runScenario(world: World, steps: Step[], reads: boolean): Promise<void> {
  let facts = await readNow(world)
  for (const step of steps) {
    const polled = await takeStep(world, step, facts)
    if (step.do !== 'acts' && step.do !== 'withdraw') continue
    const now = await readNow(world)
    assertSound(now, world)
    assertForward(facts, now, world)
    for (const chain of polled) if (world.nodes[chain].nodeState.is === 'well') assertMirrors(now, world, chain)
    facts = now
  }
  await recover(world, facts)
  const end = await readNow(world)
  assertSound(end, world)
  assertForward(facts, end, world)
  assertFinished(end, world, false)
  if (!reads) return
  await readAgain(world, end)
  const again = await readNow(world)
  assertSound(again, world)
  assertForward(end, again, world)
  assertFinished(again, world, true)
}

/**
 * Simulates the recovery after a node gave false answers: deletes the blocks and reads them again, all in one poll. The result must be the same as
 * before.
 */
async function readAgain(world: World, facts: Facts): Promise<void> {
  await world.shop.shop.db.execute(sql`delete from chain_block b where height >
    (select min(height) from chain_block a where a.chain = b.chain)`)
  for (const chain of listChains(facts)) world.nodes[chain].mine(1, false)
  await recover(world, facts)
}
