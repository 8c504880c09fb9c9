import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasOrders } from '#features/orders/orders/queries.ts'
import type { Storage } from '#features/platform/media/providers/storage.ts'
import { readContent, replaceContent } from '#server/database/content-rows.ts'
import type { Db } from '#server/database/database.ts'
import { prepareSession, withSnapshot } from '#server/database/table-proofs.ts'
import { StartError } from '#server/start-error.ts'
import { CONTENT_TABLES } from './features.ts'

/** The version of the folder's format. */
const FORMAT = 1
const BYTES = 'application/octet-stream'

export type ContentCount = { table: string; rows: number }
type ContentList = { format: number; tables: Record<string, number> }
type MediaRow = { id: string; files: Record<string, number> }

/**
 * Writes the content that staff manage into an empty folder: `content.json`, one file of rows for each table, and the public files. The same content
 * gives the same bytes.
 */
export async function exportContent(db: Db, storage: Storage, folder: string): Promise<ContentCount[]> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} is not empty. Choose a new folder.`)
  mkdirSync(path.join(folder, 'tables'), { recursive: true })
  const tables = await withSnapshot(db, readTables)
  for (const { table, rows } of tables) writeFileSync(rowsFile(folder, table), rows.map((row) => `${row}\n`).join(''))
  for (const key of mediaKeys(tables)) {
    const pieces = await storage.read(key)
    if (!pieces)
      throw new StartError(`The file ${key} is missing in MEDIA_STORAGE. Delete it in the panel, or restore it.`)
    const file = path.join(folder, 'media', key)
    mkdirSync(path.dirname(file), { recursive: true })
    await pipeline(pieces, createWriteStream(file))
  }
  const counts = tables.map(({ table, rows }) => ({ table, rows: rows.length }))
  const list = Object.fromEntries(counts.map(({ table, rows }) => [table, rows]))
  writeFileSync(path.join(folder, 'content.json'), `${JSON.stringify({ format: FORMAT, tables: list }, null, 2)}\n`)
  return counts
}

/**
 * Replaces the content of a shop without orders with the content of a folder, and verifies that the rows are equal. If anything fails, the
 * shop keeps its own content.
 */
export async function importContent(db: Db, storage: Storage, folder: string): Promise<ContentCount[]> {
  const found = readFolder(folder)
  if (await hasOrders(db))
    throw new StartError('This shop has orders. Content can be imported only into a shop without orders.')
  for (const key of mediaKeys(found)) {
    const file = path.join(folder, 'media', key)
    if (!existsSync(file)) throw new StartError(`media/${key} is missing in ${folder}.`)
  }
  for (const key of mediaKeys(found)) await storage.put(key, path.join(folder, 'media', key), BYTES)
  await db.transaction(async (tx) => {
    await prepareSession(tx)
    const rowsOf = new Map(found.map(({ table, rows }) => [table, rows]))
    await replaceContent(
      tx,
      CONTENT_TABLES.map((each) => ({ ...each, rows: rowsOf.get(each.table) ?? [] })),
    )
    for (const { table, rows } of await readTables(tx)) {
      const wanted = rowsOf.get(table) ?? []
      if (rows.length !== wanted.length)
        throw new StartError(
          `${table}: ${wanted.length} rows are in the folder, but ${rows.length} arrived. Nothing was changed.`,
        )
    }
  })
  return found.map(({ table, rows }) => ({ table, rows: rows.length }))
}

type TableRows = { table: string; rows: string[] }

async function readTables(tx: Db): Promise<TableRows[]> {
  const tables: TableRows[] = []
  for (const each of CONTENT_TABLES) tables.push({ table: each.table, rows: await readContent(tx, each) })
  return tables
}

function readFolder(folder: string): TableRows[] {
  if (!existsSync(path.join(folder, 'content.json')))
    throw new StartError(`${folder} has no content.json, so it was not written by the command \`content export\`.`)
  const { format, tables } = parseLine<ContentList>(readText(folder, 'content.json'), 'content.json')
  if (format !== FORMAT) throw new StartError(`${folder} was exported by another version of this program.`)
  const known = new Set(CONTENT_TABLES.map(({ table }) => table))
  const strange = Object.keys(tables).filter((table) => !known.has(table))
  if (strange.length > 0)
    throw new StartError(
      `${folder} has the unknown table ${strange.join(', ')}: a newer version of this program exported it.`,
    )
  return Object.entries(tables).map(([table, count]) => {
    const file = `tables/${table}.jsonl`
    const rows = readText(folder, file).split('\n').slice(0, -1)
    if (rows.length !== count)
      throw new StartError(`${file} has ${rows.length} rows instead of ${count}: it is incomplete.`)
    for (const row of rows) parseLine(row, file)
    return { table, rows }
  })
}

function readText(folder: string, file: string): string {
  const place = path.join(folder, file)
  if (!existsSync(place)) throw new StartError(`${file} is missing in ${folder}.`)
  return readFileSync(place, 'utf8')
}

function parseLine<T>(text: string, file: string): T {
  try {
    // The caller knows the type of the rows in the file.
    return JSON.parse(text) as T
  } catch {
    throw new StartError(`${file} is damaged: one of its lines is not JSON.`)
  }
}

function rowsFile(folder: string, table: string): string {
  return path.join(folder, 'tables', `${table}.jsonl`)
}

function mediaKeys(tables: TableRows[]): string[] {
  const rows = tables.find(({ table }) => table === 'media')?.rows ?? []
  return rows
    .map((row) => JSON.parse(row) as MediaRow)
    .flatMap(({ id, files }) => Object.keys(files).map((name) => `${id}/${name}`))
}
