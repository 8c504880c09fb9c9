import { parseJson } from '#base/text.ts'

/** Problem details as the server sends them. `message` is in the page's language. */
export type ProblemBody = {
  status: number
  code: string
  message: string
  errors?: { path: string; message: string }[]
  [fact: string]: unknown
}

/** A response with a status other than 2xx. Its message is '{status}: {body text or status text}'. */
export class RequestError extends Error {
  readonly status: number
  readonly problem: ProblemBody | undefined
  /** Seconds to wait before a retry, if the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, text: string, problem: ProblemBody | undefined, retryAfter?: number) {
    super(`${status}: ${text}`)
    this.name = 'RequestError'
    this.status = status
    this.problem = problem
    this.retryAfter = retryAfter
  }
}

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** Calls the shop's API with the session cookie and reads JSON. Pages use `api.ts`, which knows the type of each response. */
export async function requestJson(
  path: string,
  { method = 'GET', body, headers, signal }: Options = {},
  /** A function that makes the request. The default is `fetch`. */
  send: (path: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<unknown> {
  const response = await send(path, {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal ?? null,
  })
  return await readAnswer(response)
}

/** Reads a response of the API. Throws a RequestError if the status is not 2xx. */
export async function readAnswer<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    throw new RequestError(response.status, text || response.statusText, readProblem(text), retryAfter)
  }
  return (text === '' ? undefined : JSON.parse(text)) as T
}

function readProblem(text: string): ProblemBody | undefined {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null && 'code' in value ? (value as ProblemBody) : undefined
}

/** The problem that the server reported for a failed call. Undefined if there was no response. */
export function findProblem(error: unknown): ProblemBody | undefined {
  return error instanceof RequestError ? error.problem : undefined
}

/**
 * Returns the same refusal after `rename` has changed the path of each field error. For a form whose field names differ from the fields of the call.
 * Other errors stay unchanged.
 */
export function withPaths(error: unknown, rename: (path: string) => string): unknown {
  if (!(error instanceof RequestError) || !error.problem?.errors) return error
  const errors = error.problem.errors.map(({ path, message }) => ({ path: rename(path), message }))
  return new RequestError(error.status, error.message, { ...error.problem, errors }, error.retryAfter)
}
