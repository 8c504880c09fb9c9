import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram } from '../../tools/test/programs.ts'

/** Debian's packages webkit2gtk-driver and xvfb: the driver, its browser, and a virtual screen. */
const PROGRAMS = {
  driver: findProgram(['WebKitWebDriver']),
  browser: globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0],
  screen: findProgram(['Xvfb']),
}
export const webkit = Object.values(PROGRAMS).every((program) => program !== undefined)

/** The key under which the WebDriver protocol returns the id of an element (section 12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const TIMEOUT_MS = 30_000

export type WebKit = Awaited<ReturnType<typeof openWebKit>>

/**
 * A separate WebKit browser, controlled over the WebDriver protocol. Elements are found by XPath. Each call waits until the element exists and can be
 * used.
 */
export async function openWebKit() {
  const { driver = '', browser = '', screen = '' } = PROGRAMS
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(display.stdio[3] as NonNullable<(typeof display.stdio)[3]>, 'data')
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  })
  const call = callerOf(`http://127.0.0.1:${port}`)
  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = await retried(async () => await call('POST', '/session', { capabilities }))
  const session = `/session/${sessionId}`
  const find = async (xpath: string): Promise<string> =>
    (await call('POST', `${session}/element`, { using: 'xpath', value: xpath }))[ELEMENT]
  return {
    open: async (url: string): Promise<void> => await call('POST', `${session}/url`, { url }),
    see: async (xpath: string): Promise<void> => void (await retried(async () => await find(xpath))),
    press: async (xpath: string): Promise<void> =>
      await retried(async () => {
        const element = await find(xpath)
        // The driver does not wait for a page whose scrolling is animated.
        const toCentre = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
        await call('POST', `${session}/execute/sync`, { script: toCentre, args: [{ [ELEMENT]: element }] })
        await call('POST', `${session}/element/${element}/click`, {})
      }),
    fill: async (xpath: string, text: string): Promise<void> =>
      await retried(async () => await call('POST', `${session}/element/${await find(xpath)}/value`, { text })),
    run: async (script: string) => await call('POST', `${session}/execute/sync`, { script, args: [] }),
    close: async (): Promise<void> => {
      await call('DELETE', session).catch(() => {})
      await Promise.all([stop(server), stop(display)])
    },
  }
}

function callerOf(server: string) {
  // oxlint-disable-next-line typescript/no-explicit-any -- each command answers a value of its own shape
  return async (method: string, path: string, body?: unknown): Promise<any> => {
    const response = await fetch(`${server}${path}`, { method, body: body === undefined ? null : JSON.stringify(body) })
    // Every response of the protocol is an object with a value.
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
    return value
  }
}

/** Repeats an action until it succeeds, because the server must start, a page must load, or a button must become usable. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(200)
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a TCP server that listens on a port has this type.
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
