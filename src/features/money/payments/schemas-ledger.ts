import { z } from 'zod'
import { isSafeForArithmetic } from '#base/time.ts'
import { CARD_CURRENCIES, CHAINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { MANUAL_WAYS } from '#features/money/payment-review/model.ts'
import { coinSums } from '#features/money/payment-review/schemas.ts'
import { DECISIONS, METHODS, REFUND_STATUSES } from '#features/money/settlements/model.ts'
import { LEDGER_ATTENTIONS, LEDGER_STATUSES } from './model.ts'

const instantOrDay = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine(isSafeForArithmetic)

/** The filters of the list of payments. Days are in UTC. The last day is included. */
export const ledgerFilter = z.object({
  attention: z.enum(['true', 'false']).optional().describe('`true`: only payments that need a decision by staff'),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe(
      'The beginning of an order’s number, a transaction’s hash, an address, or the reference of a confirmation',
    ),
  method: z.enum(METHODS).optional(),
  status: z.enum(LEDGER_STATUSES).optional(),
  orderId: z.string().max(100).optional(),
  from: instantOrDay.optional(),
  to: instantOrDay.optional(),
})

export type LedgerFilter = z.infer<typeof ledgerFilter>

const person = z.object({ id: z.string(), email: z.string().nullable() })

const currency = z.enum([...CURRENCIES, ...CARD_CURRENCIES])

/** One payment attempt. Amounts are exact decimal strings in whole coins, dollars or roubles. */
const ledgerEntry = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  provider: z.string().nullable(),
  currency,
  orderId: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  priceUsd: z.number(),
  expected: z.string(),
  received: z.string(),
  /** The money about which staff decide, if the reason for review is money in another coin or money after the watching time. */
  strange: coinSums,
  confirmations: z.number().nullable(),
  requiredConfirmations: z.number().nullable(),
  address: z.string().nullable(),
  addressUrl: z.string().nullable(),
  transactionHash: z.string().nullable(),
  transactionUrl: z.string().nullable(),
  status: z.enum(LEDGER_STATUSES),
  /** The reason why staff must look at the attempt. Null after the decision. */
  attention: z.enum(LEDGER_ATTENTIONS).nullable(),
  /** The customer's e-mail address or phone number while the attempt needs a decision by staff; otherwise null. */
  contact: z.string().nullable(),
  /** The decisions that are possible now. */
  choices: z.array(z.enum(DECISIONS)),
  paidAt: z.string().nullable(),
  /** The day when the money came, how it came (if known), and the note. Only manual confirmations have these fields. */
  receivedOn: z.string().nullable(),
  way: z.enum(MANUAL_WAYS).nullable(),
  /** The reference of the bank or the card service. */
  reference: z.string().nullable(),
  note: z.string().nullable(),
  confirmedBy: person.nullable(),
  approvedBy: person.nullable(),
  /** The sum to return, and the part of this sum that the shop has requested from the card service. */
  surplus: z.object({ amount: z.string(), underWay: z.string() }).nullable(),
})

export type LedgerEntry = z.infer<typeof ledgerEntry>

export const ledgerPage = z.object({ items: z.array(ledgerEntry), next: z.string().nullable() })

export const refundEntry = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  paymentId: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  currency,
  amount: z.string(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string(),
  requestedBy: person,
  requestedAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The reference of the card service, or the proof that staff entered. */
  providerRef: z.string().nullable(),
  lastFault: z.string().nullable(),
})

export type RefundEntry = z.infer<typeof refundEntry>

export const refundPage = z.object({ items: z.array(refundEntry), next: z.string().nullable() })

export const ledgerDetail = ledgerEntry.extend({
  expiresAt: z.string().nullable(),
  watchedUntil: z.string().nullable(),
  /** Transfers in blocks of the current chain. */
  transfers: z.array(
    z.object({
      transactionHash: z.string(),
      transactionUrl: z.string().nullable(),
      currency,
      amount: z.string(),
      height: z.number(),
      minedAt: z.string(),
    }),
  ),
  /** The transactions that the shop saw in the mempool or in a block. */
  sightings: z.array(
    z.object({
      transactionHash: z.string(),
      transactionUrl: z.string().nullable(),
      currency,
      amount: z.string(),
      firstSeenAt: z.string(),
      inMempool: z.boolean(),
    }),
  ),
  /** The actions of people and card services on the order's money. */
  events: z.array(
    z.object({
      at: z.string(),
      by: person,
      action: z.string(),
      before: z.unknown().optional(),
      after: z.unknown().optional(),
    }),
  ),
  decisions: z.array(
    z.object({ attention: z.string(), decision: z.enum(DECISIONS), note: z.string(), by: person, at: z.string() }),
  ),
  refunds: z.array(refundEntry),
  /** The payment that paid the order. Null while the order is unpaid. */
  settledBy: z.object({ method: z.enum(METHODS), paymentId: z.string(), at: z.string() }).nullable(),
})

export type LedgerDetail = z.infer<typeof ledgerDetail>

export const walletList = z.object({
  items: z.array(
    z.object({
      chain: z.enum(CHAINS),
      account: z.string(),
      /** True if new addresses come from this account. An account with a new key starts at index 0. */
      isCurrent: z.boolean(),
      nextIndex: z.number(),
      /** How many of the last addresses are unpaid. The count ends at `slowsFrom`. */
      unpaidRun: z.number(),
      /** The numbers of unpaid addresses at which the owner is warned (`warnsFrom`) and new addresses are slowed down (`slowsFrom`). */
      warnsFrom: z.number(),
      slowsFrom: z.number(),
      /** How many consecutive unused addresses the wallet must search. */
      gapNeeded: z.number(),
      isWarned: z.boolean(),
      isSlowed: z.boolean(),
      /** The first addresses of the wallet, which staff compare with the wallet's receiving addresses. */
      first: z.array(z.object({ index: z.number(), address: z.string() })),
    }),
  ),
})

export type WalletList = z.infer<typeof walletList>

/** Addresses that received money. Sums are in whole coins. */
export const sweepList = z.object({
  items: z.array(
    z.object({
      chain: z.enum(CHAINS),
      account: z.string(),
      index: z.number(),
      /** The path of the address, as the wallet shows it: `m/84'/0'/0'/0/7`. */
      path: z.string(),
      address: z.string(),
      addressUrl: z.string().nullable(),
      sums: z.array(z.object({ currency: z.enum(CURRENCIES), amount: z.string() })),
    }),
  ),
  totals: z.array(z.object({ currency: z.enum(CURRENCIES), amount: z.string() })),
})

export const sweepQuery = z.object({
  /** The first day of the orders whose addresses are listed. */
  from: z.iso.date().refine(isSafeForArithmetic).optional(),
})

export type SweepList = z.infer<typeof sweepList>
