import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type DatabaseProxy = {
  /** The database's URL through the proxy. */
  url: string
  /** Closes every connection and refuses new connections until `up` is called. */
  down: () => void
  up: () => void
  /** Keeps connections open but forwards nothing until `wake` is called, like a machine that does not respond. */
  sleep: () => void
  wake: () => void
  /**
   * Passes the next `times` statements that contain `sql` to the server, but closes the connection before the answer. The comparison ignores case.
   */
  cutAnswers: (sql: string, times: number) => void
  /** Like `cutAnswers`, but the connection stays open without an answer, as if the network had lost it. */
  holdAnswers: (sql: string, times: number) => void
  /** Returns the number of answers of the server that the proxy has cut off so far. */
  cuts: () => number
  close: () => Promise<void>
}

/** A proxy between a shop and its PostgreSQL, on its own port. It simulates network failures. */
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
