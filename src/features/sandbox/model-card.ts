import { z } from 'zod'
import { CARD_REPORTS } from '#features/payments/model-card.ts'

/** What the pretended bank can do with a checkout. */
export const CARD_OUTCOMES = ['pay', 'decline', 'pay-wrong-amount', 'expire'] as const
export type CardOutcome = (typeof CARD_OUTCOMES)[number]

export const cardOutcomeInput = z.strictObject({ outcome: z.enum(CARD_OUTCOMES) })

export const sandboxCard = z.object({
  ref: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** Dollars. */
  amount: z.number(),
  currency: z.literal('USD'),
  status: z.enum(CARD_REPORTS),
  expiresAt: z.string(),
})
export type SandboxCard = z.infer<typeof sandboxCard>
