import { readFileSync } from 'node:fs'
import path from 'node:path'
import { argument, numberArgument } from './arguments.ts'
import type { Bench, Part } from './bench.ts'
import { absoluteAtMost, type Figure, forInformation } from './results.ts'
import { ask } from './http.ts'
import { Mixture } from './memory-mixture.ts'
import { freePort, type Server, startShop } from './servers.ts'

const REQUESTS = 100_000
const QUICK_REQUESTS = 1000
/** The shares of all requests after which the memory is measured. */
const MOMENTS = [0, 0.25, 0.5, 0.75, 1]
const LIMIT = { embedded: 450, server: 250 }
/** With these settings the shop trusts the X-Forwarded-For header, so that each request can come from a different visitor. */
const OTHERS = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' }
const MEGABYTE = 2 ** 20

export const memory: Part = {
  name: 'memory',
  about: 'memory of the process under pages, calls, orders and payments, on both engines',
  measure,
}

/** The memory of a process in megabytes. Most of `external` is the memory of the embedded database. */
type Weight = { requests: number; resident: number; heap: number; external: number; processor: number }

async function measure({ folder, freshDatabase, isQuick }: Bench): Promise<Figure[]> {
  const requests = isQuick ? QUICK_REQUESTS : (numberArgument('requests') ?? REQUESTS)
  const engine = argument('engine')
  const figures: Figure[] = []
  if (engine !== 'postgres')
    figures.push(...(await weigh('embedded database', LIMIT.embedded, { folder, requests, storage: embedded(folder) })))
  if (engine !== 'embedded') {
    const storage = { DATABASE_URL: await freshDatabase() }
    figures.push(...(await weigh('PostgreSQL', LIMIT.server, { folder, requests, storage })))
  }
  return figures
}

const embedded = (folder: string) => ({ DATABASE_URL: '', DATA_DIR: path.join(folder, 'memory-data') })

type Run = { folder: string; requests: number; storage: Record<string, string> }

async function weigh(name: string, limit: number, { folder, requests, storage }: Run): Promise<Figure[]> {
  const metricsPort = await freePort()
  const shop = await startShop(folder, { ...storage, ...OTHERS, METRICS_PORT: String(metricsPort) })
  const mixture = new Mixture(shop.origin)
  const weights: Weight[] = []
  try {
    for (const share of MOMENTS) {
      await mixture.ask(Math.round(requests * share) - mixture.asked)
      weights.push(await readWeight(shop, metricsPort, mixture.asked))
    }
    return figuresOf(name, limit, { weights, mixture: mixture.counts() })
  } finally {
    mixture.close()
    await shop.stop()
  }
}

function figuresOf(name: string, limit: number, seen: { weights: Weight[]; mixture: string }): Figure[] {
  const { weights } = seen
  const last = weights.at(-1)
  const list = (of: (weight: Weight) => number) => weights.map((weight) => Math.round(of(weight))).join(' → ')
  return [
    absoluteAtMost(Math.round(last?.resident ?? Number.NaN), 'MB', {
      what: `Memory on ${name} after ${(last?.requests ?? 0).toLocaleString('en')} requests`,
      limit,
      seen: `resident ${list(({ resident }) => resident)} MB; ${seen.mixture}`,
    }),
    forInformation(
      `The same: growth in the second half`,
      `${slopeOf(weights).toFixed(1)} MB in 100,000 requests`,
      `heap ${list(({ heap }) => heap)}, external ${list(({ external }) => external)} MB; processor ${list(({ processor }) => processor)} s`,
    ),
  ]
}

/** The least-squares line through the samples of the second half. */
function slopeOf(weights: Weight[]): number {
  const half = weights.slice(Math.floor(weights.length / 2))
  const mean = (of: (weight: Weight) => number) => half.reduce((sum, each) => sum + of(each), 0) / half.length
  const [x, y] = [mean(({ requests }) => requests), mean(({ resident }) => resident)]
  const spread = half.reduce((sum, { requests }) => sum + (requests - x) ** 2, 0)
  return (half.reduce((sum, each) => sum + (each.requests - x) * (each.resident - y), 0) / spread) * 100_000
}

async function readWeight({ pid }: Server, metricsPort: number, requests: number): Promise<Weight> {
  const text = String((await ask(`http://127.0.0.1:${metricsPort}/metrics`)).body)
  const gauge = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return {
    requests,
    resident: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    heap: gauge('nodejs_heap_size_used_bytes') / MEGABYTE,
    external: gauge('nodejs_external_memory_bytes') / MEGABYTE,
    processor: gauge('process_cpu_seconds_total'),
  }
}
