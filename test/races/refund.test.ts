import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { ENVIRONMENT } from '../process.ts'
import { createPostgres, engine, openTestShop, type TestShop } from '../shop.ts'
import {
  notice,
  openYookassaServer,
  payRoubles,
  SHOP_ID,
  YOOKASSA_KEY,
  type YookassaServer,
} from '../yookassa-server.ts'

let server: YookassaServer
let folder: string
let environment: Record<string, string>

beforeAll(async () => {
  server = await openYookassaServer()
  folder = await mkdtemp(join(tmpdir(), 'ahuti-refund-'))
  environment = {
    ...(engine === 'postgres' ? await createPostgres() : { DATA_DIR: folder }),
    YOOKASSA_SHOP_ID: SHOP_ID,
    YOOKASSA_SECRET_KEY: YOOKASSA_KEY,
    YOOKASSA_API_URL: server.url,
    YOOKASSA_RUB_PER_USD: '100',
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const CLI = fileURLToPath(new URL('../../src/app/cli/payments.ts', import.meta.url))

/**
 * Runs the refund command in a separate process. Kills this process after the card service has received the refund and before the service responds.
 */
async function killWhileRefunding(attemptId: string): Promise<void> {
  const words = ['refund', attemptId, '--amount', '16400', '--note', 'asked for it', '--by', 'admin@example.com']
  const runCli = spawn(process.execPath, [CLI, ...words], {
    env: { ...ENVIRONMENT, LOG_LEVEL: 'silent', ...environment },
  })
  const ended = once(runCli, 'exit')
  await expect.poll(() => server.refunds.length).toBe(1)
  runCli.kill('SIGKILL')
  await ended
}

async function payOrder(shop: TestShop): Promise<{ orderId: string; attemptId: string }> {
  const orderId: string = (await shop.call('POST', '/api/orders', makeOrder())).body.id
  const { id, url } = (await shop.call('POST', '/api/card/payment', { orderId })).body
  const payment = server.paymentAt(url)
  payRoubles(payment)
  await shop.call('POST', '/api/webhooks/yookassa', notice(payment.id))
  return { orderId, attemptId: id }
}

it('a refund interrupted by a kill of the process is made exactly once later', async () => {
  const before = await openTestShop(environment)
  const { orderId, attemptId } = await payOrder(before)
  await before.close()
  server.setState('mute')
  await killWhileRefunding(attemptId)
  server.setState('well')
  server.dropKeys()
  const after = await openTestShop(environment)
  expect((await after.call('GET', `/api/orders/${orderId}`)).body.status).toBe('completed')
  await after.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
  await after.jobs.find(({ name }) => name === 'retry-refunds')?.work()
  expect((await after.call('GET', `/api/orders/${orderId}`)).body.status).toBe('refunded')
  expect(server.refunds).toHaveLength(1)
  await after.close()
})
