import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'

/** The same content in its encodings. Content that is already compressed, such as a picture, has only one encoding. */
export type Representation = { etag: string; plain: Buffer; brotli?: Buffer; gzip?: Buffer }

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest encoding first. This order decides if a client accepts several encodings equally. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The published types of the library describe version 0.6. `preferred` is new in version 1.0. */
type WithPreference = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[]
}

/** The client's preferred encoding among the available encodings (RFC 9110, 12.5.3), or `identity` if it accepts none of them. */
export function chooseEncoding(accepted: string | undefined, content: Representation): Encoding {
  if (accepted === undefined) return 'identity'
  // Only checks whether an encoding exists, because reading an encoding would produce it.
  const available = PREFERRED.filter((name) => name === 'identity' || (name === 'br' ? 'brotli' : 'gzip') in content)
  const negotiator: WithPreference = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [chosen] = negotiator.encodings(available, { preferred: PREFERRED })
  return available.find((name) => name === chosen) ?? 'identity'
}

/** An ETag that depends only on the bytes, so it is the same in every process. */
export function computeEtag(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Different bytes must not have the same strong ETag (RFC 9110, 8.8.3.3). */
export function encodingEtag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
}

/** True if `If-None-Match` matches this ETag. The header can be a list, `*`, or an ETag that an intermediary has made weak (RFC 9110, 13.1.2). */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag)
}

/** Sends the content in the client's preferred encoding, or 304 if it is unchanged. The caller must set other headers before. */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  content: Representation,
  status = 200,
): void {
  const encoding = chooseEncoding(headerOf(request, 'accept-encoding'), content)
  const etag = encodingEtag(content.etag, encoding)
  response.setHeader('etag', etag)
  if (status === 200 && isUnchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304).end()
    return
  }
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  const bytes = (encoding === 'br' ? content.brotli : encoding === 'gzip' ? content.gzip : undefined) ?? content.plain
  response.writeHead(status, { 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Node joins repeated headers of this kind with a comma, but types them as a possible list. */
function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
