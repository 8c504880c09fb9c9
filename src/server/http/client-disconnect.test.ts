import { createServer, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'

it('the signal of a request is aborted if the client disconnects', async () => {
  const aborted = Promise.withResolvers<unknown>()
  const requestArrived = Promise.withResolvers<void>()
  const app = new Hono()
  app.get('/', async (c) => {
    const { signal } = c.req.raw
    signal.addEventListener('abort', () => aborted.resolve(signal.reason))
    requestArrived.resolve()
    await aborted.promise
    return c.text('')
  })
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const client = request({ port, path: '/' }).on('error', () => {})
  client.end()
  await requestArrived.promise
  client.destroy()
  expect(await aborted.promise).toBeDefined()
  server.close()
}, 30_000)
