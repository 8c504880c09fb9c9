import { randomBytes } from 'node:crypto'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { OwnAddresses } from '../src/features/money/crypto/model.ts'
import { BITCOIN, bitcoinSource, ownKeyHashes } from '../src/features/money/crypto/providers/bitcoin.ts'
import { keyHashAddress, type Output } from '../src/features/money/crypto/providers/bitcoin-block.ts'
import { bitcoinCoreReader } from '../src/features/money/crypto/providers/bitcoin-core.ts'
import type { Bench, Part } from './bench.ts'
import { absoluteAtMost, amount, type Figure, forInformation, ratioAtLeast } from './results.ts'
import { openMempoolNode } from './mempool-node.ts'
import { median, medianRatio, takeTurns } from './rounds.ts'

const WAITING = 100_000
const OUTPUTS = 20_000
/** The number of addresses that the shop has used. */
const GIVEN = 100_000
/** The maximum time in milliseconds for which one check of the mempool may block other work. */
const MAX_BLOCKING_MS = 50

export const mempool: Part = {
  name: 'mempool',
  about: `a pass over ${amount(WAITING, 'waiting transactions')} of Bitcoin`,
  measure,
}

async function measure({ rounds }: Bench): Promise<Figure[]> {
  const given = Array.from({ length: GIVEN }, () => keyHashAddress(BITCOIN.addressPrefix, randomBytes(20)))
  return [await compareMatching(rounds, given), ...(await readFullMempool(given))]
}

/** The shop's addresses in slices, in the form in which the database returns them. */
function addressesOf(given: string[]): OwnAddresses {
  return {
    among: async () => new Set(),
    watched: async () => [],
    givenFrom: async (places) => {
      const from = places.bench ?? 0
      const keys = given.slice(from, from + 500)
      return keys.length === 0 ? { keys, places } : { keys, places: { bench: from + keys.length } }
    },
  }
}

async function compareMatching(rounds: number, given: string[]): Promise<Figure> {
  const outputs = Array.from({ length: OUTPUTS }, (_, place): Output => {
    return { keyHash: randomBytes(20), units: 1n, transactionHash: '', place }
  })
  const pickOwn = await ownKeyHashes()(addressesOf(given))
  const known = new Set(given)
  const timed = (work: () => Output[]) => async () => {
    const began = performance.now()
    const found = work().length
    if (found > 0) throw new Error('the shop counted an output of a different wallet as an output of its own wallet')
    return performance.now() - began
  }
  const turns = {
    matched: timed(() => pickOwn(outputs)),
    encoded: timed(() => outputs.filter(({ keyHash }) => known.has(keyHashAddress(BITCOIN.addressPrefix, keyHash)))),
  }
  await takeTurns(2, turns)
  const seen = await takeTurns(rounds * 3, turns)
  return ratioAtLeast(medianRatio(seen.encoded, seen.matched), {
    what: `Comparing ${amount(OUTPUTS, 'outputs')} by their hash: times as fast as by their address`,
    limit: 3,
    seen: `${amount(median(seen.matched), 'ms')} compared with ${amount(median(seen.encoded), 'ms')}; ${amount(GIVEN, 'addresses')} are known`,
  })
}

async function readFullMempool(given: string[]): Promise<Figure[]> {
  const node = await openMempoolNode(WAITING)
  const source = bitcoinSource(bitcoinCoreReader(node.url, BITCOIN), BITCOIN, () => new Date())
  const addresses = addressesOf(given)
  const held: number[] = []
  const took: number[] = []
  try {
    for (let look = 0; look * 3000 < WAITING + 3000; look += 1) {
      const delay = monitorEventLoopDelay({ resolution: 1 })
      delay.enable()
      const began = performance.now()
      await source.mempool(addresses)
      took.push(performance.now() - began)
      delay.disable()
      held.push(delay.max / 1e6)
    }
  } finally {
    await node.close()
  }
  const longest = Math.max(...held)
  return [
    absoluteAtMost(longest, 'ms', {
      what: `Longest block of the event loop by a pass over ${amount(WAITING, 'waiting transactions')}`,
      limit: MAX_BLOCKING_MS,
      seen: `of ${held.length} passes; median ${amount(median(held), 'ms')}`,
    }),
    forInformation(
      'One pass',
      amount(median(took), 'ms'),
      `${amount(took[0] ?? 0, 'ms')} for the first pass, ${amount(took.at(-1) ?? 0, 'ms')} when all are known`,
    ),
  ]
}
