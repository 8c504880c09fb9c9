import { createHash } from 'node:crypto'
import { bech32 } from '@scure/base'
import { SECOND } from '#base/time.ts'

/** An output that pays the hash of one key. The shop's addresses have only outputs of this type. `place` is the number of the output in its block. */
export type Output = { keyHash: Uint8Array; units: bigint; transactionHash: string; place: number }

export type ReadBlock = { hash: string; parent: string; time: Date; difficulty: number; outputs: Output[] }

const HEADER_BYTES = 80
/** The bytes at the beginning of an output script that pays a key hash: OP_0, and the length byte for 20 bytes. */
const TO_KEY_HASH = Buffer.from('0014', 'hex')
const KEY_HASH_BYTES = 20
const TO_KEY_HASH_BYTES = TO_KEY_HASH.length + KEY_HASH_BYTES
const SEGWIT_MARKER = 0
/** The target hash for the difficulty 1. */
const DIFFICULTY_ONE = 0xffffn << 208n

/**
 * Parses a block in the network format. Trusts only what it can verify itself. The block's hash is the hash of its header, the header has
 * the claimed work, and the Merkle root in the header proves each transaction.
 */
export function readBlock(bytes: Uint8Array): ReadBlock {
  const cursor = openCursor(bytes)
  const header = cursor.take(HEADER_BYTES)
  const transactions = Array.from({ length: cursor.count() }, () => readNext(cursor))
  if (!cursor.isAtEnd()) throw new Error('a block has trailing bytes')
  const ids = transactions.map(({ id }) => id)
  verifyMerkleRoot(ids, header.subarray(36, 68))
  const hash = hashTwice(header)
  const difficulty = difficultyOf(hash, header.readUInt32LE(72))
  let place = 0
  const outputs = transactions.flatMap(({ id, paid }) =>
    paid.flatMap(({ script, units }) => {
      place += 1
      const keyHash = keyHashOf(script)
      return keyHash ? [{ keyHash, units, transactionHash: shown(id), place: place - 1 }] : []
    }),
  )
  const time = new Date(header.readUInt32LE(68) * SECOND)
  return { hash: shown(hash), parent: shown(header.subarray(4, 36)), time, difficulty, outputs }
}

/** Parses an unconfirmed transaction. */
export function readTransaction(bytes: Uint8Array): Output[] {
  const cursor = openCursor(bytes)
  const { id, paid } = readNext(cursor)
  if (!cursor.isAtEnd()) throw new Error('a transaction has trailing bytes')
  return paid.flatMap(({ script, units }, place) => {
    const keyHash = keyHashOf(script)
    return keyHash ? [{ keyHash, units, transactionHash: shown(id), place }] : []
  })
}

/** Returns the address of a key hash: BIP-173 with version 0. */
export function keyHashAddress(prefix: string, keyHash: Uint8Array): string {
  return bech32.encode(prefix, [0, ...bech32.toWords(keyHash)])
}

/** Returns the key hash in a version 0 address of any network. Undefined for an address of another type. */
export function keyHashIn(address: string): Uint8Array | undefined {
  const decoded = bech32.decodeUnsafe(address)
  if (!decoded || decoded.words[0] !== 0) return undefined
  const hash = bech32.fromWordsUnsafe(decoded.words.slice(1))
  return hash && hash.length === KEY_HASH_BYTES ? hash : undefined
}

type Cursor = ReturnType<typeof openCursor>

function openCursor(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 0
  const take = (length: number): Buffer => {
    if (at + length > buffer.length) throw new Error('a block ends too early')
    at += length
    return buffer.subarray(at - length, at)
  }
  /**
   * Reads the number of items in a list. Each item takes at least one byte, so the number cannot be larger than the number of bytes that
   * are left.
   */
  const count = (): number => {
    const first = take(1).readUInt8()
    const number = first < 0xfd ? first : first === 0xfd ? take(2).readUInt16LE() : take(4).readUInt32LE()
    if (first === 0xff || number > buffer.length - at) throw new Error('a block declares more items than it contains')
    return number
  }
  return {
    take,
    count,
    place: () => at,
    since: (start: number) => buffer.subarray(start, at),
    peek: () => buffer[at],
    isAtEnd: () => at === buffer.length,
  }
}

type Paid = { script: Uint8Array; units: bigint }

/** Reads one transaction. Its id is computed without its witnesses. */
function readNext(cursor: Cursor): { id: Buffer; paid: Paid[] } {
  const version = cursor.take(4)
  const hasWitness = cursor.peek() === SEGWIT_MARKER
  if (hasWitness) cursor.take(2)
  const start = cursor.place()
  const inputs = cursor.count()
  for (let i = 0; i < inputs; i += 1) {
    cursor.take(36)
    cursor.take(cursor.count())
    cursor.take(4)
  }
  const paid = Array.from({ length: cursor.count() }, () => {
    const units = cursor.take(8).readBigUInt64LE()
    return { units, script: cursor.take(cursor.count()) }
  })
  const named = cursor.since(start)
  const witnesses = hasWitness ? inputs : 0
  for (let i = 0; i < witnesses; i += 1) {
    for (let items = cursor.count(); items > 0; items -= 1) cursor.take(cursor.count())
  }
  return { id: hashTwice(version, named, cursor.take(4)), paid }
}

/** Refuses duplicate transactions. Copies of a block's own transactions can be appended without a change of the Merkle root. */
function verifyMerkleRoot(ids: Buffer[], root: Buffer): void {
  if (ids.length === 0 || new Set(ids.map((id) => id.toString('hex'))).size !== ids.length) {
    throw new Error('a block contains a transaction twice, or has no transactions')
  }
  let level = ids
  while (level.length > 1) {
    const last = level.at(-1)
    const pairs = level.length % 2 === 1 && last ? [...level, last] : level
    level = pairs.flatMap((id, at) => {
      const next = pairs[at + 1]
      return at % 2 === 0 && next ? [hashTwice(id, next)] : []
    })
  }
  if (!level[0]?.equals(root)) throw new Error('the Merkle root does not match the transactions of a block')
}

/** Returns the difficulty that a block's header claims. Throws if the hash does not prove this work. */
function difficultyOf(hash: Buffer, bits: number): number {
  const shift = BigInt(8 * ((bits >>> 24) - 3))
  const mantissa = BigInt(bits & 0x7fffff)
  const target = shift >= 0n ? mantissa << shift : mantissa >> -shift
  if (target === 0n || BigInt(`0x${shown(hash)}`) > target)
    throw new Error('the hash of a block is too high for the stated difficulty')
  return Number(DIFFICULTY_ONE / target)
}

function keyHashOf(script: Uint8Array): Uint8Array | undefined {
  const isToKeyHash = script.length === TO_KEY_HASH_BYTES && TO_KEY_HASH.equals(script.subarray(0, 2))
  return isToKeyHash ? script.subarray(2) : undefined
}

function hashTwice(...parts: Uint8Array[]): Buffer {
  const once = createHash('sha256')
  for (const part of parts) once.update(part)
  return createHash('sha256').update(once.digest()).digest()
}

/** Writes a hash as people see it: its bytes are displayed in the reverse order. */
function shown(hash: Buffer): string {
  return Buffer.from(hash.toReversed()).toString('hex')
}
