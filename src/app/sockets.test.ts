import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from '#server/log.ts'
import { connectionsWithin, createSockets, type SocketLimits, openRoom } from './sockets.ts'
import { eventually } from '../../test/wait-until.ts'

const LIMITS: SocketLimits = { connections: 100, requests: 100, silenceMs: 5000 }
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

const logged: { msg: string; level: number; readersGone?: number }[] = []
const log = openLog('info', { write: (line) => logged.push(JSON.parse(line)) })
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  logged.length = 0
  for (const end of ends.splice(0)) await end()
})

/** A server that sends its responses only when the test releases them. */
async function openServer({
  isProxy,
  ...limits
}: Partial<SocketLimits> & { isProxy?: (address: string) => boolean } = {}) {
  const waiting: ServerResponse[] = []
  const handle = (_request: unknown, response: ServerResponse) => void waiting.push(response)
  const sockets = createSockets(handle, log, { limits: { ...LIMITS, ...limits }, ...(isProxy && { isProxy }) })
  const port = await sockets.listen(0, '127.0.0.1')
  ends.push(async () => {
    for (const response of waiting) response.destroy()
    await sockets.drain()
  })
  return { ...sockets, port, waiting, seen: (count: number) => eventually(() => expect(waiting).toHaveLength(count)) }
}

async function dial(port: number, from = '127.0.0.1') {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from })
  let text = ''
  let isClosed = false
  socket.on('data', (bytes) => {
    text += bytes.toString()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  await once(socket, 'connect')
  return {
    socket,
    text: () => text,
    isClosed: () => isClosed,
    closed: () => eventually(() => expect(isClosed).toBe(true)),
  }
}

it.each([
  [undefined, 5000],
  [1_000_000, 5000],
  [1024, 724],
  [400, 100],
  [64, 20],
])('a process that may open %s files accepts %s connections', (descriptors, connections) => {
  expect(connectionsWithin(descriptors)).toBe(connections)
})

describe('a server that is stopping', () => {
  it('finishes a running request, announces that the connection will close, and closes the connection', async () => {
    const { port, waiting, seen, drain } = await openServer()
    const client = await dial(port)
    client.socket.write(GET)
    await seen(1)
    const drained = drain()
    await pause(800)
    expect(client.isClosed()).toBe(false)
    waiting[0]?.end('done')
    await drained
    await client.closed()
    expect(client.text()).toMatch(/^HTTP\/1\.1 200 .*connection: close.*done$/is)
  })

  it('answers a request on an open connection, and then closes the connection', async () => {
    const { port, waiting, seen, drain } = await openServer()
    const client = await dial(port)
    client.socket.write(GET)
    await seen(1)
    waiting[0]?.end('one')
    await eventually(() => expect(client.text()).toMatch(/one$/))
    const drained = drain()
    client.socket.write(GET)
    await seen(2)
    waiting[1]?.end('two')
    await drained
    await client.closed()
    expect(client.text()).toMatch(/keep-alive.*one.*connection: close.*two$/is)
  })

  it('ignores requests that come after the last answered request of a connection', async () => {
    const { port, waiting, seen, drain } = await openServer()
    const client = await dial(port)
    client.socket.write(GET)
    await seen(1)
    const drained = drain()
    client.socket.write(GET + GET)
    await pause(200)
    expect(waiting).toHaveLength(1)
    waiting[0]?.end('one')
    await drained
    await client.closed()
    expect(client.text().match(/HTTP\/1\.1 200/g)).toHaveLength(1)
  })

  it('answers requests that arrived together in their order, and then closes the connection', async () => {
    const { port, waiting, seen, drain } = await openServer()
    const client = await dial(port)
    client.socket.write(GET + GET)
    await seen(2)
    const drained = drain()
    waiting[1]?.end('two')
    waiting[0]?.end('one')
    await drained
    await client.closed()
    expect(client.text()).toMatch(/keep-alive.*one.*connection: close.*two$/is)
  })

  it('does not wait for idle connections or incomplete requests', async () => {
    const { port, drain } = await openServer()
    const clients = await Promise.all([dial(port), dial(port)])
    clients[1].socket.write('GET / HTTP/1.1\r\nHo')
    await pause(100)
    const started = performance.now()
    await drain()
    expect(performance.now() - started).toBeLessThan(10_000)
    await Promise.all(clients.map((client) => client.closed()))
  })

  it('still accepts connections for a short time, until clients know that it stops', async () => {
    const { port, waiting, seen, drain } = await openServer()
    const drained = drain()
    const client = await dial(port)
    client.socket.write(GET)
    await seen(1)
    waiting[0]?.end('late')
    await drained
    await client.closed()
    expect(client.text()).toMatch(/connection: close.*late$/is)
  })
})

describe('a server', () => {
  it('disconnects a client that reads nothing for too long', async () => {
    const { port, waiting, seen } = await openServer({ silenceMs: 400 })
    const client = await dial(port)
    client.socket.pause()
    client.socket.write(GET.repeat(50))
    await eventually(() => expect(waiting.length).toBeGreaterThan(0))
    const answer = Buffer.alloc(4_000_000)
    for (const response of waiting) response.end(answer)
    const first = waiting[0]
    await eventually(() => expect(first?.socket?.destroyed ?? true).toBe(true))
    await seen(waiting.length)
    expect(waiting.filter((response) => response.writableFinished).length).toBeLessThan(50)
  })

  it('limits the number of open connections', async () => {
    const { port } = await openServer({ connections: 3 })
    const clients = await Promise.all(Array.from({ length: 5 }, () => dial(port)))
    await eventually(() => expect(clients.filter((client) => client.isClosed())).toHaveLength(2))
  })

  it('closes a connection after a number of responses', async () => {
    const { port, waiting, seen } = await openServer({ requests: 2 })
    const client = await dial(port)
    client.socket.write(GET)
    await seen(1)
    waiting[0]?.end('one')
    client.socket.write(GET)
    await seen(2)
    waiting[1]?.end('two')
    await client.closed()
    expect(client.text()).toMatch(/keep-alive.*one.*connection: close.*two$/is)
  })

  it('counts clients that disconnect early, and does not log them as errors', async () => {
    const { port, seen } = await openServer()
    const clients = await Promise.all([dial(port), dial(port)])
    for (const client of clients) client.socket.write(GET)
    await seen(2)
    for (const client of clients) client.socket.destroy()
    await eventually(() =>
      expect(logged.map(({ level, readersGone }) => [level, readersGone])).toEqual([
        [30, 1],
        [30, 2],
      ]),
    )
  })
})

describe('a server full of idle connections', () => {
  /** Loopback addresses of this machine that act as different visitors. */
  const [CROWD, VISITOR, OTHER] = ['127.0.0.1', '127.0.0.2', '127.0.0.3']

  it('closes the oldest idle connection of the busiest address for a new connection', async () => {
    const { port, waiting, seen } = await openServer({ connections: 4 })
    const other = await keep(port, OTHER, waiting, seen)
    const crowd = [await keep(port, CROWD, waiting, seen)]
    for (let count = 1; count < 3; count += 1) crowd.push(await keep(port, CROWD, waiting, seen))
    // The first connection is used again, so the second is the least recently used.
    await askAgain(crowd[0], waiting, seen)
    const visitor = await dial(port, VISITOR)
    visitor.socket.write(GET)
    await seen(waiting.length + 1)
    waiting.at(-1)?.end('welcome')
    await eventually(() => expect(visitor.text()).toMatch(/welcome$/))
    await crowd[1]?.closed()
    expect([other, crowd[0], crowd[2], visitor].map((each) => each?.isClosed())).toEqual([false, false, false, false])
  })

  it('keeps busy connections, and refuses new connections if every connection is busy', async () => {
    const { port, waiting, seen } = await openServer({ connections: 2 })
    const busy = [await dial(port, CROWD), await dial(port, CROWD)]
    for (const client of busy) client.socket.write(GET)
    await seen(2)
    const late = await dial(port, VISITOR)
    await late.closed()
    for (const response of waiting) response.end('done')
    await eventually(() => expect(busy.map((client) => client.text().endsWith('done'))).toEqual([true, true]))
  })

  it('closes an idle connection of the busiest address if this address connects again', async () => {
    const { port, waiting, seen } = await openServer({ connections: 3 })
    const other = await keep(port, OTHER, waiting, seen)
    const crowd = [await keep(port, CROWD, waiting, seen), await keep(port, CROWD, waiting, seen)]
    const newcomer = await keep(port, CROWD, waiting, seen)
    await crowd[0]?.closed()
    expect([other, crowd[1], newcomer].map((each) => each?.isClosed())).toEqual([false, false, false])
  })

  it('never closes connections of a proxy, even if the proxy has very many', async () => {
    const { port, waiting, seen } = await openServer({ connections: 3, isProxy: (address) => address === CROWD })
    const proxy = [await keep(port, CROWD, waiting, seen), await keep(port, CROWD, waiting, seen)]
    const other = await keep(port, OTHER, waiting, seen)
    const visitor = await keep(port, VISITOR, waiting, seen)
    await other.closed()
    expect([...proxy, visitor].map((each) => each.isClosed())).toEqual([false, false, false])
  })

  it('counts a 64-bit IPv6 network as one address', async () => {
    const room = openRoom(() => false)
    const sockets = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:9::1', '::ffff:192.0.2.1', '192.0.2.1'].map(
      (remoteAddress) => ({ remoteAddress }) as Socket,
    )
    const [first, second, , mapped] = sockets
    sockets.forEach((socket, at) => room.add(socket, at))
    expect(room.findIdle(() => true)).toBe(first)
    room.remove(sockets[0] as Socket)
    // Two of the four remaining connections belong to one IPv4 address in two notations.
    expect(room.findIdle(() => true)).toBe(mapped)
    expect(room.findIdle((socket) => socket === second)).toBe(second)
  })

  type Server = Awaited<ReturnType<typeof openServer>>

  async function keep(port: number, from: string, waiting: Server['waiting'], seen: Server['seen']) {
    const client = await dial(port, from)
    await askAgain(client, waiting, seen)
    return client
  }

  async function askAgain(
    client: Awaited<ReturnType<typeof dial>> | undefined,
    waiting: Server['waiting'],
    seen: Server['seen'],
  ): Promise<void> {
    const count = waiting.length + 1
    client?.socket.write(GET)
    await seen(count)
    waiting.at(-1)?.end(`answer ${count}`)
    await eventually(() => expect(client?.text()).toMatch(new RegExp(`answer ${count}$`)))
  }
})
