import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { CryptoContext } from './context.ts'
import { CHAINS } from '#features/settlements/model-currencies.ts'
import { findHead } from './queries-chain.ts'
import { chainBlocks, transfers } from './tables.ts'

/** Far deeper than any re-org: half a day of TRON, two months of Bitcoin. */
const KEPT_BLOCKS = 10_000

/** Forgets old blocks that brought us nothing; a fast chain has ten million of them in a year. Money keeps its block for ever. */
export async function pruneBlocks({ shop }: CryptoContext): Promise<void> {
  for (const chain of CHAINS) {
    const head = await findHead(shop.db, chain)
    if (!head) continue
    const paid = shop.db
      .select({ one: sql`1` })
      .from(transfers)
      .where(and(eq(transfers.chain, chainBlocks.chain), eq(transfers.blockHash, chainBlocks.hash)))
    const isOld = and(eq(chainBlocks.chain, chain), lt(chainBlocks.height, head.height - KEPT_BLOCKS))
    await shop.db.delete(chainBlocks).where(and(isOld, notExists(paid)))
  }
}
