import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#base/time.ts'
import { visitorAddress } from '../http.ts'
import { percentile } from '../rounds.ts'
import { readAnswer } from './raw-answer.ts'

type LoadOptions = {
  origin: string
  /** The number of concurrent visitors. Each has a different address. */
  connections: number
  /** The number of requests by one visitor. After these requests a new visitor starts on a new connection. */
  ofVisitor?: number
  /** The load ends after this number of seconds or responses. */
  until: { seconds: number } | { answers: number }
  /** Returns the text of the next request. */
  next: () => string
  onAnswer?: (body: Buffer) => void
}

/** The totals of all visitors. Times are in milliseconds. Bytes include the heads of requests and responses. */
export type Load = {
  answers: number
  /** The number of 503 responses. No other field includes these responses. A proxy sends a 503 if no process has passed a health check in time. */
  refused: number
  perSecond: number
  p50: number
  p99: number
  bytesIn: number
  bytesOut: number
}

type LoadResult = { times: number[]; refused: number; bytesIn: number; bytesOut: number }

const AFTER_REFUSAL_MS = 50
/** A number of requests below the limit for one visitor (`visitor-limits.ts`). */
const REQUESTS_OF_VISITOR = 200

let visitors = 0

/**
 * Sends requests over keep-alive connections. On each connection the next request is sent after the response to the previous request. The function
 * uses plain sockets for two reasons: it must use little processor time, because the measured programs run on the same machine, and it must count
 * every byte. After a 503 the request is repeated. Any other bad response throws.
 */
export async function sendAll(wanted: LoadOptions): Promise<Load> {
  const { origin, connections, ofVisitor = REQUESTS_OF_VISITOR, until, next, onAnswer } = wanted
  const seen: LoadResult = { times: [], refused: 0, bytesIn: 0, bytesOut: 0 }
  const began = performance.now()
  let begun = 0
  const mayGoOn = (): boolean => {
    if ('seconds' in until) return performance.now() - began < until.seconds * SECOND
    begun += 1
    return begun <= until.answers
  }
  await Promise.all(
    Array.from({ length: connections }, async () => {
      let socket = await open(origin)
      let requestCount = 0
      try {
        while (mayGoOn()) {
          requestCount += 1
          if (requestCount % ofVisitor === 0) {
            socket.destroy()
            socket = await open(origin)
          }
          const request = next()
          let body = await sendOnce(socket, request, seen)
          while (!body) {
            // A server that returns a 503 may also close the connection.
            socket.destroy()
            await pause(AFTER_REFUSAL_MS)
            socket = await open(origin)
            body = await sendOnce(socket, request, seen)
          }
          onAnswer?.(body)
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  const perSecond = (seen.times.length * SECOND) / (performance.now() - began)
  const [p50, p99] = [percentile(seen.times, 50), percentile(seen.times, 99)]
  const { refused, bytesIn, bytesOut } = seen
  return { answers: seen.times.length, refused, perSecond, p50, p99, bytesIn, bytesOut }
}

/** A request as it is sent on the network. */
export function requestText(
  origin: string,
  path: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): string {
  const own = {
    host: new URL(origin).host,
    ...headers,
    ...(body !== undefined && {
      origin,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
  }
  const lines = Object.entries(own).map((header) => header.join(': '))
  return [`${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n')
}

async function open(origin: string): Promise<Socket> {
  visitors += 1
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), localAddress: visitorAddress(visitors), noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** The body of the response; undefined if the server answered with 503. */
async function sendOnce(socket: Socket, request: string, seen: LoadResult): Promise<Buffer | undefined> {
  const began = performance.now()
  const answered = readFrom(socket)
  socket.write(request)
  const { status, bytes, body } = await answered
  if (status === 503) {
    seen.refused += 1
    return undefined
  }
  if (status < 200 || status >= 300)
    throw new Error(`${request.split('\r\n')[0]} returned ${status}: ${body.toString().slice(0, 500)}`)
  seen.times.push(performance.now() - began)
  seen.bytesIn += bytes
  seen.bytesOut += Buffer.byteLength(request)
  return body
}

async function readFrom(socket: Socket): Promise<{ status: number; bytes: number; body: Buffer }> {
  return await new Promise((resolve, reject) => {
    let held: Buffer = Buffer.alloc(0)
    const leave = () => {
      socket.off('data', take)
      socket.off('close', fail)
      socket.off('error', fail)
    }
    const fail = (fault: unknown) => {
      leave()
      reject(fault instanceof Error ? fault : new Error('the connection closed before the response was complete'))
    }
    const take = (chunk: Buffer) => {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      const answer = readAnswer(held)
      if (!answer) return
      leave()
      resolve({ ...answer, bytes: held.length })
    }
    socket.on('data', take)
    socket.on('close', fail)
    socket.on('error', fail)
  })
}
