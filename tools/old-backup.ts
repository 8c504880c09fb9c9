import { createDecipheriv, createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type FileHandle, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { BackupRecord, MediaCopy } from '../src/features/office/operations/model.ts'
import { copyKey, copyPlace, dumpKey, isFileKey, recordKey } from '../src/features/office/operations/rules-backups.ts'
import { readBackupKeys } from '../src/server/backup/recipients.ts'
import { measureFile } from '../src/server/backup/sealed-file.ts'
import { AFTER_DATA, BEFORE_DATA, COPY_END, copyLine, sequenceLine } from '../src/server/database/sql-file.ts'
import { plain } from './processes.mjs'

/*
 * Reads a backup of an earlier version (an archive NAME.ahuti in the earlier format) and writes it in the present format, as a
 * folder of backups:
 *   BACKUP_KEY=… node tools/old-backup.ts databases/NAME.ahuti FOLDER
 * The new files are not encrypted. Only this program can read the earlier format.
 */

type Proof = { table: string; rows: number; hash: string }
type Head = { madeAt: string; version: string; migrations: number[]; secretKeys: string[] }
type OldCopy = { key: string; bytes: number; sealedWith?: string }
type End = { proofs: Proof[]; sequences: { name: string; last: string; called: boolean }[]; extra: OldCopy[] }

/**
 * Converts a backup of an earlier version. Compares the rows of each table with the count and the hash in the archive. Returns the path of the new
 * backup's file list.
 */
export async function convertOldBackup(archive: string, folder: string, key: string | undefined): Promise<string> {
  const keys = key ? (readBackupKeys(key) ?? []) : []
  const { name } = path.parse(archive)
  const dump = path.join(folder, dumpKey(name, 'sql', false))
  const list = path.join(folder, recordKey(name))
  if (existsSync(list)) throw plain(`${list} already exists. Choose another folder.`)
  mkdirSync(path.dirname(dump), { recursive: true })
  const { head, end } = await writeSql(archive, keys, dump)
  const files = await copyMedia(path.dirname(path.dirname(path.resolve(archive))), folder, keys, end.extra)
  const measured = await measureFile(dump)
  const record: BackupRecord = {
    name,
    ...head,
    engine: 'pglite',
    // An SQL file can be restored on any version of the server.
    serverMajor: 0,
    isSealed: false,
    dump: { key: dumpKey(name, 'sql', false), format: 'sql', ...measured },
    bytes: measured.bytes,
    rows: end.proofs.reduce((sum, { rows }) => sum + rows, 0),
    tables: end.proofs,
    files,
  }
  writeFileSync(list, JSON.stringify(record), { mode: 0o600 })
  return list
}

async function writeSql(archive: string, keys: Buffer[], to: string): Promise<{ head: Head; end: End }> {
  const out = await open(to, 'w', 0o600)
  try {
    const found = await writeLines(out, linesOf(unpack(openFrames(createReadStream(archive), keys))))
    const { head, end, proofs } = found
    if (!head || !end) throw plain(`${archive}: this backup is incomplete.`)
    const different = end.proofs.filter(({ table, rows, hash }) => {
      const proof = proofs.find((each) => each.table === table)
      return proof?.rows !== rows || proof.hash !== hash
    })
    if (different.length > 0)
      throw plain(`${archive}: these tables are damaged: ${different.map(({ table }) => table).join(', ')}.`)
    for (const { name, last, called } of end.sequences) await out.write(sequenceLine(name, last, called))
    await out.write(AFTER_DATA)
    return { head, end }
  } finally {
    await out.close()
  }
}

type Line = { archive?: Head; table?: { table: string; columns: { name: string }[] }; end?: End }

/** A line that begins with [ is a row: a JSON list of the values as PostgreSQL writes them. Every other line is a JSON object. */
async function writeLines(out: FileHandle, lines: AsyncIterable<string>) {
  const proofs: (Proof & { sum: bigint })[] = []
  let head: Head | undefined
  let end: End | undefined
  await out.write(BEFORE_DATA)
  for await (const line of lines) {
    const current = proofs.at(-1)
    if (line.startsWith('[')) {
      if (!current) throw plain('This archive has a row before its first table.')
      // The earlier version wrote this line, so its type is known.
      const values = JSON.parse(line) as (string | null)[]
      await out.write(`${values.map(copyValue).join('\t')}\n`)
      current.rows += 1
      current.sum += BigInt(`0x${createHash('sha256').update(line).digest('hex').slice(0, 32)}`)
      current.hash = (current.sum % (1n << 128n)).toString(16).padStart(32, '0')
      continue
    }
    // The earlier version also wrote this line, so its type is known.
    const { archive, table, end: last } = JSON.parse(line) as Line
    if (archive) head = archive
    if ((table ?? last) && current) await out.write(COPY_END)
    if (table) {
      proofs.push({ table: table.table, rows: 0, hash: '0'.repeat(32), sum: 0n })
      await out.write(
        copyLine(
          table.table,
          table.columns.map((column) => column.name),
        ),
      )
    }
    if (last) end = last
  }
  return { head, end, proofs }
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Writes a value in the text format of PostgreSQL's COPY. */
function copyValue(value: string | null): string {
  return value === null ? '\\N' : value.replaceAll(/[\\\n\r\t]/g, (sign) => ESCAPED[sign] ?? sign)
}

/** Copies the pictures and recordings from the folder of the archive. */
async function copyMedia(from: string, to: string, keys: Buffer[], files: OldCopy[]): Promise<MediaCopy[]> {
  const place = copyPlace([], () => '')
  const copies: MediaCopy[] = []
  for (const { key, bytes, sealedWith } of files.filter((file) => isFileKey(file.key))) {
    const source = path.join(
      from,
      sealedWith === undefined ? 'media' : `sealed/${path.basename(sealedWith)}`,
      `${key}.ahuti`,
    )
    if (!existsSync(source)) {
      console.error(`missing: ${key}`)
      continue
    }
    const half = path.join(to, 'half-copy')
    const name = sealedWith === undefined ? undefined : key
    await pipeline(openFrames(createReadStream(source), keys, name), async (pieces: AsyncIterable<Uint8Array>) => {
      const out = await open(half, 'w', 0o600)
      try {
        for await (const piece of pieces) await out.write(piece)
      } finally {
        await out.close()
      }
    })
    const { sha256 } = await measureFile(half)
    const copy = copyKey(sha256, place)
    mkdirSync(path.dirname(path.join(to, copy)), { recursive: true })
    await rename(half, path.join(to, copy))
    copies.push({ key, bytes, sha256, copy })
  }
  return copies
}

async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip()
  const fed = pipeline(Readable.from(source), unpacked)
  fed.catch(() => {})
  yield* unpacked as AsyncIterable<Uint8Array>
  await fed
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const piece of source) {
    held += decoder.decode(piece, { stream: true })
    const lines = held.split('\n')
    held = lines.pop() ?? ''
    yield* lines
  }
}

/*
 * The earlier format of a file: one line that describes the file, then frames. A frame has its length (the highest bit marks the last frame),
 * its bytes, and 16 bytes that authenticate the bytes: the tag of AES-256-GCM, or a hash if the file is not encrypted. The nonce is a counter.
 */

const LAST = 0x8000_0000
const FRAME = 64 * 1024
const PROOF = 16

async function* openFrames(
  source: AsyncIterable<Uint8Array>,
  keys: Buffer[],
  name?: string,
): AsyncGenerator<Uint8Array> {
  const bytes = openBytes(source)
  const line = await bytes.takeLine()
  const [magic, ...rest] = line.toString().split(' ')
  if (magic !== 'ahuti-backup-1') throw plain('This is not an archive of an earlier version.')
  // The tag of the first frame also authenticates the first line of the file.
  const header = JSON.parse(rest.join(' ')) as { cipher: string; key?: string; salt: string; name?: string }
  if (name !== undefined && header.name !== name) throw plain(`The copy of ${name} contains another file.`)
  if (header.cipher === 'none' && keys.length > 0)
    throw plain(
      'This archive is not encrypted, but BACKUP_KEY is set. If you trust the source of the archive, unset BACKUP_KEY.',
    )
  const known = keys.find((key) => derive(key, '', 'ahuti backup fingerprint', 4).toString('hex') === header.key)
  if (header.cipher !== 'none' && !known)
    throw plain(`BACKUP_KEY: this archive was encrypted with the key ${header.key}.`)
  const key =
    header.cipher === 'none'
      ? undefined
      : known && derive(known, Buffer.from(header.salt, 'base64'), 'ahuti backup file', 32)
  for (let count = 0n, isLast = false; !isLast; count += 1n) {
    const word = (await bytes.take(4)).readUInt32BE()
    isLast = (word & LAST) !== 0
    const length = word & ~LAST
    if (length > FRAME) throw damaged()
    const frame = await bytes.take(length + PROOF)
    const nonce = Buffer.alloc(12)
    nonce.writeBigUInt64BE(count, 4)
    const bound = Buffer.concat([line, nonce, Buffer.from([isLast ? 1 : 0])])
    yield openFrame(frame.subarray(0, length), frame.subarray(length), { key, nonce, bound })
  }
  if (!(await bytes.isAtEnd())) throw damaged()
}

type Frame = { key: Buffer | undefined; nonce: Buffer; bound: Buffer }

function openFrame(bytes: Buffer, proof: Buffer, { key, nonce, bound }: Frame): Uint8Array {
  if (!key) {
    const hash = createHash('sha256').update(bound).update(bytes).digest().subarray(0, PROOF)
    if (!timingSafeEqual(hash, proof)) throw damaged()
    return bytes
  }
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(bound).setAuthTag(proof)
  try {
    return Buffer.concat([decipher.update(bytes), decipher.final()])
  } catch {
    throw damaged()
  }
}

function derive(key: Buffer, salt: Buffer | '', purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, purpose, length))
}

function damaged(): Error {
  return plain('This archive is damaged or incomplete. Use another archive.')
}

/** Reads an exact number of bytes from chunks of any length. */
function openBytes(source: AsyncIterable<Uint8Array>) {
  const pieces = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  async function more(): Promise<boolean> {
    const next = await pieces.next()
    if (next.done) return false
    held = Buffer.concat([held, next.value])
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
    async takeLine(): Promise<Buffer> {
      while (!held.includes(0x0a)) if (held.length > 1024 || !(await more())) throw damaged()
      return cut(held.indexOf(0x0a) + 1)
    },
    async isAtEnd(): Promise<boolean> {
      while (held.length === 0) if (!(await more())) return true
      return false
    },
  }
}

if (import.meta.main) {
  const [archive, folder] = process.argv.slice(2)
  if (!archive || !folder) throw plain('node tools/old-backup.ts databases/NAME.ahuti FOLDER')
  const list = await convertOldBackup(archive, folder, process.env.BACKUP_KEY)
  console.log(`The backup is converted. Restore it: npm run restore -- ${list}`)
}
