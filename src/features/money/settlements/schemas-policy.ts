import { z } from 'zod'
import { CURRENCIES } from './model-currencies.ts'
import { POLICY_BOUNDS } from './model-limits.ts'

const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const within = (name: keyof typeof POLICY_BOUNDS) => whole(POLICY_BOUNDS[name][0], POLICY_BOUNDS[name][1])

/** Each step is the number of confirmations for prices below `underCents`. The steps are in rising order. */
const steps = z
  .array(z.object({ underCents: whole(1, 1_000_000_000), count: whole(1, 100) }))
  .max(10)
  .refine((list) => list.every((step, at) => at === 0 || step.underCents > (list[at - 1]?.underCents ?? 0)), {
    message: 'the prices must rise',
  })

/**
 * The fields of the payment policy that the owner may change (docs/payments.md). A missing field has its default value. A number of
 * confirmations is never 0.
 */
export const policyInput = z
  .strictObject({
    /** How long a quote is valid, in minutes. */
    lockMinutes: within('lockMinutes'),
    /** How many days after the end of the quote late money is still credited without a decision by staff. */
    watchDays: within('watchDays'),
    /** How much smaller than the price a payment may be, as a share (in 1/100 of a percent) and as a sum. The smaller of the two is the limit. */
    toleranceBasisPoints: within('toleranceBasisPoints'),
    toleranceCents: within('toleranceCents'),
    /** The value in cents below which staff need not decide about an unfinished payment (dust). */
    dustCents: within('dustCents'),
    /** The number of addresses that one order may use up. */
    paymentsPerOrder: within('paymentsPerOrder'),
    /** The number of addresses that one visitor may use up per hour. The sandbox has no limit. */
    addressesPerHour: within('addressesPerHour'),
    /** The number of consecutive unpaid addresses at which the owner is warned, because wallets stop searching after some unused addresses. */
    gapWarning: within('gapWarning'),
    /** The number of consecutive unpaid addresses at which new addresses are slowed down, for all visitors together. The sandbox never slows down. */
    unpaidMost: within('unpaidMost'),
    /** The number of seconds without a successful poll after which the shop treats a node as unavailable. */
    staleSeconds: within('staleSeconds'),
    /** The surcharge on the exchange's price of a coin, in 1/100 of a percent. */
    spreadBasisPoints: within('spreadBasisPoints'),
    /** The minimum price of an order, for each coin. Below it the payer's network fee would be too high for the price. */
    minimumCents: z.partialRecord(z.enum(CURRENCIES), within('minimumCents')),
    bitcoinSteps: steps,
    bitcoinMost: within('bitcoinMost'),
    /**
     * The number of Ethereum blocks that prices below `ethereumFinalFromCents` need. From this price on, the shop credits a payment only in
     * blocks that the chain calls final.
     */
    ethereumBlocks: within('ethereumBlocks'),
    ethereumFinalFromCents: within('ethereumFinalFromCents'),
    /** The limit for manual confirmations in cents. A larger sum needs a second person. */
    secondPersonFromCents: within('secondPersonFromCents'),
    /** The sum that one partner may confirm within 24 hours without a second person. Above this sum each confirmation needs a second person. */
    partnerDayCents: within('partnerDayCents'),
  })
  .partial()
export type PolicyInput = z.infer<typeof policyInput>
