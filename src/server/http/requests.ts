import { readBounded } from '#base/bytes.ts'
import { invalidInput, Refusal } from '#base/refusal.ts'
import { schemaFaults } from '#base/schema-faults.ts'
import { isStorable } from '#base/text.ts'
import { ZodObject, type ZodType } from 'zod'

const MAX_BODY_BYTES = 64 * 1024
const MAX_DEPTH = 12

/** Refuses a change that a page of another site could have sent (docs/security.md, "Requests"). `origins` lists our own origins. */
export function assertSameOrigin(headers: Headers, origins: string[]): void {
  const origin = headers.get('origin')
  if (origin !== null && origins.includes(origin)) return
  if (origin === null && headers.get('sec-fetch-site') === 'same-origin') return
  throw new Refusal('forbidden', 'http.cross-site')
}

/** Reads a JSON body: 415 for another type, 413 over `limit` bytes, 400 for invalid JSON. */
export async function readJson(request: Request, limit = MAX_BODY_BYTES): Promise<unknown> {
  assertJson(request.headers)
  return parseJson(await readText(request, limit))
}

/** The same as `readJson`, for a call without required fields. A missing body counts as an empty object. */
export async function readJsonIfAny(request: Request, limit = MAX_BODY_BYTES): Promise<unknown> {
  const text = await readText(request, limit)
  if (text === '') return {}
  assertJson(request.headers)
  return parseJson(text)
}

/** Reads the request of a call without a body. If the client sends a body, it is checked like any other body and then ignored. */
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

/** The body as unchanged text: 413 over `limit` bytes, 400 if it is not UTF-8. */
export async function readText(request: Request, limit = MAX_BODY_BYTES): Promise<string> {
  const tooLarge = () => new Refusal('too-large', 'http.too-large')
  const declaredLength = request.headers.get('content-length')
  if (Number(declaredLength ?? 0) > limit) throw tooLarge()
  // With a Content-Length the HTTP parser limits the body, so the body is read in one step. A web stream costs far more.
  const whole = declaredLength === null ? readBounded(request.body, limit, tooLarge) : request.arrayBuffer()
  const bytes = await whole.catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    // The client disconnected during the body. That is not an error of the shop.
    throw new Refusal('malformed', 'http.broken-json')
  })
  if (bytes.byteLength > limit) throw tooLarge()
  try {
    // A byte order mark stays in the text, because the signature covers it.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal('malformed', 'http.broken-json')
  }
}

/** Reads the message of another service unchanged, so that its signature can be checked. Answers 400 for JSON that no database can store. */
export async function readWebhook(request: Request): Promise<string> {
  const text = await readText(request)
  try {
    assertPlain(JSON.parse(text), 0)
  } catch (error) {
    // Text that is not JSON is passed on, because the parser of the service refuses it.
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
  if (depth > MAX_DEPTH) throw new Refusal('malformed', 'http.too-deep')
  for (const [key, inner] of Object.entries(value)) {
    assertStorable(key)
    if (key === '__proto__' || key === 'constructor' || key === 'prototype')
      throw new Refusal('malformed', 'http.broken-json')
    assertPlain(inner, depth + 1)
  }
}

/**
 * The query as a simple record. A parameter without a value, `?q=`, counts as missing. A repeated parameter is refused, because two parsers
 * could read different values.
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

/** Validates input against its schema. The refusal lists every fault with its path. */
export function parseInput<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw invalidInput(schemaFaults(parsed.error.issues, value))
}

/** The pattern of the version in `If-Match`: a number, which may be in quotes or marked as weak. */
const VERSION = /^(?:W\/)?"?(\d{1,15})"?$/

/**
 * A change that states its version in the body may also state it in `If-Match` (RFC 9110, 13.1.1). If both are present, the older version is
 * used, so that a stale change is refused.
 */
export function withVersion(schema: ZodType, body: unknown, ifMatch: string | null): unknown {
  const given = VERSION.exec(ifMatch ?? '')?.[1]
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  if (given === undefined || !isObject || !(schema instanceof ZodObject && 'version' in schema.shape)) return body
  const version = Number(given)
  const written = 'version' in body ? body.version : version
  return { ...body, version: typeof written === 'number' ? Math.min(written, version) : written }
}
