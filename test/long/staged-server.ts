import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { createServer as createListener } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { SECOND } from '../../src/base/time.ts'

/** The same time as in deploy/ahuti@.service. systemd kills a process that does not stop within this time. */
const STOP_TIMEOUT_MS = 12 * SECOND
const MAX_OUTPUT = 1 << 26

export type StagedServer = {
  /** The folder that replaces /. It contains the folders that docs/operations.md uses: `opt`, `etc`, `usr`, `var`. */
  root: string
  /** The address of the proxy in front of both processes. */
  origin: string
  /** Runs a block of the page in this folder, with the paths and ports of this server. Rejects with all output if it fails. */
  run: (block: string, cwd: string) => Promise<string>
  /** Returns the log of the process on the page's port 3000 or 3001 since its last start. */
  logOf: (port: 3000 | 3001) => string
  stop: () => Promise<void>
}

/**
 * The server of docs/operations.md in one folder: two processes of the shop, a proxy, and scripts that replace `systemctl` and `ahuti`. `systemctl`
 * starts a process as in the installed unit, but does not start it again if it ends.
 */
export async function openStagedServer(databaseUrl: string): Promise<StagedServer> {
  const root = mkdtempSync(path.join(tmpdir(), 'ahuti-upgrade-'))
  const inRoot = (...parts: string[]) => path.join(root, ...parts)
  for (const folder of ['bin', 'opt', 'etc/ahuti', 'etc/systemd/system', 'usr/local/sbin', 'var/lib', 'var/backups'])
    mkdirSync(inRoot(folder), { recursive: true })
  const ports = { 3000: await findPort(), 3001: await findPort() }
  const processes = new Map<string, { child: ChildProcess; log: string }>()
  const proxy = await listen((from, to) => void passOn(Object.values(ports), from, to))
  const manager = await listen((from, to) => void obey(from, to))
  const environment = {
    DATABASE_URL: databaseUrl,
    SECRET_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    BACKUP_STORAGE: inRoot('var/backups'),
    PUBLIC_ORIGIN: originOf(proxy),
    TRUSTED_PROXIES: '127.0.0.1',
    SANDBOX_DEMO: '0',
  }
  // systemd sets these variables for each process, and deploy/ahuti sets them for each command.
  const fixed = {
    PATH: [inRoot('bin'), path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    NODE_ENV: 'production',
    DATA_DIR: inRoot('var/lib'),
  }
  const lines = Object.entries({ ...environment, ...fixed }).map(([name, value]) => `export ${name}='${value}'\n`)
  writeFileSync(inRoot('etc/ahuti/env'), lines.join(''))
  writeProgram('systemctl', `exec curl -fsS --max-time 60 --data "$*" ${originOf(manager)}`)
  writeProgram(
    'ahuti',
    `. ${inRoot('etc/ahuti/env')}\ncd ${inRoot('opt/ahuti')}\nexec ${inRoot('opt/ahuti/ahuti')} "$@"`,
  )

  function writeProgram(name: string, text: string): void {
    writeFileSync(inRoot('bin', name), `#!/bin/sh\nset -eu\n${text}\n`)
    chmodSync(inRoot('bin', name), 0o755)
  }

  async function obey(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const [action, unit = ''] = (await text(from)).split(' ')
    const port = /^ahuti@(\d+)$/.exec(unit)?.[1]
    if (action === 'restart' && port) await restart(port)
    to.writeHead(action === 'daemon-reload' || port ? 200 : 500).end()
  }

  async function restart(port: string): Promise<void> {
    await end(processes.get(port)?.child)
    const unit = readFileSync(inRoot('etc/systemd/system/ahuti@.service'), 'utf8').replaceAll('%i', port)
    const [program = '', ...args] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? []
    const env = { ...environment, ...fixed, PORT: port }
    const child = spawn(program, args, { env, cwd: inRoot('opt/ahuti'), stdio: ['ignore', 'pipe', 'pipe'] })
    const started = { child, log: '' }
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        started.log += chunk.toString()
      })
    processes.set(port, started)
  }

  return {
    root,
    origin: originOf(proxy),
    run: async (block, cwd) => {
      const script = block
        .replaceAll(/(?<![\w.$}])\/(?=(?:opt|etc|usr)\/)/g, `${root}/`)
        .replaceAll(/\b(3000|3001)\b/g, (_, port: '3000' | '3001') => String(ports[port]))
      const options = { cwd, env: { ...process.env, PATH: fixed.PATH }, maxBuffer: MAX_OUTPUT }
      const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-c', script], options)
      return stdout + stderr
    },
    logOf: (port) => processes.get(String(ports[port]))?.log ?? '',
    stop: async () => {
      await Promise.all([...processes.values()].map(async ({ child }) => await end(child)))
      for (const server of [proxy, manager]) {
        server.close()
        server.closeAllConnections()
      }
      await rm(root, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
  await ended
  clearTimeout(impatience)
}

/**
 * Passes a request to the first process that accepts a connection, as the proxies in deploy/ do. If no process accepts a connection, the function
 * waits.
 */
async function passOn(ports: number[], from: IncomingMessage, to: ServerResponse): Promise<void> {
  const body = await text(from)
  const over = performance.now() + 5 * SECOND
  while (performance.now() < over) {
    const turn = randomInt(2) === 0 ? ports : ports.toReversed()
    for (const port of turn) if (await passTo(port, { from, body, to })) return
    await pause(100)
  }
  to.writeHead(502).end()
}

type Passed = { from: IncomingMessage; body: string; to: ServerResponse }

/** True if the process accepted the connection. If the connection breaks later, the visitor gets no response. */
async function passTo(port: number, { from, body, to }: Passed): Promise<boolean> {
  return await new Promise((resolve) => {
    const { method, headers, url: target } = from
    const sent = request({ host: '127.0.0.1', port, method, headers, path: target, agent: false }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
      resolve(true)
    })
    sent.on('error', (error) => {
      const isRefused = 'syscall' in error && error.syscall === 'connect'
      if (!isRefused) to.destroy()
      resolve(!isRefused)
    })
    sent.end(body)
  })
}

async function listen(handler: (from: IncomingMessage, to: ServerResponse) => void): Promise<Server> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${Object(server.address()).port}`
}

/** A free port with a free metrics port. The number of the metrics port is the port's number with a 1 in front. */
async function findPort(): Promise<number> {
  for (;;) {
    const port = randomInt(4000, 10_000)
    if ((await isFree(port)) && (await isFree(10_000 + port))) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createListener()
  return await new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
