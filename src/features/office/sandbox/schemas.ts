import { z } from 'zod'
import { parseDecimal } from '#base/money.ts'
import { CARD_REPORTS } from '#features/money/cards/model.ts'
import { WIRE_STATUSES } from '#features/money/crypto/model.ts'
import { parseUsdRate } from '#features/money/crypto/rules.ts'
import { type Chain, CHAINS, COINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { CARD_OUTCOMES } from './model.ts'

export const cardOutcomeInput = z.strictObject({ outcome: z.enum(CARD_OUTCOMES) })

export const sandboxCard = z.object({
  ref: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  /** The amount in dollars. */
  amount: z.number(),
  currency: z.literal('USD'),
  status: z.enum(CARD_REPORTS),
  expiresAt: z.string(),
})

export type SandboxCard = z.infer<typeof sandboxCard>

const ADDRESS: Record<Chain, RegExp> = {
  bitcoin: /^(bc|tb|bcrt)1[02-9ac-hj-np-z]{8,87}$/,
  ethereum: /^0x[0-9a-fA-F]{40}$/,
  tron: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
}

const currency = z.enum(CURRENCIES, 'payments.currency-unknown')

/** `amount` is a decimal string in whole coins. */
export const transferInput = z
  .strictObject({ currency, address: z.string().trim().max(100), amount: z.string().max(64) })
  .superRefine((transfer, context) => {
    const { asset, chain } = COINS[transfer.currency]
    const parsed = parseDecimal(asset, transfer.amount)
    if (!parsed || parsed.units <= 0n)
      context.addIssue({ code: 'custom', path: ['amount'], message: 'sandbox.amount-invalid' })
    if (!ADDRESS[chain].test(transfer.address)) {
      context.addIssue({ code: 'custom', path: ['address'], message: 'sandbox.address-invalid' })
    }
  })

export type TransferInput = z.infer<typeof transferInput>

export const mineInput = z.strictObject({ currency, blocks: z.number().int().min(1).max(1000) })

export const reorgInput = z.strictObject({
  currency,
  depth: z.number().int().min(1).max(100),
  /** Deletes the transactions of the replaced blocks instead of returning them to the mempool. */
  drop: z.boolean().default(false),
})

export type ReorgInput = z.infer<typeof reorgInput>

export const outageInput = z.strictObject({ currency, on: z.boolean() })

/** `usd` is a number or a decimal string with the dollars for one whole coin. */
export const rateInput = z.strictObject({
  currency,
  usd: z
    .union([z.number(), z.string().max(24)], 'sandbox.rate-invalid')
    .refine((usd) => parseUsdRate(String(usd)) !== undefined, 'sandbox.rate-invalid'),
})

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

export const clockInput = z.strictObject({
  seconds: z.number().int().min(1).max(YEAR_IN_SECONDS),
  keepSessions: z.boolean().optional().describe('Nobody is signed out by the move'),
})
export type ClockMove = z.infer<typeof clockInput>

export const transferAnswer = z.object({ txHash: z.string() })

export const heightAnswer = z.object({ height: z.number() })

export const outageAnswer = z.object({ currency, on: z.boolean() })

export const rateAnswer = z.object({ currency, usd: z.string() })

export const clockAnswer = z.object({ now: z.string(), offsetSeconds: z.number() })

export const sandboxPayment = z.object({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  currency: z.enum(CURRENCIES),
  address: z.string(),
  expected: z.string(),
  received: z.string(),
  status: z.enum(WIRE_STATUSES),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  transactionHash: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export type SandboxPayment = z.infer<typeof sandboxPayment>

export const sandboxChain = z.object({
  chain: z.enum(CHAINS),
  height: z.number(),
  mempool: z.number(),
  outage: z.boolean(),
})

export type SandboxChain = z.infer<typeof sandboxChain>
