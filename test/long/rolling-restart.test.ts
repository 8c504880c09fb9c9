import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { rowsOf } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { makeOrder } from '../make-order.ts'
import { startProcess } from '../process.ts'
import { createPostgres, engine } from '../shop.ts'
import { freePort } from '../free-port.ts'

const RESTARTS = 8
const CUSTOMERS = 6

type Outcome = 'answered' | 'refused' | 'crossed' | `cut: ${string}` | number

/** Sends one order once, to one process, over keep-alive connections. */
function order(port: number, agent: Agent, key: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const origin = `http://127.0.0.1:${port}`
    const headers = { origin, 'content-type': 'application/json', 'idempotency-key': key }
    const call = request(`${origin}/api/orders`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('error', () => resolve('cut: within the answer'))
      response.on('end', () => resolve(response.statusCode === 201 ? 'answered' : (response.statusCode ?? 0)))
    })
    call.on('error', (error) => {
      const code = 'code' in error ? error.code : undefined
      // Nothing was sent: the port was already closed, or it was closed before the connection was accepted.
      if ('syscall' in error && error.syscall === 'connect') return resolve('refused')
      // The request was sent while the server closed an idle connection. A client cannot avoid this (RFC 9112, 9.5).
      const isOver = code === 'ECONNRESET' || code === 'EPIPE'
      resolve(isOver && call.reusedSocket ? 'crossed' : `cut: ${error.message}, ${call.reusedSocket ? 'kept' : 'new'}`)
    })
    call.end(JSON.stringify(makeOrder()))
  })
}

/**
 * Sends an order as a proxy would. If one process does not listen, tries the other process. If the server was just closing the connection, tries once
 * more.
 */
async function orderAnywhere(ports: number[], agent: Agent): Promise<Outcome> {
  const key = randomUUID()
  let outcome: Outcome = 'refused'
  for (const port of ports) {
    do outcome = await order(port, agent, key)
    while (outcome === 'crossed')
    if (outcome !== 'refused') return outcome
  }
  return outcome
}

it.runIf(engine === 'postgres')(
  'two processes that restart one after the other under load do not lose a response',
  async () => {
    const storage = await createPostgres()
    const ports = [await freePort(), await freePort()]
    const shops = []
    for (const port of ports) shops.push(await startProcess({ ...storage, PORT: String(port) }))
    const outcomes: Outcome[] = []
    const over = new AbortController()
    const customers = Array.from({ length: CUSTOMERS }, async (_, number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let count = number; !over.signal.aborted; count += 1) {
        outcomes.push(await orderAnywhere(count % 2 === 0 ? ports : ports.toReversed(), agent))
        await pause(20)
      }
      agent.destroy()
    })
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const number = restart % 2
      await pause(500)
      expect(await shops[number]?.kill('SIGTERM')).toBe(0)
      shops[number] = await startProcess({ ...storage, PORT: String(ports[number]) })
    }
    over.abort()
    await Promise.all(customers)
    await Promise.all(shops.map((shop) => shop.kill('SIGTERM')))
    const database = await openDatabase(readConfig(storage), openLog('silent'))
    const rows = rowsOf<{ count: string }>(await database.db.execute(sql`select count(*) from customer_order`))
    await database.close()
    expect(outcomes.filter((outcome) => outcome !== 'answered')).toEqual([])
    expect(outcomes.length).toBeGreaterThan(RESTARTS * CUSTOMERS)
    expect(Number(rows[0]?.count)).toBe(outcomes.length)
  },
  240_000,
)
