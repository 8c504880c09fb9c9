import { DAY, MINUTE, SECOND } from '#base/time.ts'
import type { PolicyInput } from './schemas-policy.ts'
import type { Chain, Currency, UsdRate } from './model-currencies.ts'

/** The payment policy (docs/payments.md). */
export type Policy = {
  /** How long a quote is valid. */
  lockMs: number
  /** How long after the end of the quote late money is still credited without review. */
  watchMs: number
  /** A payment may be smaller than its price, by a share and by a sum. The smaller of the two is the limit. */
  toleranceBasisPoints: number
  toleranceCents: number
  /** If an unfinished payment is worth less than this, it is not worth the time of staff. */
  dustCents: number
  /** The number of addresses that an order may use up, and that one visitor may use up per hour. */
  paymentsPerOrder: number
  addressesPerHour: number
  /** If this many consecutive addresses are unpaid, the owner is warned. */
  gapWarning: number
  /** If this many consecutive addresses are unpaid, new addresses of the coin are slowed down, for all visitors together. */
  unpaidMost: number
  /** A node whose last successful poll is older than this counts as down. */
  staleMs: number
  /** The spread: added to the market's price. */
  spreadBasisPoints: number
  /** The minimum price of an order for a coin. 0 means no minimum. */
  minimumCents: Record<Currency, number>
  /** Bitcoin: how many confirmations prices below a number of cents need, in rising order. Higher prices need `bitcoinMost`. */
  bitcoinSteps: { underCents: number; count: number }[]
  bitcoinMost: number
  /**
   * Ethereum: how many blocks prices below `ethereumFinalFromCents` need. From this price on, a payment counts only in blocks that the
   * chain calls final.
   */
  ethereumBlocks: number
  ethereumFinalFromCents: number
  /** A manual confirmation of a larger sum needs a second person. */
  secondPersonFromCents: number
  /**
   * The sum that one partner may confirm within 24 hours without a second person. If the sum is exceeded, each confirmation needs a second
   * person.
   */
  partnerDayCents: number
}

export const DEFAULT_POLICY: Policy = {
  lockMs: 20 * MINUTE,
  watchMs: 7 * DAY,
  toleranceBasisPoints: 50,
  toleranceCents: 100,
  dustCents: 100,
  paymentsPerOrder: 10,
  addressesPerHour: 30,
  gapWarning: 15,
  unpaidMost: 60,
  staleMs: 90 * SECOND,
  spreadBasisPoints: 0,
  // To move USDT, the shop must first send another coin to each address, for the fee. The fee is up to 13.5 TRX or 65,000 gas: $3 to $10 in
  // busy times. Below these minimums the fees of payer and shop together would be more than about a tenth of the price.
  minimumCents: { BTC: 0, ETH: 0, USDT_ERC20: 50_00, USDT_TRC20: 20_00 },
  bitcoinSteps: [
    { underCents: 300_00, count: 1 },
    { underCents: 3_000_00, count: 2 },
    { underCents: 20_000_00, count: 3 },
  ],
  bitcoinMost: 6,
  ethereumBlocks: 12,
  ethereumFinalFromCents: 1_000_00,
  secondPersonFromCents: 1_000_00,
  partnerDayCents: 3_000_00,
}

/** The current policy: the defaults, with the owner's changes. */
export function toPolicy({ lockMinutes, watchDays, staleSeconds, minimumCents, ...changes }: PolicyInput): Policy {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  return {
    ...DEFAULT_POLICY,
    ...given,
    lockMs: lockMinutes === undefined ? DEFAULT_POLICY.lockMs : lockMinutes * MINUTE,
    watchMs: watchDays === undefined ? DEFAULT_POLICY.watchMs : watchDays * DAY,
    staleMs: staleSeconds === undefined ? DEFAULT_POLICY.staleMs : staleSeconds * SECOND,
    minimumCents: { ...DEFAULT_POLICY.minimumCents, ...minimumCents },
  }
}

/** Converts the policy to the fields that the owner changes. */
export function toPolicyFields({ lockMs, watchMs, staleMs, ...rest }: Policy): Required<PolicyInput> {
  return { ...rest, lockMinutes: lockMs / MINUTE, watchDays: watchMs / DAY, staleSeconds: staleMs / SECOND }
}

/** `final`: no number of blocks is enough, because the chain itself must call the block final. Then `count` is only for display. */
export type Confirmations = { count: number; final: boolean }

/** After about this many blocks each of the two chains calls a block final. */
const TRON_FINAL = 19
const ETHEREUM_FINAL = 64

/** The confirmations that a price requires. Never 0. */
export function requiredConfirmations(chain: Chain, priceCents: number, policy: Policy): Confirmations {
  if (chain === 'tron') return { count: TRON_FINAL, final: true }
  if (chain === 'bitcoin') {
    const step = policy.bitcoinSteps.find(({ underCents }) => priceCents < underCents)
    return { count: step?.count ?? policy.bitcoinMost, final: false }
  }
  return priceCents < policy.ethereumFinalFromCents
    ? { count: policy.ethereumBlocks, final: false }
    : { count: ETHEREUM_FINAL, final: true }
}

/** The rate of a quote: the market's rate less the spread, so that the shop asks for more of the coin. Rounded down, to the shop's advantage. */
export function quotedRate(market: UsdRate, { spreadBasisPoints }: Policy): UsdRate {
  return (market * 10_000n) / (10_000n + BigInt(spreadBasisPoints))
}
