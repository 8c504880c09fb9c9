import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net'
import { setImmediate as afterPolling, setTimeout as pause } from 'node:timers/promises'
import { MINUTE, SECOND } from '#base/time.ts'
import type { Log } from '#server/log.ts'
import { readMaxDescriptors } from '#server/descriptors.ts'
import { errorCode, StartError } from '#server/start-error.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { CLOSE_NOTICE, DRAIN_TIMEOUT } from './stopping.ts'

export type SocketLimits = {
  connections: number
  /** The maximum number of responses per connection. The last response announces that the connection will close. */
  requests: number
  /** The maximum time without progress for a connection with data to send. */
  silenceMs: number
}

const LIMITS = { requests: 1000, silenceMs: 30 * SECOND }
const MAX_CONNECTIONS = 5000

/** A connection counts as idle when this time has passed since it was opened or since its last response. */
const IDLE_AFTER = 0.5 * SECOND
const SWEEP_EVERY = 0.1 * SECOND

/**
 * If a turn of the event loop is shorter than this, it did no other work. While the port closes, requests wait for such a turn, but at most for
 * MAX_HOLD.
 */
const EMPTY_TURN = 0.001 * SECOND
const MAX_HOLD = 1 * SECOND

/** The number of connections above the limit that are accepted for a moment, until an idle connection is closed or the new connection is refused. */
const EXTRA_CONNECTIONS = 100
/** The number of descriptors that the process needs for files and for connections to the database and to other services. */
const OTHER_DESCRIPTORS = 200
const MIN_CONNECTIONS = 20

type Use = { requests: number; lastMs: number }

type Handle = (request: IncomingMessage, response: ServerResponse) => void

type Options = { limits?: SocketLimits | undefined; isProxy?: (address: string) => boolean }

/** The maximum number of connections: the descriptors that remain after the other open files of the process. */
export function connectionsWithin(descriptors: number | undefined): number {
  const room = (descriptors ?? Number.POSITIVE_INFINITY) - EXTRA_CONNECTIONS - OTHER_DESCRIPTORS
  return Math.max(MIN_CONNECTIONS, Math.min(MAX_CONNECTIONS, room))
}

/** A server that tracks its connections. So the server can close a connection between two requests, and never during a request. */
export function createSockets(
  handle: Handle,
  log: Log,
  { limits = { ...LIMITS, connections: connectionsWithin(readMaxDescriptors()) }, isProxy = () => false }: Options = {},
) {
  /** Every connection, with its request count and the time of its last use. */
  const open = new Map<Socket, Use>()
  const unanswered = new Set<ServerResponse>()
  const room = openRoom(isProxy)
  /** Connections whose last response said that the connection will close. */
  const closing = new WeakSet<Socket>()
  let taken = 0
  /** Requests that wait until the port is closed. */
  let held: (() => void)[] | undefined
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
      // RFC 9112, 9.6: if the response to a request closes the connection, later data on the connection is not processed.
      if (closing.has(request.socket)) return
      unanswered.add(response)
      response.once('close', () => {
        unanswered.delete(response)
        const use = open.get(request.socket)
        if (use) {
          use.lastMs = performance.now()
          room.add(request.socket, use.lastMs)
        }
        if (response.writableFinished) return
        readersGone += 1
        log.info({ readersGone }, 'a client disconnected before its response was complete')
      })
      const use = open.get(request.socket)
      if (use) use.requests += 1
      if (draining || (use && use.requests >= limits.requests)) closeAfter(response)
      if (held) held.push(() => handle(request, response))
      else handle(request, response)
    },
  )
  server.timeout = limits.silenceMs
  server.maxConnections = limits.connections + EXTRA_CONNECTIONS
  server.on('connection', (socket) => {
    taken += 1
    if (open.size >= limits.connections && !makeRoom()) return void socket.destroy()
    const lastMs = performance.now()
    open.set(socket, { requests: 0, lastMs })
    room.add(socket, lastMs)
    socket.once('close', () => forget(socket))
  })

  function forget(socket: Socket): void {
    open.delete(socket)
    room.remove(socket)
  }

  /** Closes an idle connection, so that a new connection can be accepted. Returns false if all connections are in use. */
  function makeRoom(): boolean {
    const used = new Set([...unanswered].map((response) => response.req.socket))
    const idle = room.findIdle((socket) => !used.has(socket))
    if (!idle) return false
    forget(idle)
    idle.destroy()
    return true
  }

  function closeAfter(response: ServerResponse): void {
    if (response.headersSent) return
    response.shouldKeepAlive = false
    closing.add(response.req.socket)
  }

  function closeUnused(): void {
    const used = new Set([...unanswered].map((response) => response.req.socket))
    for (const [socket, { lastMs }] of open)
      if (!used.has(socket) && performance.now() - lastMs >= IDLE_AFTER) socket.destroySoon()
  }

  /** Waits for the connections that are still open, and closes each when it is idle. */
  async function closeAll(): Promise<void> {
    const impatientAt = performance.now() + DRAIN_TIMEOUT
    while (open.size > 0 && performance.now() < impatientAt) {
      // Data that arrived while the process was busy must be read first.
      await afterPolling()
      closeUnused()
      await pause(SWEEP_EVERY)
    }
    if (open.size === 0) return
    log.warn({ requests: unanswered.size }, 'requests did not finish in time, closing their connections')
    for (const socket of open.keys()) socket.destroy()
  }

  /**
   * Closes the port when its queue of connections is empty, because the system resets the connections that still wait in the queue. Each
   * turn of the event loop accepts one connection. So the queue is empty after a short turn that accepted no connection. Until the port is
   * closed, new requests are held back: if the process handled them, no turn would be short.
   */
  async function closePort(): Promise<void> {
    held = []
    const impatientAt = performance.now() + MAX_HOLD
    for (let isQuiet = false; !isQuiet && performance.now() < impatientAt; ) {
      const [began, before] = [performance.now(), taken]
      await afterPolling()
      isQuiet = before === taken && performance.now() - began < EMPTY_TURN
    }
    stopListening(server)
    const begin = held
    held = undefined
    for (const handleHeld of begin) handleHeld()
  }

  async function drain(): Promise<void> {
    draining = true
    // If a connection has several pending responses, only the last response closes it.
    const last = new Map([...unanswered].map((response) => [response.req.socket, response]))
    for (const response of last.values()) closeAfter(response)
    await pause(CLOSE_NOTICE)
    await closePort()
    await closeAll()
  }

  return {
    /** Opens the port and returns its number. */
    async listen(port: number, host: string): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once('error', (error) => reject(explain(error, port, host)))
        server.listen(port, host, resolve)
      })
      // A server that listens on a port has an `AddressInfo`.
      return (server.address() as AddressInfo).port
    },
    isDraining: () => draining,
    /** Finishes running requests with their responses, and closes every connection. */
    drain,
  }
}

/**
 * Chooses the connection to close when there are too many connections. Connections of a proxy are never chosen. All visitors come through the address
 * of the proxy, and the proxy can send a request on each connection at any moment.
 */
export function openRoom(isProxy: (address: string) => boolean) {
  /** Connections by address, IPv6 by its /64. For each address the least recently used connection is first. */
  const shares = new Map<string, Map<Socket, number>>()
  const shareOf = new WeakMap<Socket, string>()

  return {
    /** Adds a connection, or marks it as used at this time. */
    add(socket: Socket, at: number): void {
      const share = shareOf.get(socket) ?? nameOf(socket)
      if (share === undefined) return
      shareOf.set(socket, share)
      const sockets = shares.get(share) ?? new Map<Socket, number>()
      sockets.delete(socket)
      shares.set(share, sockets.set(socket, at))
    },
    remove(socket: Socket): void {
      const share = shareOf.get(socket)
      if (share === undefined) return
      const sockets = shares.get(share)
      sockets?.delete(socket)
      if (sockets?.size === 0) shares.delete(share)
    },
    /**
     * Among the addresses that have an idle connection, chooses the address with the most connections. Returns the least recently used idle
     * connection of this address.
     */
    findIdle(isIdle: (socket: Socket) => boolean): Socket | undefined {
      for (const sockets of [...shares.values()].toSorted((a, b) => b.size - a.size))
        for (const socket of sockets.keys()) if (isIdle(socket)) return socket
      return undefined
    },
  }

  function nameOf({ remoteAddress }: Socket): string | undefined {
    // A connection that has already ended has no address.
    if (remoteAddress === undefined || isProxy(remoteAddress)) return undefined
    return ipRange(clientAddress(remoteAddress, undefined, []))
  }
}

/** Node's own `close` of an HTTP server can also end connections whose client is about to send. */
function stopListening(server: Server): void {
  NetServer.prototype.close.call(server)
}

function explain(error: Error, port: number, host: string): Error {
  const code = errorCode(error)
  if (code === 'EADDRINUSE')
    return new StartError(`PORT: ${port} is already in use. Stop the program that uses it, or choose another PORT.`)
  if (code === 'EACCES') return new StartError(`PORT: this user may not open ${port}. Choose a PORT from 1024 on.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(
      `HOST: ${host} is not an address of this machine. Choose 127.0.0.1, 0.0.0.0 or an address of this machine.`,
    )
  return error
}
