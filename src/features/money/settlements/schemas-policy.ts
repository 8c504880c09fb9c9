import { z } from 'zod'
import { CURRENCIES } from './model-currencies.ts'
import { POLICY_BOUNDS } from './model-limits.ts'

const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const within = (name: keyof typeof POLICY_BOUNDS) => whole(POLICY_BOUNDS[name][0], POLICY_BOUNDS[name][1])

/** Confirmations for prices below a number of cents. In rising order. */
const steps = z
  .array(z.object({ underCents: whole(1, 1_000_000_000), count: whole(1, 100) }))
  .max(10)
  .refine((list) => list.every((step, at) => at === 0 || step.underCents > (list[at - 1]?.underCents ?? 0)), {
    message: 'the prices must rise',
  })

/**
 * The payment policy fields that the owner may change (docs/payments.md). A missing field keeps its default. No number of confirmations is
 * ever 0.
 */
export const policyInput = z
  .strictObject({
    /** How long a quote holds. */
    lockMinutes: within('lockMinutes'),
    /** How long after that late money is still credited without review. */
    watchDays: within('watchDays'),
    /** How much of a price may be missing: the smaller of a share (1/100 of a percent) and a sum. */
    toleranceBasisPoints: within('toleranceBasisPoints'),
    toleranceCents: within('toleranceCents'),
    /** An unfinished payment worth less is not worth a person's time. */
    dustCents: within('dustCents'),
    /** Addresses that an order may use up. */
    paymentsPerOrder: within('paymentsPerOrder'),
    /** Addresses that one visitor may use up per hour; not limited in the sandbox. */
    addressesPerHour: within('addressesPerHour'),
    /** The number of unpaid addresses in a row from which the owner is warned: wallets stop searching at some gap. */
    gapWarning: within('gapWarning'),
    /** The number in a row from which new addresses are slowed down, for all visitors together; never in the sandbox. */
    unpaidMost: within('unpaidMost'),
    /** A node whose last successful poll is older than this counts as down. */
    staleSeconds: within('staleSeconds'),
    /** Added to the market's price of a coin, in 1/100 of a percent. */
    spreadBasisPoints: within('spreadBasisPoints'),
    /** Orders below it cannot be paid in the coin; the payer's fee would be disproportionate. */
    minimumCents: z.partialRecord(z.enum(CURRENCIES), within('minimumCents')),
    bitcoinSteps: steps,
    bitcoinMost: within('bitcoinMost'),
    /** Ethereum: the number of blocks below a price; from it on the chain itself must call the block final. */
    ethereumBlocks: within('ethereumBlocks'),
    ethereumFinalFromCents: within('ethereumFinalFromCents'),
    /** A manual confirmation of more than this needs a second person. */
    secondPersonFromCents: within('secondPersonFromCents'),
    /** The sum that one partner may confirm alone within 24 hours; beyond it each confirmation needs a second person. */
    partnerDayCents: within('partnerDayCents'),
  })
  .partial()
export type PolicyInput = z.infer<typeof policyInput>
