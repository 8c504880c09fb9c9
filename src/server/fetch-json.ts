import type { z } from 'zod'
import { readBounded } from '#base/bytes.ts'
import { SECOND } from '#base/time.ts'

export type JsonRequest = {
  method?: 'GET' | 'POST'
  body?: string
  headers?: Record<string, string>
  /** The time limit for the whole response including its body. */
  withinMs?: number
  limitBytes?: number
  /** The maximum number of bytes of the explanation that are read if the status is not 200. */
  reasonBytes?: number
}

/** The error for status 404. Some services return this status for times in the future. `answered` is the same as in `WrongStatus`. */
export class NotFoundError extends Error {
  readonly answered: string
  constructor(host: string, answered: string) {
    super(`${host} has no such thing`)
    this.answered = answered
  }
}

/** The error for an unexpected status, with the start of the response text, in which a service may explain the status. */
export class WrongStatus extends Error {
  readonly status: number
  readonly answered: string
  constructor(host: string, status: number, answered: string) {
    super(`${host} answered with status ${status}`)
    this.status = status
    this.answered = answered
  }
}

const WITHIN = 8 * SECOND
const LIMIT_BYTES = 2_000_000
const REASON_BYTES = 4_000

/**
 * Calls a service of another company without trusting its answer: limits time and size, follows no redirects, and accepts only status 200 and data
 * that fits the schema. Addresses may contain a password or a key, so they never appear in errors.
 */
export async function fetchJson<T>(url: string, schema: z.ZodType<T>, options: JsonRequest = {}): Promise<T> {
  const text = await fetchText(url, options)
  const parsed = schema.safeParse(parseExact(text, hostFrom(url)))
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new Error(`${hostFrom(url)} returned unexpected data: ${fault?.path.join('.') ?? ''} ${fault?.message ?? ''}`)
}

export async function fetchText(url: string, options: JsonRequest = {}): Promise<string> {
  return Buffer.from(await fetchBytes(url, options)).toString('utf8')
}

export async function fetchBytes(
  url: string,
  { method = 'GET', body, headers: more, ...limits }: JsonRequest = {},
): Promise<Uint8Array> {
  const { address, authorization } = withoutPassword(url)
  const end = AbortSignal.timeout(limits.withinMs ?? WITHIN)
  const headers = {
    accept: 'application/json, text/plain, */*',
    'user-agent': 'ahuti',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(authorization && { authorization }),
    ...more,
  }
  try {
    const response = await fetch(address, { method, body, headers, redirect: 'error', signal: end })
    if (response.status !== 200) {
      const answered = await readReason(response, limits.reasonBytes ?? REASON_BYTES)
      if (response.status === 404) throw new NotFoundError(hostFrom(url), answered)
      throw new WrongStatus(hostFrom(url), response.status, answered)
    }
    return await readLimited(response, limits.limitBytes ?? LIMIT_BYTES, hostFrom(url))
  } catch (error) {
    if (end.aborted) throw new Error(`${hostFrom(url)} did not answer in time`, { cause: error })
    if (error instanceof TypeError) throw new Error(`${hostFrom(url)} cannot be reached`, { cause: error })
    throw error
  }
}

/** The host of an address, without secrets. */
export function hostFrom(url: string): string {
  return new URL(url).host
}

/** Moves the user name and password from the URL to a header. The configuration has them in the URL, but `fetch` refuses such a URL. */
function withoutPassword(url: string): { address: string; authorization: string | undefined } {
  const parsed = new URL(url)
  const { username, password } = parsed
  if (!username && !password) return { address: url, authorization: undefined }
  parsed.username = ''
  parsed.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { address: parsed.href, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

async function readLimited(response: Response, limitBytes: number, host: string): Promise<Uint8Array> {
  return await readBounded(response.body, limitBytes, () => new Error(`${host} returned a response that is too long`))
}

/** The explanation of a status is short, so a longer response is not read completely. */
async function readReason(response: Response, limitBytes: number): Promise<string> {
  try {
    return Buffer.from(await readLimited(response, limitBytes, '')).toString('utf8')
  } catch {
    return ''
  }
}

/** A number that a double cannot represent exactly stays text, so amounts and prices lose no precision. */
function parseExact(text: string, host: string): unknown {
  const keepExact = (_key: string, value: unknown, { source }: { source?: string }): unknown =>
    typeof value === 'number' && !(Number.isSafeInteger(value) && String(value) === source) ? source : value
  try {
    // TypeScript's types do not know the third argument yet.
    return JSON.parse(text, keepExact as (key: string, value: unknown) => unknown)
  } catch {
    throw new Error(`${host} did not return JSON`)
  }
}
