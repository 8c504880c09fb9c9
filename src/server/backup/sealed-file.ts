import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { StartError } from '../start-error.ts'

/*
 * The form of every file of a backup: a line that says what it is, then frames. A frame is its length (the highest bit marks the last
 * one), its bytes and 16 bytes that prove them. With a key the bytes are AES-256-GCM under a key of this file alone, which is why a plain
 * counter serves as its nonce; without one they lie open and the 16 bytes are a hash. Either way a file that was cut, changed or put
 * together anew is refused, and nothing of it is handed on that was not proved.
 */

const MAGIC = 'ahuti-backup-1'
const FRAME = 64 * 1024
const LAST = 0x8000_0000
const PROOF = 16
const KEY_BYTES = 32
const MAX_HEADER_BYTES = 1024

const UNSEALED =
  'This backup is not sealed, and BACKUP_KEY is given: whoever can write where backups lie could have made it. If you know where it comes from, take BACKUP_KEY away for this one command.'

const WRONG_FILE = 'This is the copy of another file: somebody may have put it in the place of this one.'

type Header = { cipher: 'aes-256-gcm' | 'none'; key?: string; salt: string; name?: string }

/** Keys as `BACKUP_KEY` gives them, base64 of 32 bytes each, separated by commas; undefined when it is not that. */
export function readBackupKeys(text: string): Buffer[] | undefined {
  const keys = text.split(',').map((key) => Buffer.from(key.trim(), 'base64'))
  return keys.every((key) => key.length === KEY_BYTES) ? keys : undefined
}

/** Seals under the first key, or leaves open what has none. `name`: what it is a copy of, sealed with it. */
export async function* sealPieces(
  source: AsyncIterable<Uint8Array>,
  keys: Buffer[],
  name?: string,
): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(KEY_BYTES)
  const key = keys[0]
  const header: Header = {
    ...(key ? { cipher: 'aes-256-gcm', key: keyFingerprint(key) } : { cipher: 'none' }),
    salt: salt.toString('base64'),
    ...(name !== undefined && { name }),
  }
  const line = Buffer.from(`${MAGIC} ${JSON.stringify(header)}\n`)
  const frames = openFrames(line, key && keyOfFile(key, salt))
  yield line
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const piece of source) {
    waiting.push(piece)
    length += piece.length
    // What may be the last frame waits until it is known whether it is.
    if (length <= FRAME) continue
    const whole = Buffer.concat(waiting)
    let at = 0
    for (; whole.length - at > FRAME; at += FRAME) yield frames.seal(whole.subarray(at, at + FRAME), false)
    waiting = [whole.subarray(at)]
    length = whole.length - at
  }
  yield frames.seal(Buffer.concat(waiting), true)
}

/**
 * The bytes as they were before `sealPieces`. Throws a StartError for a file that is not whole, or whose key is not among these; with
 * `mustBeSealed` also for one that was not sealed although there are keys: anybody who can write there could have made it. With `name` also
 * for a copy of something else.
 */
export async function* openPieces(
  source: AsyncIterable<Uint8Array>,
  keys: Buffer[],
  { mustBeSealed = false, name }: { mustBeSealed?: boolean; name?: string } = {},
): AsyncGenerator<Uint8Array> {
  const bytes = openBytes(source)
  const { line, header } = await readHeader(bytes)
  if (mustBeSealed && header.cipher === 'none' && keys.length > 0) throw new StartError(UNSEALED)
  if (name !== undefined && header.name !== name) throw new StartError(WRONG_FILE)
  const frames = openFrames(line, findKey(header, keys))
  for (;;) {
    const head = await bytes.take(4)
    const word = head.readUInt32BE()
    const isLast = (word & LAST) !== 0
    const length = word & ~LAST
    if (length > FRAME) throw damaged()
    const frame = await bytes.take(length + PROOF)
    yield frames.open(frame.subarray(0, length), frame.subarray(length), isLast)
    if (isLast) break
  }
  if (!(await bytes.isAtEnd())) throw damaged()
}

function openFrames(line: Buffer, key: Buffer | undefined) {
  let count = 0n
  const next = (isLast: boolean) => {
    const nonce = Buffer.alloc(12)
    nonce.writeBigUInt64BE(count, 4)
    count += 1n
    return { nonce, bound: Buffer.concat([line, nonce, Buffer.from([isLast ? 1 : 0])]) }
  }
  const hash = (bound: Buffer, bytes: Uint8Array) =>
    createHash('sha256').update(bound).update(bytes).digest().subarray(0, PROOF)
  return {
    seal(bytes: Uint8Array, isLast: boolean): Uint8Array {
      const { nonce, bound } = next(isLast)
      const head = Buffer.alloc(4)
      head.writeUInt32BE(bytes.length + (isLast ? LAST : 0))
      if (!key) return Buffer.concat([head, bytes, hash(bound, bytes)])
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound)
      return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    },
    open(bytes: Buffer, proof: Buffer, isLast: boolean): Uint8Array {
      const { nonce, bound } = next(isLast)
      if (!key) {
        if (!timingSafeEqual(hash(bound, bytes), proof)) throw damaged()
        return bytes
      }
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(bound).setAuthTag(proof)
      try {
        return Buffer.concat([decipher.update(bytes), decipher.final()])
      } catch (error) {
        throw damaged(error)
      }
    },
  }
}

async function readHeader(bytes: ReturnType<typeof openBytes>): Promise<{ line: Buffer; header: Header }> {
  const line = await bytes.takeLine(MAX_HEADER_BYTES)
  const [magic, ...rest] = line.toString().split(' ')
  if (magic !== MAGIC) throw new StartError('This is no backup of this shop, or of a later version of it.')
  try {
    // Written by `sealPieces`; a changed one fails with the first frame, which is bound to it.
    return { line, header: JSON.parse(rest.join(' ')) as Header }
  } catch (error) {
    throw damaged(error)
  }
}

function findKey({ cipher, key: wanted, salt }: Header, keys: Buffer[]): Buffer | undefined {
  if (cipher === 'none') return undefined
  const key = keys.find((known) => keyFingerprint(known) === wanted)
  if (key) return keyOfFile(key, Buffer.from(salt, 'base64'))
  throw new StartError(
    `BACKUP_KEY: this backup was sealed with the key ${wanted}, which is ${keys.length === 0 ? 'not given' : 'not among those given'}.`,
  )
}

function keyOfFile(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'ahuti backup file', KEY_BYTES))
}

/** Names a key without telling it. */
export function keyFingerprint(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'ahuti backup fingerprint', 4)).toString('hex')
}

function damaged(cause?: unknown): StartError {
  return new StartError('This backup is damaged or not whole: it was cut, changed or copied badly. Use another.', {
    cause,
  })
}

/** Takes exact numbers of bytes from pieces of any length. */
function openBytes(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function more(): Promise<boolean> {
    const next = await pieces.next()
    if (next.done) return false
    held = held.length === 0 ? Buffer.from(next.value) : Buffer.concat([held, next.value])
    return true
  }
  function cut(length: number): Buffer {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
  return {
    async take(length: number): Promise<Buffer> {
      while (held.length < length) if (!(await more())) throw damaged()
      return cut(length)
    },
    async takeLine(most: number): Promise<Buffer> {
      while (!held.includes(0x0a)) if (held.length > most || !(await more())) throw damaged()
      return cut(held.indexOf(0x0a) + 1)
    },
    async isAtEnd(): Promise<boolean> {
      while (held.length === 0) if (!(await more())) return true
      return false
    },
  }
}
