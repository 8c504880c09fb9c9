import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, globSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { findFullDisk } from '../../disk-full.ts'
import { StartError } from '../../start-error.ts'
import { type Db, rowsOf } from '../database.ts'

/** The programs of PostgreSQL's client that backups need. They come in one package, so either all of them are installed or none. */
const PROGRAMS = ['pg_dump', 'pg_restore', 'psql'] as const
type Program = (typeof PROGRAMS)[number]

const DEBIAN_FOLDERS = '/usr/lib/postgresql/*/bin'
const MAX_SAID = 2000

// oxlint-disable-next-line node/no-process-env -- Variables of the system, which every program gets. They are no settings of the shop.
const { PATH, TMPDIR } = process.env
const ENVIRONMENT = { PATH, TMPDIR }

/** Thrown if no installed client of PostgreSQL is as new as the server. Backups do not start then. */
export class ClientMissing extends StartError {
  /** The package of Debian that has the programs. */
  readonly package: string
  constructor(serverMajor: number) {
    const name = `postgresql-client-${serverMajor}`
    super(
      `DATABASE_URL: the server is PostgreSQL ${serverMajor}, and pg_dump, pg_restore and psql of version ${serverMajor} or newer are not installed here. Install the package ${name}.`,
    )
    this.name = 'ClientMissing'
    this.package = name
  }
}

export async function readServerMajor(db: Db): Promise<number> {
  const [row] = rowsOf<{ version: number }>(
    await db.execute(sql`select current_setting('server_version_num')::int as version`),
  )
  return Math.floor((row?.version ?? 0) / 10_000)
}

/**
 * The folder of the oldest client that is as new as the server. A client of the same version is best, because a newer pg_restore may use
 * settings that the server does not know.
 */
export function findClient(serverMajor: number, pathVariable = ENVIRONMENT.PATH ?? ''): string {
  const folders = [...globSync(DEBIAN_FOLDERS), ...pathVariable.split(path.delimiter)]
  const clients = folders
    .filter((folder) => path.isAbsolute(folder) && PROGRAMS.every((name) => isRunnable(path.join(folder, name))))
    .map((folder) => ({ folder, major: majorOf(folder) }))
    .filter(({ major }) => major >= serverMajor)
    .toSorted((a, b) => a.major - b.major)
  const [best] = clients
  if (!best) throw new ClientMissing(serverMajor)
  return best.folder
}

function isRunnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The version of a client: "pg_dump (PostgreSQL) 15.18". 0 if the program does not run. */
function majorOf(folder: string): number {
  const { stdout } = spawnSync(path.join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' })
  return Number(/\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

type Call = { folder: string; url?: string; signal?: AbortSignal }

/** Runs a program, on the database of `url` if there is one. If it fails, throws an error with its output. */
export async function runClient(program: Program, args: string[], { folder, url, signal }: Call): Promise<void> {
  const child = spawn(path.join(folder, program), args, {
    // The password is not among the arguments, which every user of the machine can see.
    env: { ...ENVIRONMENT, LC_ALL: 'C.UTF-8', ...(url && connectionOf(url)) },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal && { signal }),
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-MAX_SAID)
  })
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject))
  const [code] = (await Promise.race([once(child, 'close'), failed])) as [number | null]
  if (code === 0) return
  const error = new Error(`${program} failed: ${said.trim() || `it ended with code ${String(code)}`}`)
  // An error of the server begins with ERROR. If such an error reports a full disk, this is the disk of the server, not the disk of this program.
  throw findFullDisk(error) !== undefined && !said.includes('ERROR:')
    ? error
    : new StartError(error.message, { cause: error })
}

/** Options of a database address, and the variables in which PostgreSQL's own library expects them. */
const OPTIONS: Record<string, string> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
  channel_binding: 'PGCHANNELBINDING',
}

/** The variables of PostgreSQL's own library for an address such as DATABASE_URL. */
export function connectionOf(address: string): Record<string, string> {
  const url = new URL(address)
  const given: Record<string, string> = {
    PGHOST: url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGAPPNAME: 'ahuti backup',
    PGCONNECT_TIMEOUT: '10',
    ...Object.fromEntries(
      Object.entries(OPTIONS).map(([name, variable]) => [variable, url.searchParams.get(name) ?? '']),
    ),
  }
  // The driver has a mode that PostgreSQL's own library does not know.
  if (given.PGSSLMODE === 'no-verify') given.PGSSLMODE = 'require'
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
