import type { Chain, Currency, UsdRate } from '#features/money/settlements/model-currencies.ts'

/** One transfer of money, from a block or the mempool. */
export type Transfer = {
  currency: Currency
  /** The shop's payment address, normalised by `addressKey`. */
  address: string
  units: bigint
  /**
   * The hash of the transaction. For ether that a contract moved, this is the hash of the block: no transaction names the shop's address,
   * so the shop finds this money by the balance.
   */
  transactionHash: string
  /** The index of the event in its block: the number of the output, the transaction or the log. Zero in the mempool. */
  eventIndex: number
  /** Only in the mempool: when the transaction first appeared there, if that was before the poll that read it. */
  seenAt?: Date
}

/** The unconfirmed transactions of a chain. `isComplete`: the poll has read all of them, so a transaction that is missing is not in the mempool. */
export type Mempool = { transfers: Transfer[]; isComplete: boolean }

/** One block of a chain. `balancesUnknown`: the node no longer has the balances of this block. So money that only balances show is missing here. */
export type Block = {
  height: number
  hash: string
  parent: string
  time: Date
  transfers: Transfer[]
  balancesUnknown?: true
}

/** The newest block of a chain. `finalized`: the height up to which the chain calls its blocks final. Bitcoin has no such height. */
export type Tip = { height: number; hash: string; finalized?: number }

/**
 * The questions that a source can ask about the shop's addresses (normalised by `addressKey`). A source asks them to find transfers that a
 * block alone does not show.
 */
export type OwnAddresses = {
  /** Returns the given addresses that belong to the shop. */
  among(keys: string[]): Promise<ReadonlySet<string>>
  /** Returns the addresses that still expect money, in a fixed order. */
  watched(): Promise<string[]>
  /**
   * Returns the next batch of assigned addresses, beginning with these indices, and the indices after the batch. If there are no new
   * addresses, returns the same `places` object.
   */
  givenFrom(places: GivenPlaces): Promise<{ keys: string[]; places: GivenPlaces }>
}

/** The index of the first address that is not known yet, for each wallet account. */
export type GivenPlaces = Readonly<Record<string, number>>

/** A node of one chain. Every call may throw if the node is unavailable, slow or sends invalid data. */
export type ChainSource = {
  /** The minimum time between polls. If it is undefined, every run of the job polls. */
  paceMs?: number
  /** True if the source reports only final blocks. The shop then knows the chain only up to the newest final block, even if it polled later. */
  finalOnly?: boolean
  /**
   * True if blocks come at regular intervals. The shop then knows everything up to the newest block that the node has, even if the node is
   * minutes behind.
   */
  knownByBlocks?: boolean
  tip(): Promise<Tip>
  /** Returns the block at a height. Undefined if the chain has no such block yet. */
  blockAt(height: number, addresses: OwnAddresses): Promise<Block | undefined>
  /**
   * Returns the unconfirmed transactions, at least all that pay the shop. A source that cannot see unconfirmed transactions returns an
   * empty list.
   */
  mempool(addresses: OwnAddresses): Promise<Mempool>
  /**
   * Returns the balances after the newest block, in units, in the order of the request. A source whose blocks show all money does not have
   * this function.
   */
  holdings?(assets: AddressAsset[]): Promise<bigint[]>
}

/** One coin at one address, normalised by `addressKey`. `native`: the chain's native coin, even if the shop does not accept it. */
export type AddressAsset = { currency: Currency | 'native'; address: string }

/** A source whose answers can be compared with the answers of another source of the same chain. */
export type NodeSource = ChainSource & {
  /** Returns the hash of the block at this height in the current chain. Undefined if the chain has no such block yet. */
  hashAt(height: number): Promise<string | undefined>
}

/** A source of exchange rates. `usdFor` throws if the shop has no rate that it can trust. */
export type RateSource = { usdFor(currency: Currency): Promise<UsdRate> }

/** The public key of one wallet account. Addresses are derived from it. `id` identifies the key, so a new key starts at index 0. */
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

/**
 * The reasons for review that a customer sees. The reason `reverted` (the chain took money back from a paid order) is missing, because it
 * concerns only the shop.
 */
export const PUBLIC_REASONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable'] as const

export type PublicReason = (typeof PUBLIC_REASONS)[number]

/** The statuses in the API (docs/contract.md, "Payments"). */
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

/** The content of a payment e-mail. `quote` is present only while the customer must still send money. */
export type PaymentPage = {
  orderId: string
  currency: Currency
  timeZone: string
  quote: { amount: string; address: string; expiresAt: Date } | undefined
}
