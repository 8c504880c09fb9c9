import type { Chain, Currency, UsdRate } from '#features/money/settlements/model-currencies.ts'

/** One arrival of money, as a block or the mempool tells it. */
export type Transfer = {
  currency: Currency
  /** In the form of `addressKey`. */
  address: string
  units: bigint
  /**
   * For ether that a contract moved, the block's own hash: it is found by the balance, and no transaction names the
   * address.
   */
  transactionHash: string
  /** The place of the event in its block: output, transaction or log number. Zero while in the mempool. */
  eventIndex: number
  /** While it waits to be mined: when it was first there, if that is earlier than the look that read it. */
  seenAt?: Date
}

/** What waits to be mined. `isComplete`: all that waits was read, so what is not among it is not there. */
export type Mempool = { transfers: Transfer[]; isComplete: boolean }

/** `balancesUnknown`: the node has forgotten what addresses held then, so money that only balances show is missing. */
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
export type OwnAddresses = {
  /** Those of some addresses that are ours. */
  among(keys: string[]): Promise<ReadonlySet<string>>
  /** Those at which money is still expected, in one order. */
  watched(): Promise<string[]>
  /**
   * The next batch of addresses given out from these indices on, and the indices to go on from; the same object when
   * none is new.
   */
  givenFrom(places: GivenPlaces): Promise<{ keys: string[]; places: GivenPlaces }>
}

/** Of each wallet account the first index that is not known yet. */
export type GivenPlaces = Readonly<Record<string, number>>

/** A node of one chain. Every call may throw when the node is away, late or talks nonsense. */
export type ChainSource = {
  /** It is polled no more often than this. Without it, as often as the job runs. */
  paceMs?: number
  /** Blocks are reported only once they are final: what is known ends with the newest of them, not with the poll. */
  finalOnly?: boolean
  /** Blocks come so steadily that what is known ends with the newest of them: a node may be minutes behind. */
  knownByBlocks?: boolean
  tip(): Promise<Tip>
  /** Undefined above the tip. */
  blockAt(height: number, addresses: OwnAddresses): Promise<Block | undefined>
  /** What waits to be mined now and is ours, or more. A source that cannot see it answers an empty list. */
  mempool(addresses: OwnAddresses): Promise<Mempool>
  /** What places hold at the tip, in units and in the order asked. A source whose blocks tell everything has none. */
  holdings?(assets: AddressAsset[]): Promise<bigint[]>
}

/** One coin at one address, in the form of `addressKey`; `native`: the chain's own, also where the shop does not take it. */
export type AddressAsset = { currency: Currency | 'native'; address: string }

/** A source that can be compared with another one of the same chain. */
export type NodeSource = ChainSource & {
  /** The hash of the canonical block; undefined above the tip. */
  hashAt(height: number): Promise<string | undefined>
}

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

/**
 * Those that a customer is told: `reverted`, money that the chain took back from a paid order, is the shop's worry
 * alone.
 */
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

/** What an e-mail says of a payment. `quote` only while there is something to send. */
export type PaymentPage = {
  orderId: string
  currency: Currency
  timeZone: string
  quote: { amount: string; address: string; expiresAt: Date } | undefined
}
