import { DAY, MINUTE, SECOND } from '#base/time.ts'
import type { PolicyInput } from './schemas-policy.ts'
import type { Chain, Currency, UsdRate } from './model-currencies.ts'

/** The payment policy (docs/payments.md). */
export type Policy = {
  /** How long a quote is valid. */
  lockMs: number
  /** How long after the quote late money is still credited without review. */
  watchMs: number
  /** A payment may be less than its price by a share and by a sum. The smaller of the two is the limit. */
  toleranceBasisPoints: number
  toleranceCents: number
  /** An unfinished payment worth less than this is not worth the time of staff. */
  dustCents: number
  /** Addresses that an order may use up, and addresses that one visitor may use up per hour. */
  paymentsPerOrder: number
  addressesPerHour: number
  /** From this number of consecutive unpaid addresses on, the owner is warned. */
  gapWarning: number
  /** From this number of consecutive unpaid addresses on, new addresses of the coin are slowed down, for all visitors together. */
  unpaidMost: number
  /** A node whose last successful poll is older than this counts as down. */
  staleMs: number
  /** Added to the market's price. */
  spreadBasisPoints: number
  /** The minimum price for a coin; 0 for none. */
  minimumCents: Record<Currency, number>
  /** Bitcoin: the number of confirmations for prices below a number of cents, in rising order. Higher prices need `bitcoinMost`. */
  bitcoinSteps: { underCents: number; count: number }[]
  bitcoinMost: number
  /**
   * Ethereum: the number of blocks for prices below `ethereumFinalFromCents`. From this price on, only blocks that the chain marks as final
   * count.
   */
  ethereumBlocks: number
  ethereumFinalFromCents: number
  /** A manual confirmation of more than this needs a second person. */
  secondPersonFromCents: number
  /** The sum that one partner may confirm within 24 hours without a second person. Beyond it each confirmation needs a second person. */
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
  // Moving USDT costs up to 13.5 TRX or 65,000 gas, paid in another coin that must be sent to each address first: $3 to $10 in busy times. Below
  // these sums the fees of payer and shop together would exceed about a tenth of the price.
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

/** The current policy: the defaults with the owner's changes. */
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

/** The current policy, in the fields that the owner changes. */
export function toPolicyFields({ lockMs, watchMs, staleMs, ...rest }: Policy): Required<PolicyInput> {
  return { ...rest, lockMinutes: lockMs / MINUTE, watchDays: watchMs / DAY, staleSeconds: staleMs / SECOND }
}

/** `final`: no number of blocks is enough; the chain itself must call the block final. Then `count` is only for display. */
export type Confirmations = { count: number; final: boolean }

/** About the number of blocks after which each of the two chains calls a block final. */
const TRON_FINAL = 19
const ETHEREUM_FINAL = 64

/** The confirmations required for a price. Never 0. */
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
