import { randomBytes, randomUUID } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { HDKey } from '@scure/bip32'
import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { SERVER, startProcess } from '../process.ts'
import { SELLER } from '../seller.ts'
import { engine } from '../shop.ts'
import { openServer } from './postgres-server.ts'
import { freePort } from '../free-port.ts'
import { anyAddress } from './simulated-customers.ts'
import { BEHIND_PROXY } from '../sign-in.ts'

/** The address of a name server that receives every query and answers none. */
const SILENT = '127.0.0.99'
const FOR_MS = 40_000
const MAX_ANSWER_MS = 6000

// PostgreSQL is necessary, because a shop with real money does not start without it.
const isPossible = engine === 'postgres' && process.platform === 'linux' && process.getuid?.() === 0
if (!isPossible && engine === 'postgres')
  console.log(
    'SKIPPED: the test with an unresponsive name server. Only root on Linux can give a process its own name server.',
  )

it.runIf(isPossible)('a shop whose name server never answers still answers visitors and stops normally', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-names-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const silent = createSocket('udp4')
  let questions = 0
  silent.on('message', () => (questions += 1))
  silent.bind(53, SILENT)
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const names = path.join(folder, 'resolv.conf')
  writeFileSync(names, `nameserver ${SILENT}\n`)

  const port = await freePort()
  const wallet = HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'").publicExtendedKey
  const { server, url } = await openServer()
  onTestFinished(async () => await server.stop())
  const script = 'mount --bind "$0" /etc/resolv.conf && exec "$@"'
  const ownNames = ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', script, names]
  const environment = {
    DATABASE_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    ...SELLER,
    ...BEHIND_PROXY,
    SANDBOX: '0',
    PORT: String(port),
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: 'smtp://mail.silent.example:25',
    MAIL_FROM: 'Ahuti <shop@ahuti.example>',
    ADMIN_EMAIL: 'owner@ahuti.example',
    SECRET_KEYS: `one:${randomBytes(32).toString('base64')}`,
    RATES_SOURCES: 'kraken,coinbase,binance',
    EVM_XPUB: wallet,
    EVM_RPC_URL: 'https://one.silent.example,https://two.silent.example',
    EVM_CHAIN_ID: '1',
  }
  const shop = await startProcess(environment, SERVER, ownNames)
  onTestFinished(async () => void (await shop.kill('SIGKILL')))
  const origin = environment.PUBLIC_ORIGIN
  const get = async (page: string) => await fetch(origin + page)
  const order = async () =>
    await fetch(`${origin}/api/orders`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': anyAddress(),
      },
      // Each order has a different e-mail address, because the number of e-mails per address and day is limited.
      body: JSON.stringify(makeOrder(undefined, { customerEmail: `${randomUUID()}@example.com` })),
    })
  const calls: [string, number, () => Promise<Response>][] = [
    ['page', 200, async () => await get('/')],
    ['uncached page', 200, async () => await get(`/ritual/ganesha?utm_source=${randomUUID()}`)],
    ['file', 200, async () => await get('/manifest.webmanifest')],
    ['order', 201, order],
    ['readiness', 200, async () => await get('/readyz')],
  ]
  const slowest: Record<string, number> = {}
  for (const over = performance.now() + FOR_MS; performance.now() < over; await pause(100))
    for (const [name, status, call] of calls) {
      const began = performance.now()
      const response = await call()
      await response.arrayBuffer()
      slowest[name] = Math.max(slowest[name] ?? 0, Math.round(performance.now() - began))
      expect([name, response.status]).toEqual([name, status])
    }
  console.log(`${questions} names were queried. The slowest responses in ms:`, slowest)
  expect(questions).toBeGreaterThan(5)
  expect(Object.entries(slowest).filter(([, ms]) => ms > MAX_ANSWER_MS)).toEqual([])
  const began = performance.now()
  expect(await shop.kill('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(12_000)
})
