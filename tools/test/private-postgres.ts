import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installDebianPackage } from './debian-package.ts'
import { isRunnable } from './programs.ts'

export type PrivatePostgres = {
  url: string
  stop: () => Promise<void>
  /** Stops the server but does not delete its data. SIGINT stops it cleanly (sessions are notified), and SIGKILL simulates a crash. */
  halt: (how: 'SIGINT' | 'SIGKILL') => Promise<void>
  /** Starts the server again after `halt`, at the same address. */
  resume: () => Promise<void>
  /** Sends a signal such as SIGSTOP or SIGCONT to each process of the server. */
  signal: (name: NodeJS.Signals) => void
}

type Owner = { uid: number; gid: number } | undefined

type ServerOptions = {
  /** The address of another private PostgreSQL. The new server becomes its streaming replica, with the same users and passwords. */
  replicaOf?: string
  settings?: Record<string, string>
}

const PREFIX = 'ahuti-test-postgres-'

/** Starts a PostgreSQL for the tests in a separate folder. If this is not possible here, returns the reason. */
export async function startPostgres(wanted: ServerOptions = {}): Promise<PrivatePostgres | { missing: string }> {
  const bin = await findOrInstall()
  if ('missing' in bin) return bin
  const owner = ownerOfServer()
  if (owner === 'nobody') return { missing: 'PostgreSQL does not run as root, and there is no user "postgres" here' }
  await sweepLeftovers()
  const home = mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`))
  const removeFolder = () => rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  try {
    return await startIn(home, { bin: bin.folder, owner, removeFolder, wanted })
  } catch (error) {
    removeFolder()
    throw error
  }
}

type PostgresTools = { bin: string; owner: Owner; removeFolder: () => void; wanted: ServerOptions }

async function startIn(home: string, { bin, owner, removeFolder, wanted }: PostgresTools): Promise<PrivatePostgres> {
  const { replicaOf } = wanted
  const password = replicaOf ? new URL(replicaOf).password : randomBytes(18).toString('hex')
  const [data, log] = [path.join(home, 'data'), path.join(home, 'log')]
  writeFileSync(path.join(home, 'password'), password)
  for (const file of [home, path.join(home, 'password')]) if (owner) chownSync(file, owner.uid, owner.gid)
  chmodSync(home, 0o700)
  const as = {
    ...owner,
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8' },
  }
  const [program = '', ...args] = replicaOf ? copying(replicaOf) : creating(path.join(home, 'password'))
  execFileSync(path.join(bin, program), [...args, '--pgdata', data, '--no-sync'], { ...as, stdio: 'pipe' })

  const port = await freePort()
  const output = openSync(log, 'w')
  const launch = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, ...settings(port, home, wanted.settings)], {
      ...as,
      stdio: ['ignore', output, output],
    })
  let server = launch()
  // Stops the server immediately if this process exits without waiting.
  const atExit = () => {
    server.kill('SIGQUIT')
    removeFolder()
  }
  process.once('exit', atExit)
  const stop = async () => {
    await stopServer(server)
    process.off('exit', atExit)
    removeFolder()
  }
  const resume = async () => {
    // After a SIGKILL the pid file of the server still exists and contains "ready".
    rmSync(path.join(data, 'postmaster.pid'), { force: true })
    server = launch()
    if (!(await ready(server, data)))
      throw new Error(`The private PostgreSQL did not start again:\n${readFileSync(log, 'utf8')}`)
  }
  const url = `postgres://ahuti:${password}@127.0.0.1:${port}/postgres`
  const signal = (name: NodeJS.Signals) => processesOf(server).forEach((pid) => signalTo(pid, name))
  if (await ready(server, data))
    return { url, stop, halt: async (how) => await haltServer(server, how), resume, signal }
  const said = readFileSync(log, 'utf8')
  await stop()
  throw new Error(`The private PostgreSQL did not start:\n${said}`)
}

function creating(passwordFile: string): string[] {
  return ['initdb', '--username', 'ahuti', '--pwfile', passwordFile, '--auth', 'scram-sha-256', '--encoding', 'UTF8']
}

function copying(primary: string): string[] {
  return ['pg_basebackup', '--dbname', primary, '--write-recovery-conf', '--checkpoint', 'fast']
}

/** The settings of the server. Durability is off, because these databases exist only for one run. A test of durability turns fsync on. */
function settings(port: number, sockets: string, others: Record<string, string> = {}): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: sockets,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...others,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Waits until the server accepts connections. Then the server writes "ready" into its pid file. */
async function ready(server: ChildProcess, data: string): Promise<boolean> {
  const file = path.join(data, 'postmaster.pid')
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    if (existsSync(file) && readFileSync(file, 'utf8').includes('ready')) return true
    await pause(100)
  }
  return false
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGINT')
  const impatience = setTimeout(() => server.kill('SIGQUIT'), 5000)
  await ended
  clearTimeout(impatience)
}

async function haltServer(server: ChildProcess, how: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const ended = once(server, 'exit')
  // The server's child processes would keep using the shared memory and the data folder for a short time.
  if (how === 'SIGKILL')
    processesOf(server)
      .toReversed()
      .forEach((pid) => signalTo(pid, how))
  else server.kill(how)
  await ended
}

function signalTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    // The process has ended in the meantime, so the error is ignored.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** The server and its children, found by their parent process id (Linux only). */
function processesOf({ pid = 0 }: ChildProcess): number[] {
  const children = globSync('/proc/[0-9]*/stat').map((file) => Number(file.split('/')[2]))
  return [pid, ...children.filter((child) => /\) \w (\d+)/.exec(fromProc(String(child), 'stat'))?.[1] === String(pid))]
}

async function findOrInstall(): Promise<{ folder: string } | { missing: string }> {
  const before = find()
  if (before) return { folder: before }
  const problem = await installDebianPackage('postgresql')
  const after = find()
  return after ? { folder: after } : { missing: problem ?? 'postgresql was installed but its programs were not found' }
}

/** The folder with the server's programs: from the PATH, from pg_config, or Debian's folder of the newest version. */
function find(): string | undefined {
  const binaries = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => versionOf(b) - versionOf(a))
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), ...(binaries ? [binaries] : []), ...debian]
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((name) => isRunnable(path.join(folder, name))),
  )
}

function versionOf(folder: string): number {
  return Number(folder.split('/').at(-2))
}

/** PostgreSQL refuses to run as root. So if the current user is root, this function returns the user that the PostgreSQL package created. */
function ownerOfServer(): Owner | 'nobody' {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : 'nobody'
}

/** Stops and removes the servers of killed test runs. (Linux only, because other systems have no /proc.) */
async function sweepLeftovers(): Promise<void> {
  if (process.platform !== 'linux') return
  for (const home of globSync(path.join(os.tmpdir(), `${PREFIX}*`)).filter(mayRemove)) {
    const runner = /-(\d+)-[^-]+$/.exec(home)?.[1] ?? ''
    if (isRunning(runner)) continue
    const pidFile = path.join(home, 'data', 'postmaster.pid')
    const [pid = ''] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n') : []
    // In the meantime another program may have got the same process id, so the command line is checked.
    if (pid && fromProc(pid, 'cmdline').includes(home)) process.kill(Number(pid), 'SIGQUIT')
    for (let tries = 0; tries < 50 && isRunning(pid); tries += 1) await pause(50)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

function mayRemove(folder: string): boolean {
  const user = process.getuid?.()
  return user === 0 || statSync(folder, { throwIfNoEntry: false })?.uid === user
}

function isRunning(pid: string): boolean {
  const state = /\) (\w)/.exec(fromProc(pid, 'stat'))?.[1]
  return state !== undefined && state !== 'Z'
}

/** The kernel's information about a process. Empty if the process does not exist. */
function fromProc(pid: string, file: 'stat' | 'cmdline'): string {
  const name = path.join('/proc', pid, file)
  return existsSync(name) ? readFileSync(name, 'utf8') : ''
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
