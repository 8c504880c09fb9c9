import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { StartError } from '../start-error.ts'

/*
 * The format of every file of a backup: one line that describes the file, then frames. A frame has its length (the highest bit marks the
 * last frame), its bytes, and 16 bytes that prove the bytes. With a key, the bytes are encrypted with AES-256-GCM. Each file has its own
 * key, so the nonce can be a simple counter. Without a key, the bytes are not encrypted and the 16 bytes are a hash. In both cases a cut,
 * changed or rearranged file is refused, and the reader gets only bytes that were proved.
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

/** Reads the keys in the format of `BACKUP_KEY`: base64 of 32 bytes each, separated by commas. Undefined if the format is wrong. */
export function readBackupKeys(text: string): Buffer[] | undefined {
  const keys = text.split(',').map((key) => Buffer.from(key.trim(), 'base64'))
  return keys.every((key) => key.length === KEY_BYTES) ? keys : undefined
}

/** Seals with the first key. Without keys the bytes stay unencrypted. `name` says which file this is a copy of, and is sealed too. */
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
    // The last bytes wait until it is known whether they are the last frame.
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
 * Returns the bytes that `sealPieces` received. Throws a StartError if the file is incomplete or `keys` does not contain its key. With
 * `mustBeSealed`, also throws if there are keys but the file is not sealed: anybody with write access to the folder could have made it.
 * With `name`, also throws if the file is a copy of another file.
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
    // `sealPieces` wrote this line. If somebody changed the line, the first frame fails, because its proof includes the line.
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

/** A short name of a key that does not reveal the key. */
export function keyFingerprint(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'ahuti backup fingerprint', 4)).toString('hex')
}

function damaged(cause?: unknown): StartError {
  return new StartError('This backup is damaged or not whole: it was cut, changed or copied badly. Use another.', {
    cause,
  })
}

/** Reads an exact number of bytes from pieces of any length. */
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
