import { z } from 'zod'
import { type Asked, askJson, hostOf } from '#server/fetch-json.ts'

/** The node understood the question and said no; `message` is its own. */
export class RpcRefusal extends Error {}

export type Call<T> = { method: string; params: unknown[]; schema: z.ZodType<T> }

const VERSION = '2.0'
const failure = z.object({ message: z.string().transform((text) => text.slice(0, 200)) })
/** Either field may be missing or null beside the other, as the node's age will have it. */
const answer = z.object({
  id: z.union([z.number(), z.string()]),
  result: z.unknown().optional(),
  error: failure.nullish(),
})

/** A node that refuses the whole instead of its parts answers once. */
const many = z.union([z.array(answer), z.object({ error: failure })])

/** Asks a JSON-RPC node one question. */
export async function askNode<T>(url: string, call: Call<T>, asked: Asked = {}): Promise<T> {
  const body = JSON.stringify(questionOf(call, 1))
  return resultOf(url, call, await askJson(url, answer, { method: 'POST', body, ...asked }))
}

/** Asks many at once; the answers come in the order of the questions, whatever the order they were sent in. */
export async function askNodeMany<T>(url: string, calls: Call<T>[], asked: Asked = {}): Promise<T[]> {
  return (await askNodeEach(url, calls, asked)).map((given) => {
    if (given instanceof RpcRefusal) throw given
    return given
  })
}

/** Asks many at once, where a single one may be refused. */
export async function askNodeEach<T>(url: string, calls: Call<T>[], asked: Asked = {}): Promise<(T | RpcRefusal)[]> {
  if (calls.length === 0) return []
  const body = JSON.stringify(calls.map(questionOf))
  const answers = await askJson(url, many, { method: 'POST', body, ...asked })
  if (!Array.isArray(answers)) throw new RpcRefusal(`${hostOf(url)} refused: ${answers.error.message}`)
  const byId = new Map(answers.map((one) => [Number(one.id), one]))
  return calls.map((call, at) => {
    const given = byId.get(at)
    if (!given) throw new Error(`${hostOf(url)} left a question unanswered`)
    return given.error ? refusalOf(url, call, given.error) : resultOf(url, call, given)
  })
}

function questionOf<T>({ method, params }: Call<T>, id: number) {
  return { jsonrpc: VERSION, id, method, params }
}

function resultOf<T>(url: string, { method, schema }: Call<T>, { result, error }: z.infer<typeof answer>): T {
  if (error) throw refusalOf(url, { method }, error)
  const parsed = schema.safeParse(result)
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new Error(`${hostOf(url)} answered ${method} with something else: ${fault?.path.join('.') ?? ''}`)
}

function refusalOf(url: string, { method }: { method: string }, { message }: { message: string }): RpcRefusal {
  return new RpcRefusal(`${hostOf(url)} refused ${method}: ${message}`)
}
