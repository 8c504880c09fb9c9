import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a TCP port of this machine on which no program listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = Object(server.address())
  server.close()
  await once(server, 'close')
  return port
}
