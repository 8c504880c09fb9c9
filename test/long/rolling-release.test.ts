import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { engine } from '../shop.ts'
import { BEHIND_PROXY } from '../sign-in.ts'
import { anyAddress } from './simulated-customers.ts'
import { openServer } from './postgres-server.ts'
import { freePort } from '../free-port.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LANDED = 'db/migrations/landed.sha256'
const TOGETHER_MS = 4000
const CUSTOMERS = 4

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()

/** Finds the last release by its tag. If there is no tag, finds the last commit with different tables. */
function findRelease(): string | undefined {
  try {
    const tag = git('tag', '--list', 'v*', '--sort=-creatordate').split('\n')[0]
    if (tag) return tag
    const changed = git('log', '-1', '--format=%H', '--', LANDED)
    return changed ? git('rev-parse', `${changed}^`) : undefined
  } catch {
    return undefined
  }
}

/** Unpacks an earlier release into a separate folder, with the current packages and built pages. The test uses only the API of this release. */
function unpack(release: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const archive = execFileSync('git', ['archive', release, 'src', 'content', 'db', 'public', 'package.json'], {
    cwd: ROOT,
    maxBuffer: 1 << 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const shared of ['node_modules', 'dist']) symlinkSync(path.join(ROOT, shared), path.join(folder, shared))
  return path.join(folder, 'src/app/server.ts')
}

/** Starts customers who place each order at one process and read the order at the other process. */
function orderAt(shops: ShopProcess[]) {
  const over = new AbortController()
  const outcomes: string[] = []
  const customers = Array.from({ length: CUSTOMERS }, async (_, number) => {
    for (let count = number; !over.signal.aborted; count += 1) {
      const [one, other] = count % 2 === 0 ? [shops[0], shops.at(-1)] : [shops.at(-1), shops[0]]
      // The shop's limits count requests by IP address, so each order comes from another address.
      const visitor = { 'x-forwarded-for': anyAddress() }
      const placed = await one?.post('/api/orders', makeOrder(), { ...visitor, 'idempotency-key': randomUUID() })
      const found = await other?.get(`/api/orders/${placed?.body.id}`, visitor)
      outcomes.push(`${placed?.status} ${found?.status} ${found?.body?.total === placed?.body?.total}`)
      await pause(20)
    }
  })
  return { outcomes, stop: async () => (over.abort(), await Promise.all(customers)) }
}

it.runIf(engine === 'postgres')(
  'this release and the previous release share a database while its tables change',
  async ({ skip }) => {
    const release = findRelease()
    if (!release) {
      console.log('SKIPPED: the test with two releases. This clone does not contain the commit of the last release.')
      return skip()
    }
    const { server, url } = await openServer()
    onTestFinished(async () => await server.stop())
    const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-data-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const storage = { DATABASE_URL: url, DATA_DIR: folder, ...BEHIND_PROXY }
    const before = await startProcess({ ...storage, PORT: String(await freePort()) }, unpack(release))
    const shops = [before]
    const { outcomes, stop } = orderAt(shops)
    await pause(1000)
    const countBefore = outcomes.length
    shops.push(await startProcess({ ...storage, PORT: String(await freePort()) }))
    await pause(TOGETHER_MS)
    await stop()
    expect(new Set(outcomes)).toEqual(new Set(['201 200 true']))
    expect(outcomes.length).toBeGreaterThan(countBefore + CUSTOMERS)
    expect(await before.kill('SIGTERM')).toBe(0)
    const last = await shops[1]?.post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() })
    expect(last?.status).toBe(201)
    await shops[1]?.kill('SIGTERM')
  },
  240_000,
)
