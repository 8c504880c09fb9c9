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
import { errorCode, StartError } from '../../start-error.ts'
import { packFolder, unpackFolder } from './packed-folder.ts'

/** The state of a closed cluster: length and CRC-32 of each file, by path. */
type Inventory = Record<string, [bytes: number, crc: number]>

const PIECE = 256 * 1024

/** The paths of the parts of a data folder. */
function partsOf(folder: string) {
  return {
    /** The engine's own folder. */
    cluster: join(folder, 'postgres'),
    /** This file is written when the engine closes. It is missing while the engine is open. */
    inventory: join(folder, 'postgres.closed.json'),
    /**
     * A copy of the cluster, made before the engine opened it after a crash. The copy is a packed file, or a folder if an earlier version
     * made it.
     */
    aside: join(folder, 'postgres.aside'),
    /** The same copy while it is being written or restored. */
    copying: join(folder, 'postgres.copying'),
    /** This file exists until the first start has made the schema. While this file exists, the folder contains no data. */
    beginning: join(folder, 'postgres.beginning'),
  }
}

type Parts = ReturnType<typeof partsOf>

export type OpenedFolder = {
  /** The folder that the engine opens. */
  cluster: string
  /** True if the folder already contained a database before this start. */
  existed: boolean
  /** Call this after the engine has opened the folder, if the database belongs to this shop. */
  accept: () => void
  /** Call this if the engine could not open the folder. It restores all files of the folder. */
  putBack: () => void
  /** Call this after the engine has closed the folder. */
  seal: () => void
}

/** Refuses a folder that contains something other than this shop's database, before anything is written to it. */
export function refuseForeign(folder: string): void {
  const { cluster, aside, beginning } = partsOf(folder)
  if (existsSync(join(folder, 'PG_VERSION')))
    throw new StartError(
      `DATA_DIR: ${folder} is itself a PostgreSQL database, not a folder that contains one. It was left untouched; choose another DATA_DIR, or start that PostgreSQL and set DATABASE_URL.`,
    )
  if (!existsSync(cluster) || existsSync(aside) || existsSync(beginning)) return
  const names = readdirSync(cluster)
  if (names.length === 0 || names.includes('PG_VERSION')) return
  throw new StartError(
    `DATA_DIR: ${cluster} is not an empty folder and not a database. It was left untouched; move it away or choose another DATA_DIR.`,
  )
}

/**
 * Prepares the locked folder for the engine. The engine must not open a damaged database, because it would change the files before it fails. A
 * cleanly closed database is compared with its inventory. After a crash (killed process) the database is copied first.
 */
export function openDataFolder(folder: string): OpenedFolder {
  const parts = partsOf(folder)
  const { cluster, inventory, aside, copying, beginning } = parts
  rmSync(copying, { recursive: true, force: true })
  // The process was killed while the engine was opening. The database has not changed since the copy was made.
  if (existsSync(aside)) restoreAside(parts)
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
      if (existsSync(aside)) restoreAside(parts)
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
    if (errorCode(error) !== 'ENOSPC') throw error
    throw new StartError(
      `DATA_DIR: ${what}, and the disk of ${copying} is full. Free some space; the database was left untouched.`,
      { cause: error },
    )
  }
}

/** Restores the copy. It is safe to kill the process at any moment, because the next start restores the copy again. */
function restoreAside({ cluster, copying, aside }: Parts): void {
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
    `DATA_DIR: the database in ${cluster} has changed since the shop closed it${damaged === undefined ? '' : ` (${damaged})`}. It was left untouched; restore a backup or choose another DATA_DIR.`,
  )
}

function readInventory(text: string): Inventory | undefined {
  try {
    // `seal` wrote this file, and renamed it into place only when it was complete.
    return JSON.parse(text) as Inventory
  } catch {
    return undefined
  }
}

function takeInventory(cluster: string): Inventory {
  const files = readdirSync(cluster, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  // All files, about one thousand, share one buffer. A buffer per file would stay allocated in the process.
  const piece = Buffer.allocUnsafe(PIECE)
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(cluster.length + 1), measure(path, piece)]
    }),
  )
}

/** Returns the size and the checksum of a file. Reads the file in pieces, because a table may be as large as the memory of the machine. */
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
