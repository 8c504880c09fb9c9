import { z } from 'zod'

/** The hash of the event `Transfer(address,address,uint256)` (keccak-256). Nodes find transfers of tokens by this hash. */
export const TRANSFER_EVENT = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const HEIGHT_LIMIT = 2n ** 31n

const hex = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text.toLowerCase())

export const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform((text) => BigInt(text))
/** A schema for the given number of 32-byte integers. */
export const hexWords = (count: number) =>
  z
    .string()
    .regex(/^0x(?:[0-9a-f]{64})*$/i)
    .length(2 + count * 64)
    .transform((text) => Array.from({ length: count }, (_, at) => BigInt(`0x${text.slice(2 + at * 64, 66 + at * 64)}`)))
const hash = hex(/^0x[0-9a-f]{64}$/i)
const address = hex(/^0x[0-9a-f]{40}$/i)

const frame = { number: quantity, hash, parentHash: hash, timestamp: quantity }
export const blockWithHashes = z.object(frame).nullable()
export const blockWithTransactions = z
  .object({
    ...frame,
    transactions: z
      .array(z.object({ hash, to: address.nullable(), value: quantity, transactionIndex: quantity }))
      .max(20_000),
  })
  .nullable()
export type BlockAnswer = NonNullable<z.infer<typeof blockWithHashes>>
export type FullBlockAnswer = NonNullable<z.infer<typeof blockWithTransactions>>

export const logs = z
  .array(
    z.object({
      address,
      topics: z.array(hash).max(4),
      data: hex(/^0x(?:[0-9a-f]{2})*$/i),
      blockHash: hash,
      transactionHash: hash,
      logIndex: quantity,
      removed: z.boolean().optional(),
    }),
  )
  .max(50_000)

export const receipt = z.object({ blockHash: hash, status: quantity })
export type ReceiptAnswer = z.infer<typeof receipt>

/** Converts a height or an index in a block to a number. A larger value is invalid. */
export function toHeight(value: bigint): number {
  if (value >= HEIGHT_LIMIT) throw new Error('the node returned an impossible number')
  return Number(value)
}

export function quoted(height: number): string {
  return `0x${height.toString(16)}`
}
