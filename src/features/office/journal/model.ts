/**
 * What an entry of the journal records. `payment`: money that came. `refund`: money returned to a customer. `dispute`: money that a bank took back.
 * `payout`: commission paid to a partner. `correction`: an earlier entry was wrong, such as after a re-org or a refund that the bank sent back.
 */
export const ENTRY_KINDS = ['payment', 'refund', 'dispute', 'payout', 'correction'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The way the money moved. `partner`: a partner received it from the customer. */
export const ENTRY_WAYS = ['crypto', 'card', 'transfer', 'cash', 'partner'] as const

export type EntryWay = (typeof ENTRY_WAYS)[number]

/**
 * The journal lists all money that moved. So it also contains money beyond the price, second payments, and money that the order could not
 * accept.
 */
export const ENTRY_CURRENCIES = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20', 'USD', 'RUB'] as const

export type EntryCurrency = (typeof ENTRY_CURRENCIES)[number]

/** An ended month closes by itself on this day of the next month (UTC). */
export const CLOSING_DAY = 10

/**
 * One movement of money as the ledger knows it now. `source` identifies the movement for ever, also after a re-org. Money that leaves the shop has
 * negative units.
 */
export type Movement = {
  source: string
  kind: Exclude<EntryKind, 'correction'>
  way: EntryWay
  orderId: string | null
  currency: EntryCurrency
  units: bigint
  /** The value in US cents by the rate of the payment; null for a coin without a rate, such as a wrong coin at an address. */
  usdCents: number | null
  /** Dollars for one whole coin or rouble × 10⁸. */
  usdRate: bigint | null
  /** The fee of a card service, in units of `currency`; null if it is not known. */
  feeUnits: bigint | null
  /** The day on which the money moved (UTC; for a transfer by bank, the day that staff gave). */
  valueOn: string
  /** The hash of a transaction, or the number of a payment at a card service or a bank. */
  reference: string
  partnerId: string | null
  partner: string
}

/** The sum of the entries of one source. The other fields are those of its latest entry. */
export type BookedSource = Movement & { revision: number }

export type NewEntry = Omit<Movement, 'kind'> & { kind: EntryKind; revision: number; month: string; bookedOn: string }
