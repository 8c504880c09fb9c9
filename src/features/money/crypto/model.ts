import type { Chain, Currency, UsdRate } from '#features/money/settlements/model-currencies.ts'

/** One transfer of money, from a block or the mempool. */
export type Transfer = {
  currency: Currency
  /** Normalised by `addressKey`. */
  address: string
  units: bigint
  /** For ether that a contract moved, the block's own hash: it is found by the balance, and no transaction names the address. */
  transactionHash: string
  /** The index of the event in its block: output, transaction or log number. Zero while in the mempool. */
  eventIndex: number
  /** Only in the mempool: when it was first there, if that is earlier than the poll that read it. */
  seenAt?: Date
}

/** The unconfirmed transactions. `isComplete`: all were read, so a missing one is not in the mempool. */
export type Mempool = { transfers: Transfer[]; isComplete: boolean }

/** `balancesUnknown`: the node no longer has the balances of this block, so money that only balances show is missing. */
export type Block = {
  height: number
  hash: string
  parent: string
  time: Date
  transfers: Transfer[]
  balancesUnknown?: true
}

/** `finalized` is the height up to which the chain calls its blocks final; Bitcoin has none. */
export type Tip = { height: number; hash: string; finalized?: number }

/** What a source may ask about our addresses (normalised by `addressKey`) when a block alone does not show its transfers to us. */
export type OwnAddresses = {
  /** Those of the given addresses that are ours. */
  among(keys: string[]): Promise<ReadonlySet<string>>
  /** Addresses that still expect money, in a fixed order. */
  watched(): Promise<string[]>
  /** The next batch of addresses from these indices on, and the indices to continue from; the same object when there are no new ones. */
  givenFrom(places: GivenPlaces): Promise<{ keys: string[]; places: GivenPlaces }>
}

/** For each wallet account, the first index that is not known yet. */
export type GivenPlaces = Readonly<Record<string, number>>

/** A node of one chain. Every call may throw when the node is unavailable, slow or sends invalid data. */
export type ChainSource = {
  /** Minimum time between polls. Without it, every run of the job polls. */
  paceMs?: number
  /** Only final blocks are reported: everything is known up to the newest of them, not up to the poll. */
  finalOnly?: boolean
  /** Blocks come so steadily that everything is known up to the newest of them: a node may be minutes behind. */
  knownByBlocks?: boolean
  tip(): Promise<Tip>
  /** Undefined above the tip. */
  blockAt(height: number, addresses: OwnAddresses): Promise<Block | undefined>
  /** Unconfirmed transactions, at least all that pay us. A source that cannot see them returns an empty list. */
  mempool(addresses: OwnAddresses): Promise<Mempool>
  /** Balances at the tip, in units, in the order of the request. Absent if a source's blocks show everything. */
  holdings?(assets: AddressAsset[]): Promise<bigint[]>
}

/** One coin at one address, normalised by `addressKey`; `native`: the chain's own coin, even if the shop does not take it. */
export type AddressAsset = { currency: Currency | 'native'; address: string }

/** A source that can be compared with another one of the same chain. */
export type NodeSource = ChainSource & {
  /** The hash of the canonical block; undefined above the tip. */
  hashAt(height: number): Promise<string | undefined>
}

/** Throws when no quote can be trusted. */
export type RateSource = { usdFor(currency: Currency): Promise<UsdRate> }

/** The public key of one wallet account, from which addresses are derived. `id` names the key, so a new key starts at index 0. */
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

/** The attentions shown to a customer. `reverted`, money that the chain took back from a paid order, concerns only the shop. */
export const PUBLIC_REASONS = ['underpaid', 'late', 'after-watch', 'wrong-asset', 'order-not-payable'] as const

export type PublicReason = (typeof PUBLIC_REASONS)[number]

/** Codes of the wire (docs/contract.md, "Payments"). */
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

/** The data of a payment e-mail. `quote` only while there is something to send. */
export type PaymentPage = {
  orderId: string
  currency: Currency
  timeZone: string
  quote: { amount: string; address: string; expiresAt: Date } | undefined
}
