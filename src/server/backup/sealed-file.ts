import { createHash, hkdfSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { bech32 } from '@scure/base'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { StartError } from '../start-error.ts'
import { KEY_BYTES } from './recipients.ts'

/** The length and the SHA-256 of a file. */
export type FileFacts = { bytes: number; sha256: string }

const IDENTITY_PREFIX = 'AGE-SECRET-KEY-'
const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/

const DAMAGED = 'This backup is damaged or not whole: it was cut, changed or copied badly. Use another.'

/** Encrypts a file for the owners of these recipient keys, in the format of age (age-encryption.org). */
export async function sealFile(from: string, to: string, recipients: string[]): Promise<void> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  const sealed = await encrypter.encrypt(webOf(createReadStream(from)))
  await pipeline(nodeOf(sealed), createWriteStream(to, { mode: 0o600 }))
}

type Opening = {
  /** The expected properties of the stored file. A different file is refused. */
  facts?: FileFacts
  isSealed: boolean
  identities: string[]
}

/**
 * Decrypts the stored file `source` into the file `to`. Throws a StartError if the stored file differs from the expected `facts`, or if no identity
 * can decrypt it. After an error the file `to` must not be used.
 */
export async function openStored(source: AsyncIterable<Uint8Array>, to: string, opening: Opening): Promise<void> {
  const { facts, isSealed, identities } = opening
  const tally = openTally()
  const counted = Readable.from(tally.through(source))
  const sink = createWriteStream(to, { mode: 0o600 })
  if (!isSealed) await pipeline(counted, sink)
  else {
    const opened = await openSeal(counted, identities)
    try {
      await pipeline(nodeOf(opened), sink)
    } catch (error) {
      // Errors of disks and networks have a code. An error of the library has none and means that the file is damaged.
      throw error instanceof Error && 'code' in error ? error : new StartError(DAMAGED, { cause: error })
    }
  }
  const { bytes, sha256 } = tally.read()
  if (facts && (bytes !== facts.bytes || sha256 !== facts.sha256)) throw new StartError(DAMAGED)
}

async function openSeal(sealed: Readable, identities: string[]) {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  try {
    return await decrypter.decrypt(webOf(sealed))
  } catch (error) {
    if (error instanceof Error && error.message.includes('no identity matched'))
      throw new StartError(
        'This backup was sealed for a key that you did not give. Pass the file with its secret key: --identity FILE.',
        { cause: error },
      )
    throw new StartError(DAMAGED, { cause: error })
  }
}

/** Counts and hashes the bytes of a stream. The bytes pass through unchanged. */
export function openTally() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *through(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of source) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
    },
    read: (): FileFacts => ({ bytes, sha256: hash.digest('hex') }),
  }
}

export async function measureFile(file: string): Promise<FileFacts> {
  const tally = openTally()
  for await (const _ of tally.through(createReadStream(file)));
  return tally.read()
}

/** The secret keys in a file as `age-keygen` writes it: lines that begin with # are comments. */
export function readIdentities(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (keys.length === 0 || !keys.every((key) => IDENTITY.test(key)))
    throw new StartError('--identity: this is not a file of age-keygen (a line that begins with AGE-SECRET-KEY-1).')
  return keys
}

/** The key pair of age that replaces a `BACKUP_KEY`. */
export async function pairOfKey(key: Buffer): Promise<{ identity: string; recipient: string }> {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'ahuti backup age identity', KEY_BYTES))
  const identity = bech32.encodeFromBytes(IDENTITY_PREFIX, secret).toUpperCase()
  return { identity, recipient: await identityToRecipient(identity) }
}

function webOf(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  // Node's type of a web stream and the browser's type, which the library uses, describe the same object.
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
}

function nodeOf(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  // Node's type of a web stream and the browser's type describe the same object.
  return Readable.fromWeb(stream as unknown as ReadableStream)
}
