import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Db } from '../database/database.ts'
import {
  withSnapshot,
  type DumpSink,
  dumpTables,
  listMigrations,
  listSequences,
  type SequenceState,
  type TableColumns,
  type TableProof,
} from '../database/dump-tables.ts'
import type { DumpPart } from '../database/load-tables.ts'
import { StartError } from '../start-error.ts'
import { openPieces, sealPieces } from './sealed-file.ts'

/**
 * The first line of an archive. `secretKeys` names the keys that open the sealed values in the archive. The archive does not contain these
 * keys.
 */
export type ArchiveHead = {
  madeAt: string
  version: string
  migrations: number[]
  secretKeys: string[]
}

/** The last line of an archive. */
export type ArchiveEnd = { proofs: TableProof[]; sequences: SequenceState[]; extra: unknown }

/** Collects what the archive contains besides the tables. Everything is read at the same moment. */
type WorkInSnapshot = (tx: Db) => Promise<unknown>

const ROWS_AT_ONCE = 1_000_000

/**
 * Writes the whole database, as it is at one moment, into a file: lines of JSON, compressed with gzip, then sealed. The shop continues to
 * work meanwhile. On the embedded engine the shop waits, because this engine does one thing at a time.
 */
export async function writeArchive(
  file: string,
  { db, keys, head, extra }: { db: Db; keys: Buffer[]; head: Omit<ArchiveHead, 'migrations'>; extra: WorkInSnapshot },
): Promise<ArchiveEnd> {
  const text = new PassThrough()
  const written = pipeline(
    text,
    createGzip(),
    (source: AsyncIterable<Uint8Array>) => sealPieces(source, keys),
    createWriteStream(file, { mode: 0o600 }),
  )
  // If `written` fails while nobody awaits it, the process must not end. The next call of `line` throws the error.
  written.catch(() => {})
  const line = async (value: string): Promise<void> => {
    if (text.destroyed) await written
    if (!text.write(`${value}\n`)) await Promise.race([once(text, 'drain'), written])
  }
  try {
    const end = await withSnapshot(db, async (tx) => {
      const full: ArchiveHead = { ...head, migrations: await listMigrations(tx) }
      await line(JSON.stringify({ archive: full }))
      const proofs = await dumpTables(tx, sinkOf(line))
      return { proofs, sequences: await listSequences(tx), extra: await extra(tx) }
    })
    await line(JSON.stringify({ end }))
    text.end()
    await written
    return end
  } catch (error) {
    text.destroy()
    await written.catch(() => {})
    throw error
  }
}

function sinkOf(line: (value: string) => Promise<void>): DumpSink {
  return {
    table: async (table) => await line(JSON.stringify({ table })),
    rows: async (lines) => await line(lines.join('\n')),
  }
}

export type Archive = { head: ArchiveHead; parts: AsyncIterable<DumpPart>; end: () => ArchiveEnd }

/**
 * Reads an archive that `writeArchive` wrote. Parts are read when the caller asks for them. `end` works only after all parts are read.
 * `check` can refuse the last line, and then the whole archive is refused before the caller gets this line.
 */
export async function readArchive(
  source: AsyncIterable<Uint8Array>,
  keys: Buffer[],
  check: (end: ArchiveEnd) => void = () => {},
): Promise<Archive> {
  const lines = linesOf(unpack(openPieces(source, keys, { mustBeSealed: true })))
  const first = await lines.next()
  const { archive: head } = (first.done ? {} : JSON.parse(first.value)) as { archive?: ArchiveHead }
  if (!head) throw new StartError('This is a file of a backup, but not of its database.')
  let end: ArchiveEnd | undefined
  async function* parts(): AsyncGenerator<DumpPart> {
    for await (const part of partsOf(lines)) {
      if (part.kind === 'end') {
        check(part.end)
        end = part.end
      }
      yield part.kind === 'end' ? { kind: 'end', ...part.end } : part
    }
  }
  return {
    head,
    parts: parts(),
    end: () => {
      if (!end) throw new StartError('This backup is not whole: its end is missing.')
      return end
    },
  }
}

/** If a reader stops early, nothing continues in the background and fails later. */
async function* unpack(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const unpacked = createGunzip()
  const fed = pipeline(Readable.from(source), unpacked)
  fed.catch(() => {})
  yield* unpacked as AsyncIterable<Uint8Array>
  await fed
}

type ReadPart = Exclude<DumpPart, { kind: 'end' }> | { kind: 'end'; end: ArchiveEnd }

/** Rows stay text and come in batches. A row starts with `[`; every other line is an object. */
async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<ReadPart> {
  let rows: string[] = []
  let length = 0
  for await (const line of lines) {
    const isRow = line.startsWith('[')
    if (isRow) {
      rows.push(line)
      length += line.length
    }
    if (rows.length > 0 && (!isRow || length > ROWS_AT_ONCE)) {
      yield { kind: 'rows', lines: rows }
      rows = []
      length = 0
    }
    if (isRow) continue
    // The seal has proved that `writeArchive` wrote this line.
    const { table, end } = JSON.parse(line) as { table?: TableColumns; end?: ArchiveEnd }
    if (table) yield { kind: 'table', table }
    if (end) yield { kind: 'end', end }
  }
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder()
  let held = ''
  for await (const piece of source) {
    held += decoder.decode(piece, { stream: true })
    const lines = held.split('\n')
    held = lines.pop() ?? ''
    yield* lines
  }
  if (held !== '') throw new StartError('This backup is not whole: it ends within a line.')
  return undefined
}
