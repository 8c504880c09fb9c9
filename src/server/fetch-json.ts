import type { z } from 'zod'
import { readBounded } from '#base/bytes.ts'
import { SECOND } from '#base/time.ts'

export type Asked = {
  method?: 'GET' | 'POST'
  body?: string
  headers?: Record<string, string>
  /** For the whole answer, with its body. */
  withinMs?: number
  limitBytes?: number
  /** Of an answer with another status than 200: how long a reason is read. */
  reasonBytes?: number
}

/** A 404, which some services answer about what lies in the future; `answered` as in `WrongStatus`. */
export class NotFoundError extends Error {
  readonly answered: string
  constructor(host: string, answered: string) {
    super(`${host} has no such thing`)
    this.answered = answered
  }
}

/** An answer with another status than was asked for, and the beginning of its text, where a service may have written its reason. */
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
 * Asks a stranger and believes nothing: an end to the waiting and to the reading, no redirection, only status 200, only what the schema
 * takes. Addresses may hold a password or a key: they never stand in an error.
 */
export async function fetchJson<T>(url: string, schema: z.ZodType<T>, asked: Asked = {}): Promise<T> {
  const text = await fetchText(url, asked)
  const parsed = schema.safeParse(parseExact(text, hostOf(url)))
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new Error(`${hostOf(url)} answered something else: ${fault?.path.join('.') ?? ''} ${fault?.message ?? ''}`)
}

export async function fetchText(url: string, asked: Asked = {}): Promise<string> {
  return Buffer.from(await fetchBytes(url, asked)).toString('utf8')
}

export async function fetchBytes(
  url: string,
  { method = 'GET', body, headers: more, ...limits }: Asked = {},
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
      if (response.status === 404) throw new NotFoundError(hostOf(url), answered)
      throw new WrongStatus(hostOf(url), response.status, answered)
    }
    return await readLimited(response, limits.limitBytes ?? LIMIT_BYTES, hostOf(url))
  } catch (error) {
    if (end.aborted) throw new Error(`${hostOf(url)} did not answer in time`, { cause: error })
    if (error instanceof TypeError) throw new Error(`${hostOf(url)} cannot be reached`, { cause: error })
    throw error
  }
}

/** Where an answer came from, with nothing secret. */
export function hostOf(url: string): string {
  return new URL(url).host
}

/** `fetch` refuses a name and password inside the address, where the configuration has them. */
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
  return await readBounded(response.body, limitBytes, () => new Error(`${host} answered more than is read`))
}

/** A reason is short: of a longer answer nothing is read to its end. */
async function readReason(response: Response, limitBytes: number): Promise<string> {
  try {
    return Buffer.from(await readLimited(response, limitBytes, '')).toString('utf8')
  } catch {
    return ''
  }
}

/** Numbers that a double cannot hold exactly stay the text they were: amounts and prices lose nothing. */
function parseExact(text: string, host: string): unknown {
  const keepExact = (_key: string, value: unknown, { source }: { source?: string }): unknown =>
    typeof value === 'number' && !(Number.isSafeInteger(value) && String(value) === source) ? source : value
  try {
    // The language's types do not know the third argument yet.
    return JSON.parse(text, keepExact as (key: string, value: unknown) => unknown)
  } catch {
    throw new Error(`${host} answered no JSON`)
  }
}
