import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readBody } from 'node:stream/consumers'

export const MODEL_KEY = 'sk-consultant-of-a-test'

type Call = { name: string; input: unknown }

/** The model's output: text in pieces, and tool calls. */
type ScriptedAnswer = { text?: string | string[]; calls?: Call[]; cut?: boolean }
/**
 * The faults of the server: no answer, an HTTP error, a connection that breaks in the middle, invalid JSON, an error event, incomplete arguments, or
 * a first event without more events.
 */
type Fault =
  | 'silent'
  | 'breaks-off'
  | 'bad-json'
  | 'error-event'
  | 'truncated-arguments'
  | 'stalls'
  | { status: number }
export type ModelReply = ScriptedAnswer | Fault

/** A request to the language model, in the same format for both protocols. */
export type ModelQuestion = {
  protocol: 'anthropic' | 'openai'
  headers: IncomingMessage['headers']
  system: string
  tools: string[]
  toolChoice: string
  /** The texts of the conversation, without the results of tools. */
  turns: { role: string; text: string }[]
  /** The tool results as the model receives them, oldest first. */
  results: string[]
  /** Resolves when the client has closed the connection before the end of the answer. */
  closed: Promise<void>
}

export type ConsultantServer = Awaited<ReturnType<typeof openConsultantServer>>

/** A local language model that gives prepared answers, over Anthropic's Messages and over chat completions. */
export async function openConsultantServer() {
  const questions: ModelQuestion[] = []
  let reply: (question: ModelQuestion) => ModelReply = () => ({ text: 'ok' })

  const server = createServer((request, response) => void serve(request, response))

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await readBody(request)) as Body
    const closed = new Promise<void>((resolve) => response.on('close', resolve))
    const protocol = request.url?.endsWith('/v1/messages') ? 'anthropic' : 'openai'
    const question = { protocol, headers: request.headers, closed, ...readQuestion(body) } as const
    questions.push(question)
    const key = protocol === 'anthropic' ? request.headers['x-api-key'] : request.headers.authorization
    // Careless services repeat the key in their answer, so this server does the same.
    if (!String(key).endsWith(MODEL_KEY)) return fail(response, 401, `bad key ${String(key)}`)
    send(response, protocol, reply(question), String(key))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    /** The full URL of a call. */
    url: { anthropic: `${origin}/v1/messages`, openai: `${origin}/v1/chat/completions` },
    questions,
    answering: (next: (question: ModelQuestion) => ModelReply) => {
      reply = next
    },
    /** Sets the answers to the next questions, in order. After the last answer, the server repeats this answer. */
    saying: (...replies: ModelReply[]) => {
      const rest = [...replies]
      reply = () => (rest.length > 1 ? rest.shift() : rest[0]) ?? {}
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function send(response: ServerResponse, protocol: ModelQuestion['protocol'], reply: ModelReply, key: string): void {
  if (reply === 'silent') return
  if (typeof reply === 'object' && 'status' in reply)
    return fail(response, reply.status, `no, not for ${key}`, { 'retry-after': '1' })
  const events = protocol === 'anthropic' ? anthropicEvents(reply, key) : openaiEvents(reply, key)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(event)
  if (reply === 'stalls') return
  response.end()
}

const BEGUN = ['Сейчас ', 'посмотрю. ', 'В традиции ']

/** https://platform.claude.com/docs/en/build-with-claude/streaming */
function anthropicEvents(reply: Exclude<ModelReply, { status: number }>, key: string): string[] {
  const event = (type: string, rest: object = {}) => `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`
  const start = event('message_start', { message: { usage: { input_tokens: 100, output_tokens: 1 } } })
  const text = (pieces: string[]) => [
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('ping'),
    ...pieces.map((piece) => event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } })),
  ]
  if (typeof reply === 'string' && reply !== 'truncated-arguments') {
    const last = reply === 'bad-json' ? 'event: content_block_delta\ndata: {"type":"content_blo\n\n' : ''
    const error =
      reply === 'error-event'
        ? event('error', { error: { type: 'overloaded_error', message: `Overloaded: ${key}` } })
        : ''
    return [start, ...text(BEGUN), last, error].filter(Boolean)
  }
  const said = saidOf(reply)
  const calls = said.calls.flatMap(({ id, name, json }, place) => [
    event('content_block_start', { index: place + 1, content_block: { type: 'tool_use', id, name, input: {} } }),
    ...pieces(json).map((part) =>
      event('content_block_delta', { index: place + 1, delta: { type: 'input_json_delta', partial_json: part } }),
    ),
    event('content_block_stop', { index: place + 1 }),
  ])
  const reason = said.cut ? 'max_tokens' : calls.length > 0 ? 'tool_use' : 'end_turn'
  return [
    start,
    ...text(said.text),
    event('content_block_stop', { index: 0 }),
    ...calls,
    event('message_delta', { delta: { stop_reason: reason }, usage: { output_tokens: 50 } }),
    event('message_stop'),
  ]
}

/** https://platform.openai.com/docs/api-reference/chat-streaming */
function openaiEvents(reply: Exclude<ModelReply, { status: number }>, key: string): string[] {
  const chunk = (delta: object, reason: string | null = null) =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`
  const start = chunk({ role: 'assistant', content: '' })
  const text = (pieces: string[]) => pieces.map((content) => chunk({ content }))
  if (typeof reply === 'string' && reply !== 'truncated-arguments') {
    const last = reply === 'bad-json' ? 'data: {"choices":[{"del\n\n' : ''
    const error =
      reply === 'error-event' ? `data: ${JSON.stringify({ error: { message: `Overloaded: ${key}` } })}\n\n` : ''
    return [start, ...text(BEGUN), last, error].filter(Boolean)
  }
  const said = saidOf(reply)
  const calls = said.calls.flatMap(({ id, name, json }, index) => [
    chunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] }),
    ...pieces(json).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
  ])
  return [
    start,
    ...text(said.text),
    ...calls,
    chunk({}, said.cut ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop'),
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 } })}\n\n`,
    'data: [DONE]\n\n',
  ]
}

function saidOf(reply: ScriptedAnswer | 'truncated-arguments') {
  const said: ScriptedAnswer = reply === 'truncated-arguments' ? { calls: [{ name: 'get_ritual', input: {} }] } : reply
  const { text = [], calls = [], cut = false } = said
  return {
    text: typeof text === 'string' ? pieces(text) : text,
    calls: calls.map(({ name, input }, place) => ({
      id: `tool-${place}`,
      name,
      json: reply === 'truncated-arguments' ? '{"id":"gan' : JSON.stringify(input),
    })),
    cut,
  }
}

/** Cuts a text into short pieces. A real model also sends its answer in pieces that can end inside a word. */
function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,7}/gu) ?? []
}

type Block = { type?: string; text?: string; content?: string }
type Body = {
  system?: Block[]
  tools?: { name?: string; function?: { name: string } }[]
  tool_choice?: string | { type: string }
  messages: { role: string; content: string | Block[] | null }[]
}

function readQuestion({ system = [], tools = [], tool_choice: choice = '', messages }: Body) {
  const blocks = messages.flatMap(({ role, content }) =>
    typeof content === 'string' || content === null
      ? [{ role, type: role === 'tool' ? 'tool_result' : 'text', text: content ?? '' }]
      : content.map((block) => ({ role, type: block.type, text: block.text ?? block.content ?? '' })),
  )
  const texts = blocks.filter(({ type }) => type === 'text').map(({ role, text }) => ({ role, text }))
  return {
    system: [
      ...system.map(({ text }) => text),
      ...texts.filter(({ role }) => role === 'system').map((one) => one.text),
    ].join('\n\n'),
    tools: tools.map((tool) => tool.name ?? tool.function?.name ?? ''),
    toolChoice: typeof choice === 'string' ? choice : choice.type,
    turns: texts.filter(({ role }) => role !== 'system'),
    results: blocks.filter(({ type }) => type === 'tool_result').map(({ text }) => text),
  }
}

function fail(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ error: { type: 'error', message } }))
}
