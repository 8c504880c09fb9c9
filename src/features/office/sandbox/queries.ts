import { and, asc, desc, eq, isNull, inArray, notInArray, sql } from 'drizzle-orm'
import type { Block, ChainSource, RateSource, Tip, Transfer } from '#features/money/crypto/model.ts'
import { type Chain, type Currency, CHAINS, COINS } from '#features/money/settlements/model-currencies.ts'
import type { Policy } from '#features/money/settlements/rules-policy.ts'
import { parseUsdRate } from '#features/money/crypto/rules.ts'
import { payments, paymentAccounts } from '#features/money/crypto/tables.ts'
import { type Db, rowsOf } from '#server/database/database.ts'
import { invariant } from '#base/refusal.ts'
import { type RatedAsset, STANDARD_RATES } from './model.ts'
import { presentSandboxPayment, presentTransfer } from './present.ts'
import type { SandboxChain, SandboxPayment } from './schemas.ts'
import {
  sandboxBlocks,
  sandboxChains,
  sandboxClock,
  sandboxRates,
  sandboxTransfers,
  type SandboxCardRow,
  sandboxCards,
} from './tables.ts'
import { auditEntries } from '#features/platform/audit/tables.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { orders } from '#features/orders/orders/tables.ts'

const SANDBOX_OWNER = 'admin@example.com'

/** The accounts that `seedAccounts` creates in every sandbox. */
const SANDBOX_STAFF = [SANDBOX_OWNER, 'partner@example.com']

/** Block 0 of every simulated chain. The block is not stored. */
const GENESIS = { height: 0, hash: '0'.repeat(64), parent: '', time: new Date(0) }

/** After this many confirmations a block of a simulated chain is final. */
const FINAL_AFTER: Record<Chain, number | undefined> = { bitcoin: undefined, ethereum: 64, tron: 19 }

/** A node of a simulated chain. During an outage it throws, like a real node. */
export function simulatedChain(db: Db, chain: Chain): ChainSource {
  const assertUp = async (): Promise<void> => {
    if (await isOut(db, chain)) throw new Error(`the simulated node of ${chain} does not respond`)
  }
  return {
    tip: async () => {
      await assertUp()
      return await findTip(db, chain)
    },
    // This call does not check for an outage: callers read the tip before and after it, and reading the tip throws during an outage.
    blockAt: (height) => findBlock(db, chain, height),
    mempool: async () => {
      await assertUp()
      return { transfers: await listTransfers(db, chain, null), isComplete: true }
    },
  }
}

/** The newest block of the simulated chain, even during a simulated outage. */
export async function findTip(db: Db, chain: Chain): Promise<Tip> {
  const [row] = await db
    .select()
    .from(sandboxBlocks)
    .where(eq(sandboxBlocks.chain, chain))
    .orderBy(desc(sandboxBlocks.height))
    .limit(1)
  const { height, hash } = row ?? GENESIS
  const depth = FINAL_AFTER[chain]
  return { height, hash, ...(depth && { finalized: height - depth + 1 }) }
}

async function findBlock(db: Db, chain: Chain, height: number): Promise<Block | undefined> {
  if (height === 0) return { ...GENESIS, transfers: [] }
  const [row] = await db
    .select()
    .from(sandboxBlocks)
    .where(and(eq(sandboxBlocks.chain, chain), eq(sandboxBlocks.height, height)))
  if (!row) return undefined
  const { hash, parent, time } = row
  return { height, hash, parent, time, transfers: await listTransfers(db, chain, height) }
}

/** The transfers of a block, or the transfers of the mempool if the height is null. */
async function listTransfers(db: Db, chain: Chain, height: number | null): Promise<Transfer[]> {
  const place = height === null ? isNull(sandboxTransfers.height) : eq(sandboxTransfers.height, height)
  const rows = await db
    .select()
    .from(sandboxTransfers)
    .where(and(eq(sandboxTransfers.chain, chain), place))
    .orderBy(asc(sandboxTransfers.id))
  return rows.map(presentTransfer)
}

async function isOut(db: Db, chain: Chain): Promise<boolean> {
  const [row] = await db.select().from(sandboxChains).where(eq(sandboxChains.chain, chain))
  return row?.outage ?? false
}

/** The rates are constant until a person sets other rates. */
export function sandboxRateSource(db: Db): RateSource {
  return {
    usdFor: async (currency) => {
      const asset = ratedAsset(currency)
      const [row] = await db.select().from(sandboxRates).where(eq(sandboxRates.asset, asset))
      const rate = row?.usdRate ?? parseUsdRate(STANDARD_RATES[asset])
      invariant(rate, 'a standard rate is a valid rate')
      return rate
    },
  }
}

export function ratedAsset(currency: Currency): RatedAsset {
  const { asset } = COINS[currency]
  invariant(asset !== 'USD' && asset !== 'RUB', 'a coin is neither dollars nor roubles')
  return asset
}

/** Returns the offset of the shop's clock, in milliseconds. */
export async function loadClockOffset(db: Db): Promise<number> {
  const [row] = await db.select().from(sandboxClock)
  return (row?.offsetSeconds ?? 0) * 1000
}

/** Returns the newest payments, in any state. */
export async function listSandboxPayments(db: Db, policy: Policy): Promise<SandboxPayment[]> {
  const rows = await db.select().from(payments).orderBy(desc(payments.createdAt), desc(payments.id)).limit(100)
  return rows.map((row) => presentSandboxPayment(row, policy))
}

export async function listSandboxChains(db: Db): Promise<SandboxChain[]> {
  return await Promise.all(
    CHAINS.map(async (chain) => ({
      chain,
      height: (await findTip(db, chain)).height,
      mempool: (await listTransfers(db, chain, null)).length,
      outage: await isOut(db, chain),
    })),
  )
}

/** A simulated checkout at this time. An open checkout may have expired. */
export async function findSandboxCard(db: Db, ref: string, now: Date): Promise<SandboxCardRow | undefined> {
  const [row] = await db.select().from(sandboxCards).where(eq(sandboxCards.ref, ref))
  if (row?.status === 'open' && row.expiresAt < now) return { ...row, status: 'expired' }
  return row
}

/**
 * `began`: the database was a sandbox at some time. `ended`: after that a real shop was started with this database, and its configuration did
 * not name the owner of the sandbox as staff. `used`: there are accounts or orders. `wallet`: the database has used addresses of a real
 * wallet.
 */
type DatabaseMarks = { began: boolean; ended: boolean; used: boolean; wallet: boolean }

/** Marks that distinguish the database of a sandbox from the database of a real shop. `simulated`: the ids of a sandbox's wallets. */
export async function readDatabaseMarks(db: Db, simulated: string[]): Promise<DatabaseMarks> {
  const found = await db.execute(sql`select
    exists (select from ${accounts} where ${inArray(accounts.email, SANDBOX_STAFF)}) as began,
    exists (select from ${auditEntries} join ${accounts} on ${accounts.id} = ${auditEntries.subjectId}
      where ${accounts.email} = ${SANDBOX_OWNER} and ${auditEntries.subject} = 'account'
      and ${auditEntries.action} = 'staff.configured' and ${auditEntries.after} ->> 'role' is null) as ended,
    exists (select from ${accounts}) or exists (select from ${orders}) as used,
    exists (select from ${paymentAccounts} where ${notInArray(paymentAccounts.id, simulated)}) as wallet`)
  const [marks] = rowsOf<DatabaseMarks>(found)
  if (!marks) throw new Error('the query that detects a sandbox database returned no row')
  return marks
}
