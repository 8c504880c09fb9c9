import { z } from 'zod'
import type { Amount, Asset } from '#base/money.ts'
import { CARD_CURRENCIES, CARD_PROVIDERS } from './model-card.ts'

/** Coins of the specification, section 9. The same names stand on the wire and in the tables. */
export const CURRENCIES = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20'] as const
export type Currency = (typeof CURRENCIES)[number]

export const CHAINS = ['bitcoin', 'ethereum', 'tron'] as const
export type Chain = (typeof CHAINS)[number]

export type Coin = {
  asset: Asset
  chain: Chain
  /** Quotes are rounded up to a multiple of so many units: 1 sat, 1e-6 ETH, 0.01 USDT. */
  step: bigint
}

export const COINS: Record<Currency, Coin> = {
  BTC: { asset: 'BTC', chain: 'bitcoin', step: 1n },
  ETH: { asset: 'ETH', chain: 'ethereum', step: 10n ** 12n },
  USDT_ERC20: { asset: 'USDT', chain: 'ethereum', step: 10n ** 4n },
  USDT_TRC20: { asset: 'USDT', chain: 'tron', step: 10n ** 4n },
}

/** One arrival of money, as a block or the mempool tells it. */
export type Transfer = {
  currency: Currency
  /** In the form of `addressKey`. */
  address: string
  units: bigint
  /** Of money that a contract moved the block's own hash: the chain names no transaction for it. */
  transactionHash: string
  /** The place of the event in its block: output, transaction or log number. Zero while in the mempool. */
  eventIndex: number
}

/** `balancesUnknown`: the node has forgotten what addresses held then, so money that only balances tell of is missing. */
export type Block = {
  height: number
  hash: string
  parent: string
  time: Date
  transfers: Transfer[]
  balancesUnknown?: true
}

/** `finalized` is the height up to which the chain itself calls its blocks final; Bitcoin has none. */
export type Tip = { height: number; hash: string; finalized?: number }

/** What a source may ask about our addresses, in the form of `addressKey`, when a block alone does not tell what came to them. */
export type OurAddresses = {
  /** Those of some addresses that are ours. */
  among(keys: string[]): Promise<ReadonlySet<string>>
  /** Those at which money is still awaited, in one order. */
  awaited(): Promise<string[]>
}

/** A node of one chain. Every call may throw when the node is away, late or talks nonsense. */
export type ChainSource = {
  /** It is looked at no more often than this. Without it, as often as the job runs. */
  paceMs?: number
  /** Blocks are told of only once they are final: what is known ends with the newest of them, not with the look. */
  finalOnly?: boolean
  tip(): Promise<Tip>
  /** Undefined above the tip. */
  blockAt(height: number, ours: OurAddresses): Promise<Block | undefined>
  /** What waits to be mined now, at least all that is ours. A source that cannot see it answers an empty list. */
  mempool(ours: OurAddresses): Promise<Transfer[]>
  /** What places hold at the tip, in units and in the order asked. A source whose blocks tell everything has none. */
  holdings?(places: Place[]): Promise<bigint[]>
}

/** One coin at one address, in the form of `addressKey`; `native`: the chain's own, also where the shop does not take it. */
export type Place = { currency: Currency | 'native'; address: string }

/** A source that can be compared with another one of the same chain. */
export type NodeSource = ChainSource & {
  /** The hash of the canonical block; undefined above the tip. */
  hashAt(height: number): Promise<string | undefined>
}

/** Dollars for one whole coin × 10⁸. */
export type UsdRate = bigint

/** Throws when there is no quote that can be trusted. */
export type RateSource = { usdFor(currency: Currency): Promise<UsdRate> }

/** What addresses are made from: the public half of one wallet account. `id` names the key, so another key counts anew. */
export type Account = { id: string; chain: Chain; addressAt(index: number): string }

export const PAYMENT_STATUSES = [
  'pending',
  'partial',
  'confirming',
  'completed',
  'expired',
  'review',
  'cancelled',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** Why a person must look at a payment. */
export const ATTENTIONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable', 'reverted'] as const
export type Attention = (typeof ATTENTIONS)[number]

/** Those that a customer is told: what the chain takes back from a paid order is the shop's worry alone. */
export const TOLD_REASONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable'] as const
export type ToldReason = (typeof TOLD_REASONS)[number]

/** How an order was paid. Crypto, card and manual confirmation all settle the same way. */
export const METHODS = ['crypto', 'card', 'manual'] as const
export type Method = (typeof METHODS)[number]

export type Settlement = {
  orderId: string
  method: Method
  currency: Currency | 'USD'
  /** The payment, card attempt or manual confirmation that paid. Unique within its method. */
  reference: string
  paid: Amount
  transactionHash: string | null
  settledAt: Date
}

/** Codes of the wire (decisions D). */
export const WIRE_STATUSES = [
  'waiting',
  'underpaid',
  'detected',
  'completed',
  'expired',
  'review',
  'cancelled',
] as const
export type WireStatus = (typeof WIRE_STATUSES)[number]

/** `amountUsd` is only compared with what is due; other fields of the specification's readings are left out unread. */
export const paymentInput = z.object({
  orderId: z.string().min(1).max(100),
  currency: z.enum(CURRENCIES, 'payments.currency-unknown'),
  amountUsd: z.number().positive('payments.amount-invalid').max(10_000_000, 'payments.amount-invalid'),
})
export type PaymentInput = z.infer<typeof paymentInput>

/** Amounts are exact decimal strings in whole coins. */
const paymentFields = {
  id: z.string(),
  orderId: z.string(),
  currency: z.enum(CURRENCIES),
  /** The coin with its network, and the network alone, in the reader's language. */
  name: z.string(),
  network: z.string(),
  expectedAmount: z.string(),
  address: z.string(),
  /** PNG in base64, without the `data:` prefix; only while something is still due. */
  qrCodeData: z.string().optional(),
  expiresAt: z.string(),
  /** The shop's time when it answered, to count from: a customer's own clock may be wrong. */
  now: z.string(),
  status: z.enum(WIRE_STATUSES),
}

export const createdPayment = z.object(paymentFields)
export type CreatedPayment = z.infer<typeof createdPayment>

export const paymentView = z.object({
  ...paymentFields,
  /** Seen so far, unconfirmed included. */
  received: z.string(),
  /** Still to be sent before `expiresAt`. */
  due: z.string(),
  confirmations: z.number(),
  requiredConfirmations: z.number(),
  transactionHash: z.string().nullable(),
  /** Until then late money is counted without a person. */
  watchedUntil: z.string(),
  /** The quote's time was over before enough had come: what comes counts at the rate of the day. */
  late: z.boolean().optional(),
  /** Why a person looks at it. */
  reason: z.enum(TOLD_REASONS).optional(),
  /** What came beyond what the order took, until it is given back. */
  surplus: z.string().optional(),
})
export type PaymentView = z.infer<typeof paymentView>

export const paymentMethods = z.object({
  methods: z.array(z.enum(['crypto', 'card'])),
  coins: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      name: z.string(),
      network: z.string(),
      available: z.boolean(),
      /** Orders below it cannot be paid in this coin. */
      minimumUsd: z.number().optional(),
    }),
  ),
  /** The card services, first the one that is taken when none is named. With more than one the customer chooses. */
  cards: z.array(
    z.object({
      provider: z.enum(CARD_PROVIDERS),
      name: z.string(),
      currency: z.enum(CARD_CURRENCIES),
      available: z.boolean(),
    }),
  ),
})
export type PaymentMethods = z.infer<typeof paymentMethods>
