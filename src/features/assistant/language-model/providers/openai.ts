import { z } from 'zod'
import { parseJson, toRecord } from '#base/text.ts'
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

/** The last event of a streamed chat completion: https://platform.openai.com/docs/api-reference/chat-streaming */
const DONE = '[DONE]'

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z
              .array(
                z.object({
                  index: z.number().nullish(),
                  id: z.string().nullish(),
                  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ total_tokens: z.number().int().min(0).max(10_000_000).nullish() }).nullish(),
  error: z.unknown().optional(),
})
type Delta = NonNullable<NonNullable<z.infer<typeof chunk>['choices']>[number]['delta']>

/** Chat completions, which OpenAI and most other services have. `url` is the full URL of the call. */
export function openaiModel({ url, key, model }: ModelAccess): LanguageModel {
  const { host } = new URL(url)
  // The newer models of OpenAI reject the older name of the limit. Most other services know only the older name.
  const limit = host === 'api.openai.com' ? 'max_completion_tokens' : 'max_tokens'
  return {
    host,
    stream: (request, signal) => {
      const body = { ...bodyOf(model, request), [limit]: request.tokensMax }
      return partsOf(postForEvents(url, { authorization: `Bearer ${key}` }, body, signal))
    },
  }
}

async function* partsOf(events: ReturnType<typeof postForEvents>): AsyncGenerator<ModelPart> {
  const calls: (ToolCall & { index: number })[] = []
  let why: string | undefined
  let isDone = false
  for await (const message of events) {
    isDone = message.data.trim() === DONE
    if (isDone) break
    const one = chunk.safeParse(readEvent(message)).data
    if (!one || (one.error !== undefined && one.error !== null)) throw new ModelFailure('broken')
    const choice = one.choices?.[0]
    if (choice?.delta?.content) yield { type: 'text', text: choice.delta.content }
    for (const piece of choice?.delta?.tool_calls ?? []) addPiece(calls, piece)
    why = choice?.finish_reason ?? why
    if (one.usage?.total_tokens) yield { type: 'tokens', count: one.usage.total_tokens }
  }
  // Some services send no end mark, but every service sends a finish reason.
  if (!isDone && why === undefined) throw new ModelFailure('broken')
  if (why === 'content_filter') throw new ModelFailure('refused')
  for (const { id, name, input } of calls) yield { type: 'call', call: { id, name, input } }
  yield { type: 'end', cut: why === 'length' }
}

/**
 * The pieces of a call have the index of the call in the list. Some services send a whole call in one piece, all with index 0 or without an
 * index.
 */
function addPiece(
  calls: (ToolCall & { index: number })[],
  { index, id, function: called }: NonNullable<Delta['tool_calls']>[number],
): void {
  const last = calls.at(-1)
  const at = index ?? last?.index ?? 0
  const known = calls.findLast((call) => call.index === at)
  if (known && (!id || known.id === id)) {
    known.name ||= called?.name ?? ''
    known.input += called?.arguments ?? ''
    return
  }
  calls.push({
    index: at,
    id: id || `call-${calls.length + 1}`,
    name: called?.name ?? '',
    input: called?.arguments ?? '',
  })
}

function bodyOf(model: string, { instructions, situation, turns, tools, mayCall }: ModelRequest) {
  return {
    model,
    stream: true,
    stream_options: { include_usage: true },
    // The service rejects an empty list of tools.
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, input }) => ({
        type: 'function',
        function: { name, description, parameters: input },
      })),
      tool_choice: mayCall ? 'auto' : 'none',
    }),
    messages: [{ role: 'system', content: `${instructions}\n\n${situation}` }, ...turns.flatMap(messagesOf)],
  }
}

function messagesOf(turn: ModelTurn): object[] {
  if (turn.role === 'visitor') return [{ role: 'user', content: turn.text }]
  if (turn.role === 'tools')
    return turn.results.map(({ id, text }) => ({ role: 'tool', tool_call_id: id, content: text }))
  const calls = turn.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: isObject(input) ? input : '{}' },
  }))
  return [{ role: 'assistant', content: turn.text || null, ...(calls.length > 0 && { tool_calls: calls }) }]
}

/** True if the arguments are a JSON object. Services reject earlier turns with invalid arguments, even if the same service wrote them. */
function isObject(json: string): boolean {
  return toRecord(parseJson(json)) !== undefined
}
