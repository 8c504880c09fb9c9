import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type PrivatePostgres, startPostgres } from '../../tools/test/private-postgres.ts'
import { connectTo, untilTrue } from './postgres-server.ts'
import { freePort } from '../free-port.ts'

const DEPLOY = fileURLToPath(new URL('../../deploy/', import.meta.url))

type ArchivedPostgres = {
  server: PrivatePostgres
  /** A folder for everything that the shop writes. */
  folder: string
  /** Runs pgBackRest as the user of the server. */
  run: (...args: string[]) => void
  /** Kills every process of the server, and deletes the server's data. */
  destroy: () => Promise<void>
  /** Restores the archive into an empty folder and starts a new server in it, on another port. Returns this port. */
  restore: () => Promise<string>
}

/** Starts a PostgreSQL server with the log archiving of the files in `deploy/`. Only folders and ports are changed. */
export async function openArchived(program: string): Promise<ArchivedPostgres> {
  const home = mkdtempSync(path.join(tmpdir(), 'ahuti-archive-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))
  const inHome = (name: string) => path.join(home, name)
  const [config, again, folder] = [inHome('pgbackrest.conf'), inHome('again'), inHome('shop')]
  const server = await startPostgres({ settings: { ...readSettings(program, config), ...DURABLE } })
  if ('missing' in server) throw new Error(server.missing)
  onTestFinished(async () => await server.stop())
  const address = server.url
  const { data, bin } = await describeServer(address)
  const { uid, gid } = statSync(data)
  mkdirSync(folder)
  for (const name of ['again', ...FOLDERS]) mkdirSync(inHome(name), { mode: 0o700 })
  writeFileSync(config, writeConfig(home, data, address))
  execFileSync('chown', ['-R', `${uid}:${gid}`, home])
  const as = {
    ...(process.getuid?.() === 0 && { uid, gid }),
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', PGPASSWORD: new URL(address).password },
  }
  const run = (...args: string[]) =>
    void execFileSync(program, [`--config=${config}`, '--stanza=ahuti', ...args], { ...as, stdio: 'pipe' })

  async function start(): Promise<string> {
    const port = String(await freePort())
    // A server with a smaller `max_connections` than the first server would refuse the log of the first server.
    const room = 'max_connections=200'
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`, room]
    const log = inHome('again.log')
    const output = openSync(log, 'w')
    const args = ['-D', again, ...settings.flatMap((each) => ['-c', each])]
    const child = spawn(path.join(bin, 'postgres'), args, { ...as, stdio: ['ignore', output, output] })
    onTestFinished(async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGQUIT')
      await ended
    })
    const url = new URL(address)
    url.port = port
    await untilTrue('the restored server leads', async () => {
      if (child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'))
      return await leads(url.href)
    })
    return port
  }

  return {
    server,
    folder,
    run,
    destroy: async () => {
      await server.halt('SIGKILL')
      rmSync(data, { recursive: true, maxRetries: 5 })
    },
    restore: async () => {
      run(`--pg1-path=${again}`, 'restore')
      return await start()
    },
  }
}

/** With these settings no commit is lost in a crash. The servers of other tests run without these settings. */
const DURABLE = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }
const FOLDERS = ['repo1', 'log', 'lock', 'spool']

function readSettings(program: string, config: string): Record<string, string> {
  const text = readFileSync(path.join(DEPLOY, 'postgresql-archive.conf'), 'utf8')
  const pairs = [...text.matchAll(/^(\w+) = (?:'(.*)'|(\S+))$/gm)].map(([, name = '', quoted, plain]) => [
    name,
    (quoted ?? plain ?? '').replace(/^pgbackrest /, `${program} --config=${config} `),
  ])
  return Object.fromEntries(pairs)
}

function writeConfig(home: string, data: string, url: string): string {
  const folders = FOLDERS.map((name) => `${name}-path=${path.join(home, name)}`).join('\n')
  const server = `pg1-path=${data}\npg1-port=${new URL(url).port}\npg1-socket-path=${path.dirname(data)}\npg1-user=ahuti`
  return readFileSync(path.join(DEPLOY, 'pgbackrest.conf'), 'utf8')
    .replace(/^repo1-path=.*$/m, folders)
    .replace(/^pg1-path=.*$/m, server)
}

async function describeServer(url: string): Promise<{ data: string; bin: string }> {
  const client = await connectTo(url)
  await client.query('create database shop')
  const { rows } = await client.query<{ data: string; bin: string }>(
    "select current_setting('data_directory') as data, setting as bin from pg_config where name = 'BINDIR'",
  )
  await client.end()
  const [{ data, bin } = { data: '', bin: '' }] = rows
  return { data, bin }
}

async function leads(url: string): Promise<boolean> {
  const client = await connectTo(url).catch(() => undefined)
  const found = await client?.query<{ away: boolean }>('select pg_is_in_recovery() as away')
  await client?.end()
  return found?.rows[0]?.away === false
}
