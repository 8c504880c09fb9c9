import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import Negotiator from 'negotiator'

/** The same content in its encodings; already compressed content, such as a picture, has one. */
export type Representation = { etag: string; plain: Buffer; brotli?: Buffer; gzip?: Buffer }

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smallest first: decides between encodings that a client likes equally. */
const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity']

/** The types of the library end at 0.6; `preferred` came with 1.0. */
type WithPreference = {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[]
}

/** The client's preferred available encoding (RFC 9110, 12.5.3); `identity` also for a client that accepts none. */
export function chooseEncoding(accepted: string | undefined, content: Representation): Encoding {
  if (accepted === undefined) return 'identity'
  // Does not read the values: an encoding may be produced only when first sent.
  const available = PREFERRED.filter((name) => name === 'identity' || (name === 'br' ? 'brotli' : 'gzip') in content)
  const negotiator: WithPreference = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const [chosen] = negotiator.encodings(available, { preferred: PREFERRED })
  return available.find((name) => name === chosen) ?? 'identity'
}

/** A tag from the bytes alone: the same in every process. */
export function computeEtag(bytes: Buffer | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** Bytes that differ must not share a strong tag (RFC 9110, 8.8.3.3). */
export function encodingEtag(etag: string, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
}

/** Whether `If-None-Match` matches this tag: a list, `*`, or a tag that an intermediary has made weak (RFC 9110, 13.1.2). */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  return [...header.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag)
}

/** Sends the client's preferred encoding, or 304 if unchanged. Other headers must be set before. */
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
