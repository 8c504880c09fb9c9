import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { codeOf, StartError } from '../../start-error.ts'
import { packFolder, unpackFolder } from './packed-folder.ts'

/** What a closed cluster looked like: the length and CRC-32 of each of its files, by path. */
type Inventory = Record<string, [bytes: number, crc: number]>

const PIECE = 256 * 1024

/** Where the parts of a data folder are. */
function partsOf(folder: string) {
  return {
    /** The engine's own folder. */
    cluster: join(folder, 'postgres'),
    /** Written when the engine was closed, gone while it is open. */
    inventory: join(folder, 'postgres.closed.json'),
    /** The cluster as it was before an engine opened it after a crash, packed into a file; a folder, if an earlier version put it there. */
    aside: join(folder, 'postgres.aside'),
    /** The same while it is being copied, there or back. */
    copying: join(folder, 'postgres.copying'),
    /** Stands there until the first start has made the schema; before that nothing was kept. */
    beginning: join(folder, 'postgres.beginning'),
  }
}

type Parts = ReturnType<typeof partsOf>

export type OpenedFolder = {
  /** What the engine opens. */
  cluster: string
  /** Whether there was a database before. */
  existed: boolean
  /** The engine opened it, and it is a database of this shop. */
  accept: () => void
  /** The engine did not: everything is put back as it was. */
  putBack: () => void
  /** The engine has closed it. */
  seal: () => void
}

/** Refuses a folder that holds something else than this shop's database, before anything is written into it. */
export function refuseForeign(folder: string): void {
  const { cluster, aside, beginning } = partsOf(folder)
  if (existsSync(join(folder, 'PG_VERSION')))
    throw new StartError(
      `DATA_DIR: ${folder} is a PostgreSQL database itself, not a folder for one. It was left untouched; choose another DATA_DIR, or start that PostgreSQL and set DATABASE_URL.`,
    )
  if (!existsSync(cluster) || existsSync(aside) || existsSync(beginning)) return
  const names = readdirSync(cluster)
  if (names.length === 0 || names.includes('PG_VERSION')) return
  throw new StartError(
    `DATA_DIR: ${cluster} is not an empty folder and not a database. It was left untouched; move it away or choose another DATA_DIR.`,
  )
}

/**
 * Prepares the folder, which is locked, for the engine. The engine changes a damaged database before it gives up, so it is shown none:
 * one that was closed is compared with what it was then, and one that was not (the process was killed) is copied aside first.
 */
export function openDataFolder(folder: string): OpenedFolder {
  const parts = partsOf(folder)
  const { cluster, inventory, aside, copying, beginning } = parts
  rmSync(copying, { recursive: true, force: true })
  // Killed while the engine was opening: nobody was served since the copy was made.
  if (existsSync(aside)) putAsideBack(parts)
  if (existsSync(beginning)) rmSync(cluster, { recursive: true, force: true })
  const existed = existsSync(cluster) && readdirSync(cluster).length > 0
  const closed = existed && existsSync(inventory) ? readFileSync(inventory, 'utf8') : undefined
  if (!existed) begin(cluster, beginning)
  else if (closed !== undefined) assertUnchanged(cluster, closed)
  else copyAside(parts)
  rmSync(inventory, { force: true })
  return {
    cluster,
    existed,
    accept: () => {
      rmSync(aside, { recursive: true, force: true })
      rmSync(beginning, { force: true })
    },
    putBack: () => {
      if (existsSync(aside)) putAsideBack(parts)
      if (closed !== undefined) writeFileSync(inventory, closed)
    },
    seal: () => writeWhole(inventory, JSON.stringify(takeInventory(cluster))),
  }
}

function begin(cluster: string, beginning: string): void {
  writeFileSync(beginning, 'The first start of this shop has not ended yet.\n')
  mkdirSync(cluster, { recursive: true })
}

function copyAside({ cluster, copying, aside }: Parts): void {
  copyWhole(copying, 'after a crash the database is copied before it is opened', () => packFolder(cluster, copying))
  renameSync(copying, aside)
}

function copyWhole(copying: string, what: string, copy: () => void): void {
  rmSync(copying, { recursive: true, force: true })
  try {
    copy()
  } catch (error) {
    rmSync(copying, { recursive: true, force: true })
    if (codeOf(error) !== 'ENOSPC') throw error
    throw new StartError(
      `DATA_DIR: ${what}, and there is no room for that beside ${copying}. Make some; it was left untouched.`,
      { cause: error },
    )
  }
}

/** Killed at any moment of it, the next start does it again. */
function putAsideBack({ cluster, copying, aside }: Parts): void {
  const isPacked = statSync(aside).isFile()
  if (isPacked) copyWhole(copying, 'the copy of the database is put back', () => unpackFolder(aside, copying))
  rmSync(cluster, { recursive: true, force: true })
  renameSync(isPacked ? copying : aside, cluster)
  rmSync(aside, { force: true })
}

function assertUnchanged(cluster: string, closed: string): void {
  const before = readInventory(closed)
  const now = takeInventory(cluster)
  const damaged = before && Object.keys(before).find((path) => String(before[path]) !== String(now[path]))
  if (before && damaged === undefined) return
  throw new StartError(
    `DATA_DIR: the database in ${cluster} is not as the shop left it${damaged === undefined ? '' : ` (${damaged})`}. It was left untouched; restore a backup or choose another DATA_DIR.`,
  )
}

function readInventory(text: string): Inventory | undefined {
  try {
    // Written by `seal`, and whole because it was renamed into place.
    return JSON.parse(text) as Inventory
  } catch {
    return undefined
  }
}

function takeInventory(cluster: string): Inventory {
  const files = readdirSync(cluster, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  // One for all files: there are a thousand, and memory of its own for each stays with the process.
  const piece = Buffer.allocUnsafe(PIECE)
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(cluster.length + 1), measure(path, piece)]
    }),
  )
}

/** Piece by piece: a table may be as large as the memory. */
function measure(path: string, piece: Buffer): [bytes: number, crc: number] {
  const file = openSync(path, 'r')
  try {
    let [bytes, crc] = [0, 0]
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      crc = crc32(piece.subarray(0, read), crc)
      bytes += read
    }
    return [bytes, crc]
  } finally {
    closeSync(file)
  }
}

function writeWhole(path: string, text: string): void {
  writeFileSync(`${path}.new`, text)
  renameSync(`${path}.new`, path)
}
