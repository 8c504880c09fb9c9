import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { makeOrder } from '../make-order.ts'
import { SERVER, startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'

const DESCRIPTORS = 400
const IDLE = 600
const MAX_ANSWER_MS = 5000

it.runIf(process.platform === 'linux')(
  `idle connections up to the limit of open files do not block visitors (${engine})`,
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ahuti-descriptors-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    const storage = engine === 'postgres' ? await createPostgres() : {}
    const limited = ['sh', '-c', `ulimit -n ${DESCRIPTORS} && exec "$@"`, 'sh']
    const shop = await startProcess({ DATA_DIR: path.join(folder, 'data'), ...storage }, SERVER, limited)
    onTestFinished(async () => void (await shop.kill('SIGKILL')))
    const { origin } = shop
    const idle: Socket[] = []
    onTestFinished(() => idle.forEach((socket) => socket.destroy()))
    for (let count = 0; count < IDLE; count += 1) {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket.on('error', () => {})
      idle.push(socket)
      if (count % 50 === 0) await pause(50)
    }
    await pause(2000)

    for (let tries = 0; tries < 10; tries += 1) {
      const headers = {
        origin,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        connection: 'close',
      }
      const signal = AbortSignal.timeout(MAX_ANSWER_MS)
      const body = JSON.stringify(makeOrder())
      expect((await fetch(`${origin}/api/orders`, { method: 'POST', headers, body, signal })).status).toBe(201)
      expect((await fetch(`${origin}/`, { headers: { connection: 'close' }, signal })).status).toBe(200)
    }
    expect(await shop.kill('SIGTERM')).toBe(0)
  },
)
