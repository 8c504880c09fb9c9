import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The database's address, by way of the proxy. */
  url: string
  /** Ends every connection and refuses new ones until `up`. */
  down: () => void
  up: () => void
  /** Keeps connections open and lets nothing through until `wake`, as a machine that does not answer. */
  sleep: () => void
  wake: () => void
  /** The next `times` statements with `sql` in them (any case) reach the server; the connection then ends. */
  cutAnswers: (sql: string, times: number) => void
  /** The same, but the connection stays open and says nothing more, as one that a network forgot. */
  holdAnswers: (sql: string, times: number) => void
  /** How many answers were cut so far. */
  cuts: () => number
  close: () => Promise<void>
}

/** Stands between a shop and its PostgreSQL, on a port of its own, and makes the network fail as it is told. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const state = { isDown: false, isAsleep: false, cutText: '', cutsLeft: 0, cuts: 0, isHeld: false }

  const server = createServer((client) => {
    if (state.isDown) return void client.destroy()
    const upstream = connect(Number(target.port || 5432), target.hostname)
    let isCut = false
    let isHeld = false
    for (const [from, to] of pairsOf(client, upstream)) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (state.isAsleep) from.pause()
    }
    client.on('data', (bytes) => {
      if (state.cutsLeft > 0 && bytes.toString('latin1').toLowerCase().includes(state.cutText)) {
        state.cutsLeft -= 1
        isCut = !state.isHeld
        isHeld = state.isHeld
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (isHeld) return
      if (!isCut) return void client.write(bytes)
      state.cuts += 1
      client.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  const endAll = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    down: () => {
      state.isDown = true
      endAll()
    },
    up: () => {
      state.isDown = false
    },
    sleep: () => {
      state.isAsleep = true
      sockets.forEach((socket) => socket.pause())
    },
    wake: () => {
      state.isAsleep = false
      sockets.forEach((socket) => socket.resume())
    },
    cutAnswers: (sql, times) => {
      state.isHeld = false
      state.cutText = sql.toLowerCase()
      state.cutsLeft = times
    },
    holdAnswers: (sql, times) => {
      state.isHeld = true
      state.cutText = sql.toLowerCase()
      state.cutsLeft = times
    },
    cuts: () => state.cuts,
    close: async () => {
      endAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function pairsOf(client: Socket, upstream: Socket): [from: Socket, to: Socket][] {
  return [
    [client, upstream],
    [upstream, client],
  ]
}
