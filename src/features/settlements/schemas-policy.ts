import { z } from 'zod'
import { CURRENCIES } from './model-currencies.ts'

const whole = (least: number, most: number) => z.number().int().min(least).max(most)
const cents = whole(0, 100_000_000)

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
    lockMinutes: whole(5, 24 * 60),
    /** How long after that late money is still credited without a person. */
    watchDays: whole(1, 30),
    /** How much of a price may be missing: the smaller of a share (1/100 of a percent) and a sum. */
    toleranceBasisPoints: whole(0, 500),
    toleranceCents: whole(0, 10_000),
    /** An unfinished payment worth less is not worth a person's time. */
    dustCents: cents,
    /** Addresses an order may use up. */
    paymentsPerOrder: whole(1, 50),
    /** Addresses one visitor may use up in an hour; the sandbox does not count. */
    addressesPerHour: whole(1, 10_000),
    /** So many addresses in a row that nobody paid to are worth a warning: wallets stop searching somewhere. */
    gapWarning: whole(5, 100_000),
    /** From so many in a row on, new addresses are given slowly, to all visitors together; the sandbox is never slowed. */
    unpaidMost: whole(10, 100_000),
    /** A node that was not heard for so long is taken for away. */
    staleSeconds: whole(30, 3600),
    /** Added to the market's price of a coin, in 1/100 of a percent. */
    spreadBasisPoints: whole(0, 1000),
    /** Orders below it cannot be paid in the coin; the payer's fee would be out of proportion. */
    minimumCents: z.partialRecord(z.enum(CURRENCIES), cents),
    bitcoinSteps: steps,
    bitcoinMost: whole(1, 100),
    /** Ethereum: so many blocks below a price; from it on the chain itself must call the block final. */
    ethereumBlocks: whole(1, 1000),
    ethereumFinalFromCents: cents,
    /** A manual confirmation from this sum on needs a second person. */
    secondPersonFromCents: cents,
  })
  .partial()
export type PolicyInput = z.infer<typeof policyInput>
