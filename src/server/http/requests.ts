import { readBounded } from '#base/bytes.ts'
import { Refusal } from '#base/refusal.ts'
import { schemaFaults } from '#base/schema-faults.ts'
import { isStorable } from '#base/text.ts'
import { ZodObject, type ZodType } from 'zod'

const BODY_LIMIT = 64 * 1024
const DEPTH_LIMIT = 12

/** Refuses a changing request that a page of another site could have sent (docs/security.md, "Requests"). `origins` are ours. */
export function assertSameOrigin(headers: Headers, origins: string[]): void {
  const origin = headers.get('origin')
  if (origin !== null && origins.includes(origin)) return
  if (origin === null && headers.get('sec-fetch-site') === 'same-origin') return
  throw new Refusal('forbidden', 'http.cross-site')
}

/** Reads a JSON body: 415 for another type, 413 over `limit` bytes, 400 for what is not plain JSON. */
export async function readJson(request: Request, limit = BODY_LIMIT): Promise<unknown> {
  assertJson(request.headers)
  return parseJson(await readText(request, limit))
}

/** As `readJson`, for a call that needs nothing said: no body at all is an object without fields. */
export async function readJsonIfAny(request: Request, limit = BODY_LIMIT): Promise<unknown> {
  const text = await readText(request, limit)
  if (text === '') return {}
  assertJson(request.headers)
  return parseJson(text)
}

/** For a call that takes no body: one that comes all the same is checked like any other, and then ignored. */
export async function readNothing(request: Request): Promise<void> {
  const text = await readText(request)
  if (text === '') return
  assertJson(request.headers)
  parseJson(text)
}

function assertJson(headers: Headers): void {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new Refusal('wrong-type', 'http.json-only')
}

function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('malformed', 'http.broken-json')
  }
  assertPlain(value, 0)
  return value
}

/** The body as text, just as it came: 413 over `limit` bytes, 400 for what is not UTF-8. */
export async function readText(request: Request, limit = BODY_LIMIT): Promise<string> {
  const tooLarge = () => new Refusal('too-large', 'http.too-large')
  const told = request.headers.get('content-length')
  if (Number(told ?? 0) > limit) throw tooLarge()
  // With a Content-Length the HTTP parser bounds the body, so it is read at once: a web stream costs far more.
  const whole = told === null ? readBounded(request.body, limit, tooLarge) : request.arrayBuffer()
  const bytes = await whole.catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    // The sender went away in the middle; a broken connection of theirs is no fault of ours.
    throw new Refusal('malformed', 'http.broken-json')
  })
  if (bytes.byteLength > limit) throw tooLarge()
  try {
    // A byte order mark stays: a signature is made over it too.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal('malformed', 'http.broken-json')
  }
}

/** A message of another service, just as it came, for whoever checks its signature; 400 when it is JSON that no database can keep. */
export async function readWebhook(request: Request): Promise<string> {
  const text = await readText(request)
  try {
    assertPlain(JSON.parse(text), 0)
  } catch (error) {
    // What is no JSON at all is for the service's own reader to refuse.
    if (error instanceof Refusal) throw error
  }
  return text
}

function assertStorable(text: string): void {
  if (!isStorable(text)) throw new Refusal('malformed', 'http.unreadable-text')
}

function assertPlain(value: unknown, depth: number): void {
  if (typeof value === 'string') assertStorable(value)
  if (typeof value !== 'object' || value === null) return
  if (depth > DEPTH_LIMIT) throw new Refusal('malformed', 'http.too-deep')
  for (const [key, inner] of Object.entries(value)) {
    assertStorable(key)
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new Refusal('malformed', 'http.broken-json')
    assertPlain(inner, depth + 1)
  }
}

/**
 * The query as a plain record. A parameter without a value, `?q=`, is as good as none; one given twice is refused, so that no two readers
 * see different values.
 */
export function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, value] of url.searchParams) {
    assertStorable(name)
    assertStorable(value)
    if (Object.hasOwn(query, name)) throw new Refusal('malformed', 'http.duplicate-parameter')
    query[name] = value
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

/** Validates input against its schema; the refusal lists every fault with its path. */
export function parseInput<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new Refusal('invalid', 'http.invalid', { faults: schemaFaults(parsed.error.issues, value) })
}

/** The state that a change is meant for, as a number: quoted, weak or bare. */
const VERSION = /^(?:W\/)?"?(\d{1,15})"?$/

/**
 * A change that names in its body the version it is meant for may name it in `If-Match` instead (RFC 9110, 13.1.1). If it names both, the
 * older counts, so that a stale change is refused.
 */
export function withVersion(schema: ZodType, body: unknown, ifMatch: string | null): unknown {
  const given = VERSION.exec(ifMatch ?? '')?.[1]
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (given === undefined || !isObject || !(schema instanceof ZodObject && 'version' in schema.shape)) return body
  const version = Number(given)
  const written = 'version' in body ? body.version : version
  return { ...body, version: typeof written === 'number' ? Math.min(written, version) : written }
}
