import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, openMailServer } from '../mail-server.ts'
import { makeOrder } from '../make-order.ts'
import { type ShopProcess, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'

let server: MailServer
let storage: Record<string, string>
let folder: string

beforeAll(async () => {
  server = await openMailServer()
  folder = mkdtempSync(join(tmpdir(), 'ahuti-e-mails-'))
  storage = {
    ...(engine === 'postgres' ? await createPostgres() : { DATA_DIR: folder }),
    SMTP_URL: server.url,
    MAIL_FROM: 'shop@ahuti.example',
  }
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const received = () => server.received.map(({ headers }) => headers.get('Message-ID'))
const order = async (shop: ShopProcess) => {
  expect((await shop.post('/api/orders', makeOrder())).status).toBe(201)
}

describe('an e-mail that is being sent during a stop', () => {
  it('is sent again with the same message id if the process was killed', async () => {
    const first = await startProcess(storage)
    server.setState('slow')
    await order(first)
    await expect.poll(received).toHaveLength(1)
    await first.kill('SIGKILL')

    server.setState('well')
    const second = await startProcess(storage)
    // Moves the clock past the time during which only the killed process may send this e-mail.
    await second.post('/api/sandbox/clock/advance', { seconds: 120 })
    await expect.poll(received).toHaveLength(2)
    expect(new Set(received()).size).toBe(1)
    await second.post('/api/sandbox/clock/advance', { seconds: 120 })
    await order(second)
    await expect.poll(received).toHaveLength(3)
    expect(new Set(received()).size).toBe(2)
    expect(await second.kill('SIGTERM')).toBe(0)
  })

  it('delays the stop of the shop by ten seconds at most', async () => {
    const shop = await startProcess(storage)
    server.received.length = 0
    server.setState('slow')
    await order(shop)
    await expect.poll(received).toHaveLength(1)
    const began = performance.now()
    expect(await shop.kill('SIGTERM')).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
