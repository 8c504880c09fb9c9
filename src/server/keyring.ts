import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  type Decipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { invariant } from '#base/refusal.ts'

/** The place of an encrypted text. A text that was moved to another place cannot be decrypted. */
export type SealContext = { table: string; row: string; column: string }

type Key = { id: string; sealing: Buffer; hashing: Buffer; masking: Buffer }

export type Keyring = ReturnType<typeof openKeyring>

const FORM = 's1'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * The shop's secrets, which are not in the database. `keys` is `id:base64` of 32 bytes each, separated by commas. The first key encrypts, and every
 * key can decrypt. To change the key, put the new key first and run `npm run db:reseal` (docs/security.md, "What the owner does").
 */
export function openKeyring(keys: string) {
  const ring = readKeys(keys)
  const current = ring[0]
  invariant(current, 'a keyring has at least one key')
  return {
    /** Encrypts a text with AES-256-GCM and a fresh nonce, bound to the place of the text. Format: `s1.{key id}.{base64url}`. */
    seal(text: string, context: SealContext): string {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.sealing, iv).setAAD(boundTo(context))
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${FORM}.${current.id}.${sealed.toString('base64url')}`
    },
    /** Decrypts a text. Throws if the text was changed or moved, or if the keyring does not have its key. */
    open(sealed: string, context: SealContext): string {
      const [form, id, body = ''] = sealed.split('.')
      const key = ring.find((known) => known.id === id)
      if (form !== FORM || !key) throw new Error(`no key can decrypt a text of ${context.table}.${context.column}`)
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key.sealing, bytes.subarray(0, IV_BYTES))
        .setAAD(boundTo(context))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
    },
    isSealed: (text: string): boolean => text.startsWith(`${FORM}.`),
    /** True if a text was encrypted with an older key. */
    isStale: (sealed: string): boolean => sealed.split('.')[1] !== current.id,
    /** HMAC-SHA-256 of the parts under the current key, as hexadecimal digits. */
    hash: (...parts: string[]): string => hashWith(current, parts),
    /** A substitute for an id of `newId`. The same id always has the same substitute. Only this keyring can reverse it. */
    maskId: (id: string): string => oneBlock(createCipheriv('aes-256-ecb', current.masking, null), id),
    /** Returns the possible original ids of a masked id: one result for each key, because the key that masked it is not known. */
    unmaskId: (id: string): string[] =>
      ring.map((key) => oneBlock(createDecipheriv('aes-256-ecb', key.masking, null), id)),
    /** The same hash under every key, the current key first. Used to find data that was written before a key change. */
    hashes: (...parts: string[]): string[] => ring.map((key) => hashWith(key, parts)),
  }
}

/** True if the configured list of keys is valid. */
export function keysAreReadable(keys: string): boolean {
  const ids = keys.split(',').map((entry) => entry.split(':')[0]?.trim())
  return new Set(ids).size === ids.length && keys.split(',').every((entry) => parseKey(entry) !== undefined)
}

/** True if a list contains this key under any id. */
export function hasKey(keys: string, wanted: Buffer): boolean {
  return keys.split(',').some((entry) => parseKey(entry)?.bytes.equals(wanted))
}

/** The names of the keys in a list; they are not secret. */
export function listKeyIds(keys: string): string[] {
  return keys.split(',').flatMap((entry) => parseKey(entry)?.id ?? [])
}

/** True if a key repeats one byte, such as zeros instead of a secret. */
export function hasMonotonousKey(keys: string): boolean {
  return keys.split(',').some((entry) => {
    const bytes = parseKey(entry)?.bytes
    return bytes?.every((byte) => byte === bytes[0])
  })
}

function readKeys(keys: string): Key[] {
  return keys.split(',').map((entry) => {
    const key = parseKey(entry)
    invariant(key, 'the configuration checked the keys')
    const derive = (use: string) => Buffer.from(hkdfSync('sha256', key.bytes, '', `ahuti ${use}`, 32))
    return { id: key.id, sealing: derive('sealing'), hashing: derive('hashing'), masking: derive('masking') }
  })
}

function parseKey(entry: string): { id: string; bytes: Buffer } | undefined {
  const found = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/_-]{43}=?)$/.exec(entry.trim())
  return found?.[1] && found[2] ? { id: found[1], bytes: Buffer.from(found[2], 'base64') } : undefined
}

/** An id is random and exactly one block long, so the cipher without a nonce reveals nothing: it maps each id to another id. */
function oneBlock(cipher: Cipheriv | Decipheriv, id: string): string {
  return Buffer.concat([cipher.setAutoPadding(false).update(id, 'hex'), cipher.final()]).toString('hex')
}

/** Each part has its length before it, so that two different lists never have the same encoding. */
function hashWith(key: Key, parts: string[]): string {
  const text = parts.map((part) => `${Buffer.byteLength(part)}:${part}`).join('')
  return createHmac('sha256', key.hashing).update(text).digest('hex')
}

function boundTo({ table, row, column }: SealContext): Buffer {
  return Buffer.from(`${table}/${row}/${column}`)
}
