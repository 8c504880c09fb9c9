import { z } from 'zod'
import { parseJson } from '#base/text.ts'
import { postForEvents, readEvent } from './event-stream.ts'
import {
  type LanguageModel,
  type ModelAccess,
  ModelFailure,
  type ModelPart,
  type ModelRequest,
  type ModelTurn,
  type ToolCall,
} from './language-model.ts'

/** The version of Anthropic's Messages API: https://platform.claude.com/docs/en/build-with-claude/streaming */
const VERSION = '2023-06-01'

const count = z.number().int().min(0).max(10_000_000).nullish()
const usage = z
  .object({
    input_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
    output_tokens: count,
  })
  .partial()
type Usage = z.infer<typeof usage>

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message_start'), message: z.object({ usage: usage.optional() }) }),
  z.object({
    type: z.literal('content_block_start'),
    index: z.number(),
    content_block: z.object({ type: z.string(), id: z.string().optional(), name: z.string().optional() }),
  }),
  z.object({
    type: z.literal('content_block_delta'),
    index: z.number(),
    delta: z.object({ type: z.string(), text: z.string().optional(), partial_json: z.string().optional() }),
  }),
  z.object({ type: z.literal('content_block_stop'), index: z.number() }),
  z.object({
    type: z.literal('message_delta'),
    delta: z.object({ stop_reason: z.string().nullish() }),
    usage: usage.optional(),
  }),
  z.object({ type: z.literal('message_stop') }),
  z.object({ type: z.literal('error'), error: z.object({ type: z.string().optional() }) }),
])
/** The types of events that this client reads. The API may add new types without a new version, and clients should ignore them. */
const KNOWN: readonly unknown[] = event.options.map((option) => option.shape.type.value)
const named = z.object({ type: z.string() })

/** Anthropic's Messages API, which a few other services also have. `url` is the full URL of the call. */
export function anthropicModel({ url, key, model }: ModelAccess): LanguageModel {
  const headers = { 'x-api-key': key, 'anthropic-version': VERSION }
  return {
    host: new URL(url).host,
    stream: (request, signal) => partsOf(postForEvents(url, headers, bodyOf(model, request), signal)),
  }
}

async function* partsOf(events: ReturnType<typeof postForEvents>): AsyncGenerator<ModelPart> {
  const calls = new Map<number, ToolCall>()
  let used: Usage = {}
  let why: string | undefined
  for await (const message of events) {
    const said = readEvent(message)
    // Skips unknown events, for example pings.
    if (!KNOWN.includes(named.safeParse(said).data?.type)) continue
    const one = event.safeParse(said).data
    if (!one) throw new ModelFailure('broken')
    if (one.type === 'error') throw new ModelFailure(one.error.type === 'overloaded_error' ? 'busy' : 'broken')
    if (one.type === 'message_start') used = { ...one.message.usage }
    if (one.type === 'content_block_start' && one.content_block.type === 'tool_use') {
      const { id = '', name = '' } = one.content_block
      calls.set(one.index, { id, name, input: '' })
    }
    if (one.type === 'content_block_delta') {
      const { type, text = '', partial_json: json = '' } = one.delta
      const call = calls.get(one.index)
      if (type === 'text_delta') yield { type: 'text', text }
      if (type === 'input_json_delta' && call) call.input += json
    }
    if (one.type === 'content_block_stop') {
      const call = calls.get(one.index)
      if (call) yield { type: 'call', call }
      calls.delete(one.index)
    }
    if (one.type === 'message_delta') {
      why = one.delta.stop_reason ?? why
      used = { ...used, ...one.usage }
    }
    if (one.type === 'message_start' || one.type === 'message_delta') yield { type: 'tokens', count: sumOf(used) }
    if (one.type === 'message_stop') {
      if (why === 'refusal') throw new ModelFailure('refused')
      yield { type: 'end', cut: why === 'max_tokens' }
      return
    }
  }
  throw new ModelFailure('broken')
}

/** Returns the number of tokens of a request. Cached tokens count fully. The budget is only a limit and need not equal the bill. */
function sumOf(used: Usage): number {
  return (
    (used.input_tokens ?? 0) +
    (used.cache_creation_input_tokens ?? 0) +
    (used.cache_read_input_tokens ?? 0) +
    (used.output_tokens ?? 0)
  )
}

function bodyOf(model: string, { instructions, situation, turns, tools, mayCall, tokensMax }: ModelRequest) {
  return {
    model,
    max_tokens: tokensMax,
    stream: true,
    system: [
      // The longest part of the request. It is always the same, so the service caches it for some minutes.
      { type: 'text', text: instructions, cache_control: { type: 'ephemeral' } },
      { type: 'text', text: situation },
    ],
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, input }) => ({ name, description, input_schema: input })),
      tool_choice: { type: mayCall ? 'auto' : 'none' },
    }),
    messages: turns.map(messageOf),
  }
}

function messageOf(turn: ModelTurn) {
  if (turn.role === 'visitor') return { role: 'user', content: turn.text }
  if (turn.role === 'tools') {
    const content = turn.results.map(({ id, text, isError }) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: text,
      is_error: isError,
    }))
    return { role: 'user', content }
  }
  const calls = turn.calls.map(({ id, name, input }) => ({ type: 'tool_use', id, name, input: inputOf(input) }))
  return { role: 'assistant', content: [...(turn.text ? [{ type: 'text', text: turn.text }] : []), ...calls] }
}

/** Returns the arguments of a tool call as an object. The arguments arrive in pieces, and the result may not be valid JSON. */
function inputOf(json: string): unknown {
  return z.record(z.string(), z.unknown()).catch({}).parse(parseJson(json))
}
