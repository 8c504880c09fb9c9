import { DAY, MINUTE, SECOND } from '#base/time.ts'
import type { PolicyInput } from './schemas-policy.ts'
import type { Chain, Currency, UsdRate } from './model-currencies.ts'

/** The payment policy: the rules that the owner can change (docs/payments.md). */
export type Policy = {
  /** How long a quote is valid, in milliseconds. */
  lockMs: number
  /** How long after the end of the quote late money is still credited without a decision by staff. */
  watchMs: number
  /** How much smaller than the price a payment may be, as a share and as a sum. The smaller of the two is the limit. */
  toleranceBasisPoints: number
  toleranceCents: number
  /** The value below which staff need not decide about an unfinished payment (dust). */
  dustCents: number
  /** The number of addresses that one order may use up, and that one visitor may use up per hour. */
  paymentsPerOrder: number
  addressesPerHour: number
  /** The number of consecutive unpaid addresses at which the owner is warned. */
  gapWarning: number
  /** The number of consecutive unpaid addresses at which new addresses of the coin are slowed down, for all visitors together. */
  unpaidMost: number
  /** The time without a successful poll after which the shop treats a node as unavailable. */
  staleMs: number
  /** The surcharge (spread) on the exchange's price of a coin. */
  spreadBasisPoints: number
  /** The minimum price of an order, for each coin. 0 means no minimum. */
  minimumCents: Record<Currency, number>
  /**
   * Each step is the number of Bitcoin confirmations for prices below `underCents`. The steps are in rising order. Higher prices need
   * `bitcoinMost`.
   */
  bitcoinSteps: { underCents: number; count: number }[]
  bitcoinMost: number
  /**
   * The number of Ethereum blocks that prices below `ethereumFinalFromCents` need. From this price on, the shop credits a payment only in
   * blocks that the chain calls final.
   */
  ethereumBlocks: number
  ethereumFinalFromCents: number
  /** The limit for manual confirmations. A larger sum needs a second person. */
  secondPersonFromCents: number
  /** The sum that one partner may confirm within 24 hours without a second person. Above this sum each confirmation needs a second person. */
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

/** Returns the current policy: the defaults, with the owner's changes. */
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

/**
 * The confirmations that a payment needs. `final`: no number of blocks is enough, because the chain itself must call the block final. Then
 * `count` is only for display.
 */
export type Confirmations = { count: number; final: boolean }

/** The number of blocks after which each of the two chains usually calls a block final. */
const TRON_FINAL = 19
const ETHEREUM_FINAL = 64

/** Returns the confirmations that a payment of this price needs. The result is never 0. */
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

/**
 * Returns the rate of a quote: the exchange's rate less the spread, so that the shop asks for more of the coin. The result is rounded down,
 * to the shop's advantage.
 */
export function quotedRate(market: UsdRate, { spreadBasisPoints }: Policy): UsdRate {
  return (market * 10_000n) / (10_000n + BigInt(spreadBasisPoints))
}
