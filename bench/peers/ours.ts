import path from 'node:path'
import { newId } from '#base/ids.ts'
import { GANESHA_BASIC, makeOrder } from '../../test/make-order.ts'
import { ROOT } from '../../tools/processes.mjs'
import { makeProductionFolder } from '../../tools/production/make-folder.ts'
import { ask, keepOpen } from '../http.ts'
import { startShop } from '../servers.ts'
import type { PeerShop } from './peer-shop.ts'
import { bytesUnder } from './sizes.ts'
import { visitorHeaders } from './visitors.ts'

/** One item, like in the order at the other shop. */
const ORDER = JSON.stringify(makeOrder([GANESHA_BASIC]))

/** The built shop on an empty database. The shop fills the database with its catalogue. */
export async function startOwnShop(databaseUrl: string, logs: string): Promise<PeerShop> {
  const environment = { DATABASE_URL: databaseUrl, SANDBOX_DEMO: '0' }
  const startAgain = async () => await startShop(logs, environment, '/')
  const server = await startAgain()
  const id = await placeOrder(server.origin)
  return {
    name: 'Ahuti',
    server,
    home: '/?lang=en',
    product: '/ritual/ganesha?lang=en',
    rendered: `/order/${id}?lang=en`,
    order: async () => {
      await placeOrder(server.origin)
    },
    startAgain,
    sizes: {
      installed: () => bytesUnder(path.join(ROOT, 'node_modules')) + bytesUnder(path.join(ROOT, 'dist')),
      needed: () => makeProductionFolder(path.join(logs, 'production')).bytes,
    },
  }
}

const agent = keepOpen()

async function placeOrder(origin: string): Promise<string> {
  const headers = { origin, 'content-type': 'application/json', 'idempotency-key': newId(), ...visitorHeaders() }
  const { status, body } = await ask(`${origin}/api/orders`, { method: 'POST', headers, body: ORDER, agent })
  if (status !== 201)
    throw new Error(`the call that places an order returned ${status}: ${body.toString().slice(0, 500)}`)
  return (JSON.parse(body.toString()) as { id: string }).id
}
