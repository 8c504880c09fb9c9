import type { Chain, Currency, UsdRate } from '#features/money/settlements/model-currencies.ts'

/** One transfer of money, from a block or the mempool. */
export type Transfer = {
  currency: Currency
  /** Normalised by `addressKey`. */
  address: string
  units: bigint
  /** For ether that a contract moved, the hash of the block: the shop finds this money by the balance, and no transaction names the address. */
  transactionHash: string
  /** The index of the event in its block: output, transaction or log number. Zero while in the mempool. */
  eventIndex: number
  /** Only in the mempool: the time when the transaction was first there, if it is before the poll that read it. */
  seenAt?: Date
}

/** The unconfirmed transactions. `isComplete`: the poll has read all of them, so a missing transaction is not in the mempool. */
export type Mempool = { transfers: Transfer[]; isComplete: boolean }

/** `balancesUnknown`: the node no longer has the balances of this block. So money that only balances show is missing. */
export type Block = {
  height: number
  hash: string
  parent: string
  time: Date
  transfers: Transfer[]
  balancesUnknown?: true
}

/** `finalized`: the height up to which the chain calls its blocks final. Bitcoin has no such height. */
export type Tip = { height: number; hash: string; finalized?: number }

/** What a source can ask about the shop's addresses (normalised by `addressKey`). It needs this for transfers that a block alone does not show. */
export type OwnAddresses = {
  /** The given addresses that belong to the shop. */
  among(keys: string[]): Promise<ReadonlySet<string>>
  /** Addresses that still expect money, in a fixed order. */
  watched(): Promise<string[]>
  /**
   * The next batch of addresses from these indices on, and the indices to continue from. Returns the same object when there are no new addresses.
   */
  givenFrom(places: GivenPlaces): Promise<{ keys: string[]; places: GivenPlaces }>
}

/** For each wallet account, the first index that is not known yet. */
export type GivenPlaces = Readonly<Record<string, number>>

/** A node of one chain. Every call may throw when the node is unavailable, slow or sends invalid data. */
export type ChainSource = {
  /** Minimum time between polls. Without it, every run of the job polls. */
  paceMs?: number
  /** The source reports only final blocks. The chain is known only up to the newest final block, even if the poll was later. */
  finalOnly?: boolean
  /** Blocks come at regular intervals, so everything up to the newest block is known: a node may be minutes behind. */
  knownByBlocks?: boolean
  tip(): Promise<Tip>
  /** The block at a height; undefined above the tip. */
  blockAt(height: number, addresses: OwnAddresses): Promise<Block | undefined>
  /** Unconfirmed transactions, at least all that pay the shop. A source that cannot see them returns an empty list. */
  mempool(addresses: OwnAddresses): Promise<Mempool>
  /** Balances at the tip, in units, in the order of the request. Absent if the blocks of the source show all money. */
  holdings?(assets: AddressAsset[]): Promise<bigint[]>
}

/** One coin at one address, normalised by `addressKey`. `native`: the chain's own coin, even if the shop does not accept it. */
export type AddressAsset = { currency: Currency | 'native'; address: string }

/** A source whose answers can be compared with those of another source of the same chain. */
export type NodeSource = ChainSource & {
  /** The hash of the canonical block; undefined above the tip. */
  hashAt(height: number): Promise<string | undefined>
}

/** Throws when no quote can be trusted. */
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
 * The reasons for review that a customer sees. `reverted` means that the chain took money back from a paid order. This reason concerns only the shop.
 */
export const PUBLIC_REASONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable'] as const

export type PublicReason = (typeof PUBLIC_REASONS)[number]

/** Status codes on the wire (docs/contract.md, "Payments"). */
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

/** The data of a payment e-mail. `quote` is present only while the customer has something to send. */
export type PaymentPage = {
  orderId: string
  currency: Currency
  timeZone: string
  quote: { amount: string; address: string; expiresAt: Date } | undefined
}
