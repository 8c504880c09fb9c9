import { DAY, MINUTE, SECOND } from '#base/time.ts'
import type { PolicyInput } from './schemas-policy.ts'
import type { Chain, Currency, UsdRate } from './model-currencies.ts'

/** The payment policy (docs/payments.md). */
export type Policy = {
  /** How long a quote holds. */
  lockMs: number
  /** How long after that late money is still credited without review. */
  watchMs: number
  /** How much of a price may be missing: the smaller of the two. */
  toleranceBasisPoints: number
  toleranceCents: number
  /** An unfinished payment worth less than this is not worth a person's time. */
  dustCents: number
  /** Addresses that an order may use up, and one visitor per hour. */
  paymentsPerOrder: number
  addressesPerHour: number
  /** The number of unpaid addresses in a row from which the owner is warned. */
  gapWarning: number
  /** The number in a row from which new addresses of the coin are slowed down, for all visitors together. */
  unpaidMost: number
  /** A node whose last successful poll is older than this counts as down. */
  staleMs: number
  /** Added to the market's price. */
  spreadBasisPoints: number
  /** The minimum price for a coin; 0 for none. */
  minimumCents: Record<Currency, number>
  /** Bitcoin: confirmations for prices below a number of cents, rising; higher prices take `bitcoinMost`. */
  bitcoinSteps: { underCents: number; count: number }[]
  bitcoinMost: number
  /** Ethereum: the number of blocks below a price; from it on only blocks that the chain calls final. */
  ethereumBlocks: number
  ethereumFinalFromCents: number
  /** A manual confirmation of more than this needs a second person. */
  secondPersonFromCents: number
  /** The sum that one partner may confirm alone within 24 hours; beyond it each confirmation needs a second person. */
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
  // To move USDT on costs up to 13.5 TRX or 65,000 gas, paid in another coin that must be sent to each address first: $3 to $10 in busy
  // times. Below these sums the fees of payer and shop together would exceed about a tenth of the price.
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

/** The policy in force: the owner's changes over the defaults. */
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

/** The policy in force, in the fields that the owner changes. */
export function toPolicyFields({ lockMs, watchMs, staleMs, ...rest }: Policy): Required<PolicyInput> {
  return { ...rest, lockMinutes: lockMs / MINUTE, watchDays: watchMs / DAY, staleSeconds: staleMs / SECOND }
}

/** `final`: no number of blocks is enough, the chain itself must call the block final; `count` is then only for display. */
export type Confirmations = { count: number; final: boolean }

/** About as many blocks as the two chains take to call one final. */
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

/** The rate of a quote: the market's, less the spread, so that more of the coin is asked. Rounded down: the shop gains. */
export function quotedRate(market: UsdRate, { spreadBasisPoints }: Policy): UsdRate {
  return (market * 10_000n) / (10_000n + BigInt(spreadBasisPoints))
}
