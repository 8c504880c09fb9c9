import { z } from 'zod'
import { CURRENCIES } from './model-currencies.ts'
import { POLICY_BOUNDS } from './model-limits.ts'

const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const within = (name: keyof typeof POLICY_BOUNDS) => whole(POLICY_BOUNDS[name][0], POLICY_BOUNDS[name][1])

/** How many confirmations prices below a number of cents need, in rising order. */
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
    /** How long a quote is valid. */
    lockMinutes: within('lockMinutes'),
    /** How long after the end of the quote late money is still credited without review. */
    watchDays: within('watchDays'),
    /** A payment may be smaller than its price, by a share (1/100 of a percent) and by a sum. The smaller of the two is the limit. */
    toleranceBasisPoints: within('toleranceBasisPoints'),
    toleranceCents: within('toleranceCents'),
    /** If an unfinished payment is worth less than this, it is not worth the time of staff. */
    dustCents: within('dustCents'),
    /** The number of addresses that an order may use up. */
    paymentsPerOrder: within('paymentsPerOrder'),
    /** The number of addresses that one visitor may use up per hour. The sandbox has no limit. */
    addressesPerHour: within('addressesPerHour'),
    /** If this many consecutive addresses are unpaid, the owner is warned, because wallets stop searching after some unused addresses. */
    gapWarning: within('gapWarning'),
    /** If this many consecutive addresses are unpaid, new addresses are slowed down, for all visitors together. This never happens in the sandbox. */
    unpaidMost: within('unpaidMost'),
    /** A node whose last successful poll is older than this counts as down. */
    staleSeconds: within('staleSeconds'),
    /** Added to the market's price of a coin, in 1/100 of a percent. */
    spreadBasisPoints: within('spreadBasisPoints'),
    /** An order below this price cannot be paid in the coin, because the payer's network fee would be too high for it. */
    minimumCents: z.partialRecord(z.enum(CURRENCIES), within('minimumCents')),
    bitcoinSteps: steps,
    bitcoinMost: within('bitcoinMost'),
    /**
     * Ethereum: how many blocks prices below `ethereumFinalFromCents` need. From this price on, a payment counts only in blocks that the
     * chain calls final.
     */
    ethereumBlocks: within('ethereumBlocks'),
    ethereumFinalFromCents: within('ethereumFinalFromCents'),
    /** A manual confirmation of a larger sum needs a second person. */
    secondPersonFromCents: within('secondPersonFromCents'),
    /**
     * The sum that one partner may confirm within 24 hours without a second person. If the sum is exceeded, each confirmation needs a
     * second person.
     */
    partnerDayCents: within('partnerDayCents'),
  })
  .partial()
export type PolicyInput = z.infer<typeof policyInput>
