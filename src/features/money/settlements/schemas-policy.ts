import { z } from 'zod'
import { CURRENCIES } from './model-currencies.ts'
import { POLICY_BOUNDS } from './model-limits.ts'

const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const within = (name: keyof typeof POLICY_BOUNDS) => whole(POLICY_BOUNDS[name][0], POLICY_BOUNDS[name][1])

/** The number of confirmations for prices below a number of cents, in rising order. */
const steps = z
  .array(z.object({ underCents: whole(1, 1_000_000_000), count: whole(1, 100) }))
  .max(10)
  .refine((list) => list.every((step, at) => at === 0 || step.underCents > (list[at - 1]?.underCents ?? 0)), {
    message: 'the prices must rise',
  })

/**
 * The payment policy fields that the owner may change (docs/payments.md). A missing field has its default value. No number of confirmations is
 * ever 0.
 */
export const policyInput = z
  .strictObject({
    /** How long a quote is valid. */
    lockMinutes: within('lockMinutes'),
    /** How long after the quote late money is still credited without review. */
    watchDays: within('watchDays'),
    /** A payment may be less than its price by a share (1/100 of a percent) and by a sum. The smaller of the two is the limit. */
    toleranceBasisPoints: within('toleranceBasisPoints'),
    toleranceCents: within('toleranceCents'),
    /** An unfinished payment worth less is not worth the time of staff. */
    dustCents: within('dustCents'),
    /** Addresses that an order may use up. */
    paymentsPerOrder: within('paymentsPerOrder'),
    /** Addresses that one visitor may use up per hour; not limited in the sandbox. */
    addressesPerHour: within('addressesPerHour'),
    /** From this number of consecutive unpaid addresses on, the owner is warned: wallets stop searching after some unused addresses. */
    gapWarning: within('gapWarning'),
    /** From this number of consecutive unpaid addresses on, new addresses are slowed down, for all visitors together; never in the sandbox. */
    unpaidMost: within('unpaidMost'),
    /** A node whose last successful poll is older than this counts as down. */
    staleSeconds: within('staleSeconds'),
    /** Added to the market's price of a coin, in 1/100 of a percent. */
    spreadBasisPoints: within('spreadBasisPoints'),
    /** Orders below this price cannot be paid in the coin, because the payer's fee would be disproportionate. */
    minimumCents: z.partialRecord(z.enum(CURRENCIES), within('minimumCents')),
    bitcoinSteps: steps,
    bitcoinMost: within('bitcoinMost'),
    /**
     * Ethereum: the number of blocks for prices below `ethereumFinalFromCents`. From this price on, only blocks that the chain marks as
     * final count.
     */
    ethereumBlocks: within('ethereumBlocks'),
    ethereumFinalFromCents: within('ethereumFinalFromCents'),
    /** A manual confirmation of more than this needs a second person. */
    secondPersonFromCents: within('secondPersonFromCents'),
    /** The sum that one partner may confirm within 24 hours without a second person. Beyond it each confirmation needs a second person. */
    partnerDayCents: within('partnerDayCents'),
  })
  .partial()
export type PolicyInput = z.infer<typeof policyInput>
