import { yieldBetween } from '../time-slicing.ts'
import type { Answer, Pieces, PiecesAnswer } from './route.ts'
import { serialize } from 'hono/utils/cookie'
import type { Cookie } from '#base/cookies.ts'
import { SECOND } from '#base/time.ts'

/** A response that the client reads while the shop produces it, such as `text/event-stream`. No proxy may buffer it. */
export function stream(
  type: string,
  pieces: Pieces,
  headers: Record<string, string> = {},
  onLeave?: () => void,
): PiecesAnswer {
  const content = { kind: 'pieces' as const, type, pieces, ...(onLeave && { onLeave }) }
  return { status: 200, headers: { 'x-accel-buffering': 'no', ...headers }, content }
}

/** A file for download. Its name is ASCII. A long file does not block other requests. */
export function file(name: string, type: string, pieces: Pieces): PiecesAnswer {
  const headers = { 'content-disposition': `attachment; filename="${name}"` }
  return { status: 200, headers, content: { kind: 'pieces', type, pieces: yieldBetween(pieces) } }
}

/** The response to send. For `HEAD` no piece is read. Throws if the first piece fails, because no status has been sent yet. */
export async function toResponse({ status, headers, cookies = [], content }: Answer): Promise<Response> {
  const all = new Headers({ 'cache-control': 'no-store', ...headers })
  for (const cookie of cookies) all.append('set-cookie', writeCookie(cookie))
  if (content.kind === 'json') {
    if (content.value === undefined) return new Response(null, { status, headers: all })
    all.set('content-type', 'application/json; charset=utf-8')
    return new Response(JSON.stringify(content.value), { status, headers: all })
  }
  all.set('content-type', content.type)
  return new Response(await begun(content.pieces, content.onLeave), { status, headers: all })
}

async function begun(pieces: Pieces, onLeave?: () => void): Promise<ReadableStream<Uint8Array>> {
  const source = bytesOf(pieces)
  let next: IteratorResult<Uint8Array, void> | undefined = await source.next()
  return new ReadableStream({
    pull: async (sink) => {
      const piece = next ?? (await source.next())
      next = undefined
      if (piece.done) sink.close()
      else sink.enqueue(piece.value)
    },
    // When the client disconnects, the source of the pieces is ended.
    cancel: async () => {
      onLeave?.()
      await source.return()
    },
  })
}

async function* bytesOf(pieces: Pieces): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield typeof piece === 'string' ? encoder.encode(piece) : piece
}

/** The value of `Set-Cookie`. Refuses a `__Host-` name if the cookie may be sent over http. */
export function writeCookie({ name, value, lifeMs, isSecure, isHidden }: Cookie): string {
  return serialize(name, value, {
    path: '/',
    maxAge: Math.floor(lifeMs / SECOND),
    sameSite: 'Lax',
    secure: isSecure,
    httpOnly: isHidden,
  })
}
