import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import { ROOT } from '../tools/processes.mjs'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../tools/server-settings.ts'

export type Server = {
  origin: string
  pid: number
  /** Pauses the process of this server, so that it takes no processor time from the server that is measured. */
  pause: () => void
  resume: () => void
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

export type Program = {
  command: string
  args: string[]
  environment?: Record<string, string>
  port: number
  /** The path that is requested until it returns 200. */
  readyPath: string
  /** The file for the output of the program. */
  log: string
  /** The working directory. The default is the root of this repository. */
  folder?: string
  /** True if the program starts child processes. They are paused and stopped together with the program. */
  isGroup?: boolean
}

/** The time limit is long, because the first start may have to build the pages. */
const START_TIMEOUT = 180 * SECOND

/** Starts a program that listens on a local port, and waits until it responds. */
export async function startServer(program: Program): Promise<Server> {
  const { command, args, environment, port, readyPath, log, folder = ROOT, isGroup = false } = program
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output],
    detached: isGroup,
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const send = (signal: NodeJS.Signals) => {
    if (!isGroup) child.kill(signal)
    else if (child.pid !== undefined && !hasEnded()) process.kill(-child.pid, signal)
  }
  const killAtExit = () => send('SIGKILL')
  process.once('exit', killAtExit)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    process.off('exit', killAtExit)
    if (hasEnded()) return
    const ended = once(child, 'exit')
    send('SIGCONT')
    send(signal)
    await ended
  }
  const origin = `http://127.0.0.1:${port}`
  if (await answers(`${origin}${readyPath}`, hasEnded)) {
    return {
      origin,
      pid: child.pid ?? 0,
      pause: () => send('SIGSTOP'),
      resume: () => send('SIGCONT'),
      stop,
    }
  }
  await stop('SIGKILL')
  throw new Error(`${path.basename(command)} did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`)
}

/** Starts the shop as in production, in a separate process, with its log in a file. */
export async function startShop(
  folder: string,
  environment: Record<string, string>,
  readyPath = '/readyz',
): Promise<Server> {
  const port = await freePort()
  return await startServer({
    command: process.execPath,
    args: [...SERVER_FLAGS, 'dist/server/server.js'],
    environment: { ...SERVER_ENVIRONMENT, SANDBOX_DEMO: '0', ...environment, PORT: String(port) },
    port,
    readyPath,
    log: path.join(folder, 'shop.log'),
  })
}

/** Continues a paused server, runs the work, and pauses the server again. */
export async function whileRunning<T>(server: Server, work: () => Promise<T>): Promise<T> {
  server.resume()
  try {
    return await work()
  } finally {
    server.pause()
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function answers(url: string, hasEnded: () => boolean): Promise<boolean> {
  const until = Date.now() + START_TIMEOUT
  while (!hasEnded() && Date.now() < until) {
    if (await isFine(url)) return true
    await pause(5)
  }
  return false
}

async function isFine(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
