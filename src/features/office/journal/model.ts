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
 * The currencies of journal entries. The journal lists all money that moved, also money that no order needed, such as a second payment or
 * money above the price.
 */
export const ENTRY_CURRENCIES = ['BTC', 'ETH', 'USDT_ERC20', 'USDT_TRC20', 'USD', 'RUB'] as const

export type EntryCurrency = (typeof ENTRY_CURRENCIES)[number]

/** The shop closes a month automatically on this day of the following month (UTC). */
export const CLOSING_DAY = 10

/**
 * One movement of money, with the values that the shop knows now. `source` identifies the movement forever, also after a re-org. Money that
 * leaves the shop has negative units.
 */
export type Movement = {
  source: string
  kind: Exclude<EntryKind, 'correction'>
  way: EntryWay
  orderId: string | null
  currency: EntryCurrency
  units: bigint
  /** The value in US cents at the exchange rate of the payment; null for a coin without a rate, such as a wrong coin sent to a payment address. */
  usdCents: number | null
  /** The exchange rate: dollars for one whole coin or rouble, multiplied by 10⁸. */
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

/** The sum of all entries of one source (one movement of money). The other fields are those of the latest entry. */
export type BookedSource = Movement & { revision: number }

export type NewEntry = Omit<Movement, 'kind'> & { kind: EntryKind; revision: number; month: string; bookedOn: string }
