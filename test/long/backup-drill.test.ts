import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { ENVIRONMENT, type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CUSTOMERS = 4

/** Runs a command of the shop as an operator does. */
async function run(script: string, args: string[], environment: Record<string, string>): Promise<string> {
  const command = ['--disable-warning=ExperimentalWarning', `src/app/cli/${script}.ts`, ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...ENVIRONMENT, LOG_LEVEL: 'silent', ...environment },
  })
  return stdout
}

/** Places orders without pause, as several customers do, until the returned function stops it. Returns the confirmed orders with their times. */
function orderOn(shop: ShopProcess) {
  const over = new AbortController()
  const orders: { id: string; at: number }[] = []
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    while (!over.signal.aborted) {
      const { status, body } = await shop
        .post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() })
        .catch(() => ({ status: 0, body: undefined }))
      if (status === 201) orders.push({ id: body.id, at: Date.now() })
      await pause(10)
    }
  })
  return { orders, stop: async () => (over.abort(), await Promise.all(customers)) }
}

async function countFound(shop: ShopProcess, orders: { id: string }[]): Promise<number> {
  let found = 0
  for (const { id } of orders) {
    let { status } = await shop.get(`/api/orders/${id}`)
    // The test reads more orders than the limit for one visitor allows, so it waits after a refusal.
    for (; status === 429; { status } = await shop.get(`/api/orders/${id}`)) await pause(200)
    found += status === 200 ? 1 : 0
  }
  return found
}

async function openFolders() {
  const root = mkdtempSync(path.join(tmpdir(), 'ahuti-drill-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const identity = await generateX25519Identity()
  const key = path.join(root, 'key.txt')
  writeFileSync(key, `${identity}\n`)
  const shared = {
    BACKUP_RECIPIENTS: await identityToRecipient(identity),
    BACKUP_STORAGE: path.join(root, 'backups'),
  }
  return { root, shared, key, data: path.join(root, 'data') }
}

it('a shop restored after a lost disk has every order from before its backup', async () => {
  const { root, shared, key, data } = await openFolders()
  const first = { ...shared, DATA_DIR: data, ...(engine === 'postgres' ? await createPostgres() : {}) }
  const shop = await startProcess(first)
  const customers = orderOn(shop)
  await expect.poll(() => customers.orders.length).toBeGreaterThan(3 * CUSTOMERS)
  const began = Date.now()
  expect(await run('backup', [], first)).toContain('all unchanged')
  await pause(500)
  await shop.kill('SIGKILL')
  await customers.stop()
  rmSync(data, { recursive: true, force: true, maxRetries: 5 })

  const second = {
    ...shared,
    DATA_DIR: path.join(root, 'again'),
    ...(engine === 'postgres' ? await createEmpty() : {}),
  }
  expect(await run('restore', ['latest', '--identity', key], second)).toContain('every row is verified')
  // An interrupted restore can be repeated.
  expect(await run('restore', ['files', 'latest', '--identity', key], second)).toContain('are available')
  await run('restore', ['--skip-addresses', '5'], second)
  const restored = await startProcess(second)
  onTestFinished(() => void restored.kill('SIGKILL'))
  const safe = customers.orders.filter(({ at }) => at < began)
  expect(safe.length).toBeGreaterThan(3 * CUSTOMERS)
  expect(await countFound(restored, safe)).toBe(safe.length)
  // It is not enough that the restored data exist: the restored shop must also accept a new order.
  const order = await restored.post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() })
  expect(order.status).toBe(201)
})

it.runIf(engine === 'postgres')('a shop that moves to PostgreSQL has the same counts and hashes of rows', async () => {
  const { data, shared } = await openFolders()
  const before = await startProcess({ ...shared, DATA_DIR: data })
  const customers = orderOn(before)
  await pause(1500)
  await customers.stop()
  await before.kill('SIGTERM')
  const place = { ...shared, DATA_DIR: data, ...(await createEmpty()) }
  const said = await run('move', [], place)
  expect(said).toContain('The copy is complete: every table has the same rows.')
  expect(said).toMatch(/^customer_order +(\d+) +\1 +([0-9a-f]{32}) = \2$/m)
  const after = await startProcess(place)
  onTestFinished(() => void after.kill('SIGKILL'))
  expect(await countFound(after, customers.orders)).toBe(customers.orders.length)
})

/** Makes an empty database on the server that the tests use. */
async function createEmpty(): Promise<{ DATABASE_URL: string }> {
  const { connectTo } = await import('./postgres-server.ts')
  const server = process.env.AHUTI_TEST_POSTGRES_URL ?? ''
  const client = await connectTo(server)
  const name = `drill_${randomBytes(6).toString('hex')}`
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { DATABASE_URL: url.href }
}
