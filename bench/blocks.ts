import { expirePayments } from '../src/features/money/crypto/commands-evaluate.ts'
import { watchChain } from '../src/features/money/crypto/commands-watch.ts'
import type { Bench, Part } from './bench.ts'
import { type ChainWorld, mineBlock, openChainWorld } from './blocks-world.ts'
import { amount, type Figure, forInformation, ratioAround } from './results.ts'
import { median, medianRatio, takeTurns, timeOnce } from './rounds.ts'

const FEW = 100
const MANY = 100_000
const TRANSFERS = 3000
/** The number of transfers to addresses that the shop watches. */
const OURS = 5
const WARM_UP_ROUNDS = 5
/** The number of measured blocks in a round. A block takes a hundredth of a second, so a round can contain many blocks. */
const TURNS_PER_ROUND = 6

export const blocks: Part = {
  name: 'blocks',
  about: `a block of ${amount(TRANSFERS, 'transfers')} with ${FEW} and with ${amount(MANY, 'open payments')}`,
  measure,
}

async function measure({ rounds, freshDatabase }: Bench): Promise<Figure[]> {
  const few = await openChainWorld(await freshDatabase(), FEW)
  const many = await openChainWorld(await freshDatabase(), MANY)
  try {
    const turns = { few: () => applyBlock(few), many: () => applyBlock(many) }
    await takeTurns(WARM_UP_ROUNDS, turns)
    const seen = await takeTurns(rounds * TURNS_PER_ROUND, turns)
    const expiry = await takeTurns(rounds, { few: () => expire(few), many: () => expire(many) })
    const ms = (values: number[]) => amount(median(values), 'ms')
    return [
      ratioAround(medianRatio(seen.many, seen.few), {
        what: `Block of ${amount(TRANSFERS, 'transfers')}: ${amount(MANY, 'open payments')} compared with ${FEW}`,
        limit: 0.2,
        seen: `${ms(seen.many)} compared with ${ms(seen.few)}; ${OURS} of the transfers pay orders`,
      }),
      forInformation(
        `Search for expired payments among ${amount(MANY, 'open payments')}`,
        ms(expiry.many),
        `${ms(expiry.few)} among ${FEW}; no payment expires`,
      ),
    ]
  } finally {
    await few.close()
    await many.close()
  }
}

/** Mines a block and lets the watcher read it. Returns the duration of the watcher's run in milliseconds. */
async function applyBlock(world: ChainWorld): Promise<number> {
  await mineBlock(world, TRANSFERS, OURS)
  const ms = await timeOnce(() => watchChain(world.context, world.chain))
  await world.assertPaid()
  return ms
}

async function expire({ context }: ChainWorld): Promise<number> {
  return await timeOnce(() => expirePayments(context))
}
