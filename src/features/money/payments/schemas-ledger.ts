import { z } from 'zod'
import { isInReach } from '#base/time.ts'
import { CARD_CURRENCIES, CHAINS, CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { coinSums } from '#features/money/payment-review/schemas.ts'
import { DECISIONS, METHODS, REFUND_STATUSES } from '#features/money/settlements/model.ts'
import { LEDGER_ATTENTIONS, LEDGER_STATUSES } from './model.ts'

const instantOrDay = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine(isInReach)

/** By what the ledger is narrowed. Days are those of UTC, the last one included. */
export const ledgerFilter = z.object({
  attention: z.enum(['true', 'false']).optional().describe('`true`: only what needs a person'),
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

/** One attempt to pay an order. Amounts are exact decimal strings in whole coins, dollars or roubles. */
const ledgerEntry = z.object({
  id: z.string(),
  method: z.enum(METHODS),
  /** The card service. */
  provider: z.string().nullable(),
  currency,
  orderId: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  priceUsd: z.number(),
  expected: z.string(),
  received: z.string(),
  /** Of another coin, or after the watch: what can be decided about where that is the reason. */
  strange: coinSums,
  confirmations: z.number().nullable(),
  requiredConfirmations: z.number().nullable(),
  address: z.string().nullable(),
  addressUrl: z.string().nullable(),
  transactionHash: z.string().nullable(),
  transactionUrl: z.string().nullable(),
  status: z.enum(LEDGER_STATUSES),
  /** Why somebody must look at it, until it was decided. */
  attention: z.enum(LEDGER_ATTENTIONS).nullable(),
  /** What can be decided about it now. */
  choices: z.array(z.enum(DECISIONS)),
  /** When it paid its order. */
  paidAt: z.string().nullable(),
  /** Of a confirmation by hand: the day the money came, and why. */
  receivedOn: z.string().nullable(),
  /** What the bank or the card service calls it. */
  reference: z.string().nullable(),
  note: z.string().nullable(),
  confirmedBy: person.nullable(),
  approvedBy: person.nullable(),
  /** What is to be given back, and how much of it the card service was asked to return already. */
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
  /** What the card service calls it, or the proof that somebody gave. */
  providerRef: z.string().nullable(),
  lastFault: z.string().nullable(),
})

export type RefundEntry = z.infer<typeof refundEntry>

export const refundPage = z.object({ items: z.array(refundEntry), next: z.string().nullable() })

/** Everything that is known of one attempt. */
export const ledgerDetail = ledgerEntry.extend({
  expiresAt: z.string().nullable(),
  watchedUntil: z.string().nullable(),
  /** In blocks of the chain as it stands. */
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
  /** Seen on the way, mined or not. */
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
  /** What people, and card services, did about the order's money. */
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
  /** What paid the order, if anything did. */
  settledBy: z.object({ method: z.enum(METHODS), paymentId: z.string(), at: z.string() }).nullable(),
})

export type LedgerDetail = z.infer<typeof ledgerDetail>

export const walletList = z.object({
  items: z.array(
    z.object({
      chain: z.enum(CHAINS),
      account: z.string(),
      /** Addresses are given from it now; another key counts anew. */
      isCurrent: z.boolean(),
      nextIndex: z.number(),
      /** So many of the last addresses in a row were not paid to, as far as matters: at most `slowsFrom`. */
      unpaidRun: z.number(),
      /** From so many on a warning is sent, and from so many on new addresses are given slowly. */
      warnsFrom: z.number(),
      slowsFrom: z.number(),
      /** How many unused addresses in a row the wallet must search. */
      gapNeeded: z.number(),
      isWarned: z.boolean(),
      isSlowed: z.boolean(),
      /** To be compared with what the wallet shows for receiving. */
      first: z.array(z.object({ index: z.number(), address: z.string() })),
    }),
  ),
})

export type WalletList = z.infer<typeof walletList>
