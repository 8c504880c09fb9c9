// Measures the shop against its limits and records the results. `npm run bench`, `npm run bench -- pages orders`, `-- --quick`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Bench, type Part, Unavailable } from './bench.ts'
import { blocks } from './blocks.ts'
import { budget } from './budget.ts'
import { costs } from './capacity/costs.ts'
import { processes } from './capacity/processes.ts'
import { consultant } from './consultant.ts'
import { danger } from './danger.ts'
import { endurance } from './endurance/endurance.ts'
import { postgresOnDemand } from './database.ts'
import { type Figure, unmeasured } from './results.ts'
import { lighthouse } from './lighthouse.ts'
import { many } from './many.ts'
import { markdown } from './markdown.ts'
import { memory } from './memory.ts'
import { certificates } from './certificates.ts'
import { mempool } from './mempool.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { peers } from './peers/peers.ts'
import { questions } from './node-requests.ts'
import { rendering } from './rendering.ts'
import { busyness } from './machine.ts'
import { printFigures, writeReadme } from './readme-table.ts'
import { staffLists } from './staff-lists.ts'
import { start } from './start.ts'
import { targets } from './targets.ts'

const PARTS = [
  pages,
  rendering,
  budget,
  orders,
  blocks,
  questions,
  mempool,
  certificates,
  markdown,
  staffLists,
  consultant,
  danger,
  start,
  targets,
]
/** Parts that run only if the command names them. */
const NAMED_PARTS = [lighthouse, memory, endurance, processes, costs, many, peers]
const ALL_PARTS = [...PARTS, ...NAMED_PARTS]

process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
// The exit is explicit, because an embedded engine that is kept for the next shop would keep the process alive.
process.exit(await main(process.argv.slice(2)))

/**
 * Returns 0 if every ratio and size is within its limit. Seconds and speeds depend on the machine, so they are shown but do not make the run fail.
 */
async function main(args: string[]): Promise<number> {
  const isQuick = args.includes('--quick')
  const names = args.filter((arg) => !arg.startsWith('--'))
  const chosen = names.length > 0 ? ALL_PARTS.filter((part) => names.includes(part.name)) : PARTS
  if (names.some((name) => !ALL_PARTS.some((part) => part.name === name))) return explain()
  console.log(`${busyness()}\n`)
  const measured = await measureAll(chosen, isQuick)
  if (isQuick) console.log('A quick run only shows that the benchmark works. It does not record its measurements.')
  else
    writeReadme(
      measured,
      ALL_PARTS.map((part) => part.name),
    )
  const figures = [...measured.values()].flat()
  const faults = figures.filter(({ comparison, isAbsolute }) => comparison === 'misses' && !isAbsolute)
  return faults.length === 0 && measured.size === chosen.length ? 0 : 1
}

function explain(): number {
  console.log(`The parts are:\n${ALL_PARTS.map(({ name, about }) => `  ${name.padEnd(10)} ${about}`).join('\n')}`)
  return 1
}

/** If a part fails, the failure is reported and the other parts continue. */
async function measureAll(parts: Part[], isQuick: boolean): Promise<Map<string, Figure[]>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ahuti-bench-'))
  const cleanUp = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', cleanUp)
  const postgres = postgresOnDemand()
  const length = isQuick ? { rounds: 2, seconds: 1, isQuick } : { rounds: 7, seconds: 3, isQuick }
  const measured = new Map<string, Figure[]>()
  try {
    for (const part of parts) {
      console.log(`${part.name}: ${part.about}`)
      const own = path.join(folder, part.name)
      mkdirSync(own)
      const figures = await measureOne(part, { folder: own, ...length, freshDatabase: postgres.freshDatabase })
      if (figures) measured.set(part.name, figures)
      printFigures(figures ?? [])
    }
  } finally {
    await postgres.stop()
    cleanUp()
  }
  return measured
}

async function measureOne(part: Part, bench: Bench): Promise<Figure[] | undefined> {
  try {
    return await part.measure(bench)
  } catch (error) {
    if (error instanceof Unavailable) return [unmeasured(part.about, error.message)]
    console.error(error)
    return undefined
  }
}
