import { z } from 'zod'
import { type JsonRequest, fetchJson, hostFrom, NotFoundError, WrongStatus } from '#server/fetch-json.ts'

/** The error if a node understood a request and refused it. `message` and `code` come from the node. */
export class RpcRefusal extends Error {
  readonly code: number | undefined
  constructor(message: string, code: number | undefined) {
    super(message)
    this.code = code
  }
}

export type Call<T> = { method: string; params: unknown[]; schema: z.ZodType<T> }

const VERSION = '2.0'
/** The HTTP statuses for an unknown key, a used-up daily quota and too many requests. They do not mean that the node refuses the request itself. */
const LIMIT_STATUSES = [401, 402, 429]
/** The error codes about too many requests: "limit exceeded" of EIP-1474, and an HTTP status that some services use as a code. */
const LIMIT_CODES = [-32_005, 429]
/** The maximum size in bytes of the body of an error. A hundred refusals in one list fit into it. */
const REASON_BYTES = 64_000

const failure = z.object({
  message: z.string().transform((text) => text.slice(0, 200)),
  code: z.number().optional().catch(undefined),
})
type Failure = z.infer<typeof failure>
/** One answer of a node. It has either `result` or `error`. The other field is null in JSON-RPC 1.0, and missing in 2.0. Nodes send both forms. */
const answer = z.object({
  id: z.union([z.number(), z.string()]).nullish(),
  result: z.unknown().optional(),
  error: failure.nullish(),
})

/** The answer to a batch. A node that refuses the whole batch sends one object instead of a list. */
const many = z.union([z.array(answer), z.object({ error: failure })])

export async function rpcCall<T>(url: string, call: Call<T>, options: JsonRequest = {}): Promise<T> {
  return resultOf(url, call, await ask(url, questionOf(call, 1), answer, options))
}

/** Sends a batch of requests. The results are in the order of the requests, even if the node answers in another order. */
export async function rpcBatch<T>(url: string, calls: Call<T>[]): Promise<T[]> {
  const [only] = calls
  // A single request is sent without a batch, because some services charge for the batch itself as one more request.
  if (only && calls.length === 1) return [await rpcCall(url, only)]
  return (await rpcEach(url, calls)).map((given) => {
    if (given instanceof RpcRefusal) throw given
    return given
  })
}

/** Sends a batch of requests. The node may refuse some requests and answer the others. */
export async function rpcEach<T>(
  url: string,
  calls: Call<T>[],
  options: JsonRequest = {},
): Promise<(T | RpcRefusal)[]> {
  if (calls.length === 0) return []
  const answers = await ask(url, calls.map(questionOf), many, options)
  if (!Array.isArray(answers)) throw refusalOf(url, 'a list', answers.error)
  const byId = new Map(answers.map((one) => [Number(one.id ?? Number.NaN), one]))
  return calls.map((call, at) => {
    const given = byId.get(at)
    if (!given) throw new Error(`${hostFrom(url)} did not answer one request of a batch`)
    return given.error ? refusalOf(url, call.method, given.error) : resultOf(url, call, given)
  })
}

/** The error if a node does not belong to the configured chain. */
export class WrongChain extends Error {}

/** Returns a function that calls `question`. After the first success it does not call `question` again. */
export function untilFirstSuccess(question: () => Promise<void>): () => Promise<void> {
  let isKnown = false
  return async () => {
    if (!isKnown) await question()
    isKnown = true
  }
}

/**
 * Sends a request and parses the answer. Many nodes and services send errors with a status other than 200 and the reason in the body, as an
 * old specification of JSON-RPC over HTTP required. Only the reason is read from such a body.
 */
async function ask<T>(url: string, question: object, schema: z.ZodType<T>, options: JsonRequest): Promise<T> {
  const body = JSON.stringify(question)
  try {
    return await fetchJson(url, schema, { method: 'POST', body, reasonBytes: REASON_BYTES, ...options })
  } catch (error) {
    const isReason =
      error instanceof NotFoundError || (error instanceof WrongStatus && !LIMIT_STATUSES.includes(error.status))
    const reason = isReason ? reasonIn(error.answered) : undefined
    throw reason ? refusalOf(url, 'a question', reason) : error
  }
}

const refused = z.object({ error: failure })

function reasonIn(message: string): Failure | undefined {
  try {
    const parsed = z.union([refused, z.array(refused).min(1)]).safeParse(JSON.parse(message))
    return [parsed.data].flat()[0]?.error
  } catch {
    return undefined
  }
}

function questionOf<T>({ method, params }: Call<T>, id: number) {
  return { jsonrpc: VERSION, id, method, params }
}

function resultOf<T>(url: string, { method, schema }: Call<T>, { result, error }: z.infer<typeof answer>): T {
  if (error) throw refusalOf(url, method, error)
  const parsed = schema.safeParse(result)
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new Error(`unexpected answer from ${hostFrom(url)} to ${method}: ${fault?.path.join('.') ?? ''}`)
}

/** Builds the error for a refusal. Throws a different error if the node refused only because of too many requests. */
function refusalOf(url: string, what: string, { message, code }: Failure): RpcRefusal {
  const text = `${hostFrom(url)} refused ${what}: ${message}`
  if (code !== undefined && LIMIT_CODES.includes(code)) throw new Error(text)
  return new RpcRefusal(text, code)
}
