import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../free-port.ts'
import { ENVIRONMENT, SERVER } from '../process.ts'
import { storageUnderTest } from '../shop.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { eventually } from '../wait-until.ts'

let child: ChildProcess | undefined
afterEach(() => void child?.kill('SIGKILL'))

/** Starts a shop with this standard output. The start does not depend on the output. */
async function open(stdout: number | 'pipe') {
  const port = await freePort()
  const stdio: StdioOptions = ['ignore', stdout, 'inherit']
  const env = {
    ...ENVIRONMENT,
    PORT: String(port),
    LOG_LEVEL: 'info',
    ...BEHIND_PROXY,
    ...(await storageUnderTest()),
  }
  const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], { env, stdio })
  child = started
  let requestCount = 0
  /** Each request comes from a new visitor, because one visitor would soon exceed the limits. */
  const get = async () => {
    requestCount += 1
    const headers = { 'x-forwarded-for': `198.18.${Math.floor(requestCount / 250)}.${1 + (requestCount % 250)}` }
    return (await fetch(`http://127.0.0.1:${port}/api/shop`, { headers, signal: AbortSignal.timeout(60_000) })).status
  }
  await eventually(async () => expect(await get()).toBe(200))
  return { child: started, get }
}

it('a shop whose log disk is full works and stops normally', async () => {
  const full = openSync('/dev/full', 'w')
  const shop = await open(full)
  closeSync(full)
  const answers = await Promise.all(Array.from({ length: 300 }, () => shop.get()))
  expect(new Set(answers)).toEqual(new Set([200]))
  const ended = once(shop.child, 'exit')
  shop.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

it('a shop works and stops normally although no program reads its log', async () => {
  const shop = await open('pipe')
  shop.child.stdout?.pause()
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => shop.get()))
    expect(new Set(answers)).toEqual(new Set([200]))
  }
  const ended = once(shop.child, 'exit')
  shop.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
