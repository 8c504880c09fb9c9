import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE, SECOND } from '#base/time.ts'
import type { Log } from '#server/log.ts'

export type SocketLimits = {
  connections: number
  /** Answers over one connection; the last says that it closes. */
  requests: number
  /** How long nothing may move on a connection that has something to move. */
  silenceMs: number
}

const LIMITS: SocketLimits = { connections: 5000, requests: 1000, silenceMs: 30 * SECOND }

/**
 * How long connections are still taken after the shop was told to stop: whoever spreads requests over several processes hears of it
 * from `/readyz` before one is refused, and connections that are in use get an answer that closes them.
 */
const NOTICE = 0.5 * SECOND

/** How long running requests may take to finish after that. */
const GRACE = 7 * SECOND

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** A server that knows its connections, so that it can close each of them between two requests and not within one. */
export function createSockets(handle: Handle, log: Log, limits: SocketLimits = LIMITS) {
  /** Every connection, with how many requests came over it. */
  const open = new Map<Socket, number>()
  const unanswered = new Set<ServerResponse>()
  /** Connections whose last answer says that it closes. */
  const closing = new WeakSet<Socket>()
  let draining = false
  let readersGone = 0

  const server = createServer(
    {
      requestTimeout: 15 * SECOND,
      headersTimeout: 8 * SECOND,
      connectionsCheckingInterval: SECOND,
      keepAliveTimeout: MINUTE,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      // RFC 9112, 9.6: what is sent after the request whose answer closes the connection is not processed.
      if (closing.has(request.socket)) return
      unanswered.add(response)
      response.once('close', () => {
        unanswered.delete(response)
        if (response.writableFinished) return
        readersGone += 1
        log.info({ readersGone }, 'a reader went away before the answer')
      })
      const count = (open.get(request.socket) ?? 0) + 1
      open.set(request.socket, count)
      if (draining || count >= limits.requests) closeAfter(response)
      handle(request, response)
    },
  )
  server.timeout = limits.silenceMs
  server.maxConnections = limits.connections
  server.on('connection', (socket) => {
    open.set(socket, 0)
    socket.once('close', () => open.delete(socket))
  })

  function closeAfter(response: ServerResponse): void {
    if (response.headersSent) return
    response.shouldKeepAlive = false
    closing.add(response.req.socket)
  }

  function closeUnused(): void {
    const used = new Set([...unanswered].map((response) => response.req.socket))
    for (const socket of open.keys()) if (!used.has(socket)) socket.destroySoon()
  }

  async function drain(): Promise<void> {
    draining = true
    // Of several answers over one connection only the last closes it.
    const last = new Map([...unanswered].map((response) => [response.req.socket, response]))
    for (const response of last.values()) closeAfter(response)
    await pause(NOTICE)
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve())
    })
    closeUnused()
    const impatience = setTimeout(() => {
      log.warn({ requests: unanswered.size }, 'requests took too long and were cut off')
      for (const socket of open.keys()) socket.destroy()
    }, GRACE)
    await closed
    clearTimeout(impatience)
  }

  return {
    /** Opens the port and answers which one it is. */
    async listen(port: number, host: string): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      })
      // A server that listens on a port has such an address.
      return (server.address() as AddressInfo).port
    },
    /** Whether the shop was told to stop. */
    isDraining: () => draining,
    /** Finishes what runs, with its answers, and closes every connection. */
    drain,
  }
}
