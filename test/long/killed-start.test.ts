import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { SERVER_FLAGS } from '../../tools/server-settings.ts'
import { makeOrder } from '../make-order.ts'
import { ENVIRONMENT, SERVER, startProcess } from '../process.ts'
import { engine } from '../shop.ts'
import { connectTo } from './postgres-server.ts'

/** The times in milliseconds after which a start is killed: while the start creates the database, migrates, and fills the catalogue. */
const KILLED_AFTER = [250, 500, 800, 1200, 1700, 2300, 3000, 4000]

/** Makes an empty database, as before the first start of a shop. */
async function openEmpty(): Promise<Record<string, string>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-killed-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const DATA_DIR = path.join(folder, 'data')
  const server = process.env.AHUTI_TEST_POSTGRES_URL
  if (engine === 'pglite' || !server) return { DATA_DIR }
  const client = await connectTo(server)
  const name = `test_${randomBytes(6).toString('hex')}`
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return { DATA_DIR, DATABASE_URL: url.href }
}

it(`the next start completes a first start that was killed (${engine})`, async () => {
  const storage = await openEmpty()
  for (const delay of KILLED_AFTER) {
    const env = { ...ENVIRONMENT, LOG_LEVEL: 'silent', PORT: '0', ...storage }
    const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], { env, stdio: 'ignore' })
    const ended = once(child, 'exit')
    await pause(delay)
    child.kill('SIGKILL')
    await ended
  }
  const shop = await startProcess(storage)
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  const { status } = await shop.post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() })
  expect(status).toBe(201)
  expect((await shop.get('/api/services')).body.length).toBeGreaterThan(10)
  expect(await shop.kill('SIGTERM')).toBe(0)
})
