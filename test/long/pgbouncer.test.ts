import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'
import { freePort } from '../free-port.ts'
import { findDebianProgram } from './proxy-server.ts'

const CONFIG = fileURLToPath(new URL('../../deploy/pgbouncer.ini', import.meta.url))
const NOBODY = 65_534
const ORDERS = 30

/**
 * Starts Debian's PgBouncer with the configuration file in `deploy/`, in which only ports and paths are changed. Returns the URL through
 * PgBouncer.
 */
async function startBouncer(program: string, direct: URL): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-bouncer-'))
  const port = await freePort()
  const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')]
  writeFileSync(users, `"${direct.username}" "${direct.password}"\n`)
  const text = readFileSync(CONFIG, 'utf8')
    .replace(
      'ahuti = host=127.0.0.1 port=5432 dbname=ahuti',
      `ahuti = host=127.0.0.1 port=${direct.port} dbname=${direct.pathname.slice(1)}`,
    )
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    // The pool has fewer connections than two processes use, so transactions must share connections.
    .replace('default_pool_size = 20', 'default_pool_size = 3')
  writeFileSync(file, text)
  chmodSync(folder, 0o755)
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  const child = spawn(program, [file], { stdio: 'ignore', ...asNobody })
  onTestFinished(async () => {
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const through = new URL(direct)
  through.port = String(port)
  through.pathname = '/ahuti'
  return through.href
}

it.runIf(engine === 'postgres')(
  'two processes behind PgBouncer in transaction mode accept orders and payments',
  async ({ skip }) => {
    const program = await findDebianProgram('pgbouncer')
    if (!program) return skip()
    const { DATABASE_URL: direct } = await createPostgres()
    const DATABASE_URL = await startBouncer(program, new URL(direct))
    await pause(500)
    const storage = { DATABASE_URL, DATABASE_DIRECT_URL: direct }
    const [one, two] = [await startProcess(storage), await startProcess(storage)]
    onTestFinished(async () => void (await Promise.all([one.kill('SIGKILL'), two.kill('SIGKILL')])))
    const answers = await Promise.all(
      Array.from({ length: ORDERS }, (_, place) =>
        (place % 2 === 0 ? one : two).post('/api/orders', makeOrder(), { 'idempotency-key': randomUUID() }),
      ),
    )
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: ORDERS }, () => 201))
    const id = answers[0]?.body.id
    const payment = (await two.post('/api/crypto/payment', { orderId: id, currency: 'USDT_TRC20', amountUsd: 164 }))
      .body
    await one.post('/api/sandbox/chain/transfer', {
      currency: 'USDT_TRC20',
      address: payment.address,
      amount: payment.expectedAmount,
    })
    await one.post('/api/sandbox/chain/mine', { currency: 'USDT_TRC20', blocks: 20 })
    const status = async () => (await two.get(`/api/orders/${id}`)).body.payment.status
    for (let tries = 0; tries < 100 && (await status()) !== 'completed'; tries += 1) await pause(100)
    expect(await status()).toBe('completed')
    expect(await one.kill('SIGTERM')).toBe(0)
  },
)
