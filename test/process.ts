import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../tools/server-settings.ts'
import type { ReadableBody } from './shop.ts'

type Reply = { status: number; body: ReadableBody }

export type ShopProcess = {
  origin: string
  process: ChildProcess
  output: () => string
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Reply>
  get: (path: string, headers?: Record<string, string>) => Promise<Reply>
  kill: (signal: NodeJS.Signals) => Promise<number | null>
}

/** The file that `npm start` runs. `npm run build` makes it. */
export const SERVER = fileURLToPath(new URL('../dist/server/server.js', import.meta.url))

/** The environment variables of every started program. Node caches the compiled TypeScript, which saves four fifths of the start time. */
export const ENVIRONMENT = {
  ...SERVER_ENVIRONMENT,
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
  // The shop starts without the sample orders and sample clients of a sandbox.
  SANDBOX_DEMO: '0',
}

/**
 * Starts the shop as its users do, in a separate process, and waits until it responds. If it does not start, rejects with its output. `through`: a
 * program that sets limits and is then replaced by the server process.
 */
export async function startProcess(
  environment: Record<string, string>,
  server = SERVER,
  through: string[] = [],
): Promise<ShopProcess> {
  const [program, ...args] = [...through, process.execPath, ...SERVER_FLAGS, server]
  const child = spawn(program, args, {
    env: { ...ENVIRONMENT, LOG_LEVEL: 'silent', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /open at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    // The close event comes after the exit event, when all output of the process has arrived.
    child.once('close', (code) => reject(new Error(`exit ${code}: ${output}`)))
  })
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    process: child,
    output: () => output,
    post: (path, body, headers = {}) =>
      call(`${origin}${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    get: (path, headers = {}) => call(`${origin}${path}`, { headers }),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

async function call(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init)
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : undefined }
}
