import { z } from 'zod'
import { CURRENCIES } from './model-currencies.ts'
import { POLICY_BOUNDS } from './model.ts'

const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const within = (name: keyof typeof POLICY_BOUNDS) => whole(POLICY_BOUNDS[name][0], POLICY_BOUNDS[name][1])

/** Prices under so many cents take so many confirmations. In rising order. */
const steps = z
  .array(z.object({ underCents: whole(1, 1_000_000_000), count: whole(1, 100) }))
  .max(10)
  .refine((list) => list.every((step, at) => at === 0 || step.underCents > (list[at - 1]?.underCents ?? 0)), {
    message: 'the prices must rise',
  })

/**
 * What the owner may change of how careful the shop is (docs/payments.md). A missing field keeps its default. No number of
 * confirmations is ever 0.
 */
export const policyInput = z
  .strictObject({
    /** How long a quote holds. */
    lockMinutes: within('lockMinutes'),
    /** How long after that late money is still credited without a person. */
    watchDays: within('watchDays'),
    /** How much of a price may be missing: the smaller of a share (1/100 of a percent) and a sum. */
    toleranceBasisPoints: within('toleranceBasisPoints'),
    toleranceCents: within('toleranceCents'),
    /** An unfinished payment worth less is not worth a person's time. */
    dustCents: within('dustCents'),
    /** Addresses an order may use up. */
    paymentsPerOrder: within('paymentsPerOrder'),
    /** Addresses one visitor may use up in an hour; the sandbox does not count. */
    addressesPerHour: within('addressesPerHour'),
    /** So many addresses in a row that nobody paid to are worth a warning: wallets stop searching somewhere. */
    gapWarning: within('gapWarning'),
    /** From so many in a row on, new addresses are given slowly, to all visitors together; the sandbox is never slowed. */
    unpaidMost: within('unpaidMost'),
    /** A node whose last successful poll is older than this counts as down. */
    staleSeconds: within('staleSeconds'),
    /** Added to the market's price of a coin, in 1/100 of a percent. */
    spreadBasisPoints: within('spreadBasisPoints'),
    /** Orders below it cannot be paid in the coin; the payer's fee would be out of proportion. */
    minimumCents: z.partialRecord(z.enum(CURRENCIES), within('minimumCents')),
    bitcoinSteps: steps,
    bitcoinMost: within('bitcoinMost'),
    /** Ethereum: so many blocks below a price; from it on the chain itself must call the block final. */
    ethereumBlocks: within('ethereumBlocks'),
    ethereumFinalFromCents: within('ethereumFinalFromCents'),
    /** A manual confirmation of more than this needs a second person. */
    secondPersonFromCents: within('secondPersonFromCents'),
    /** What one partner may confirm alone within 24 hours; beyond it each confirmation needs a second person. */
    partnerDayCents: within('partnerDayCents'),
  })
  .partial()
export type PolicyInput = z.infer<typeof policyInput>
