import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { ModelFailure } from './language-model.ts'

/** The maximum size of one event, and of a whole answer. An answer with a thousand tokens has some hundred kilobytes of events. */
const MAX_EVENT = 200_000
const MAX_ANSWER_BYTES = 4_000_000
const BUSY: readonly number[] = [429, 503, 529]

/** Posts JSON and reads the events of the response. Ends the request when the caller stops reading or `signal` is aborted. */
export async function* postForEvents(
  url: string,
  headers: Record<string, string>,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage> {
  const stopped = new AbortController()
  const end = AbortSignal.any([signal, stopped.signal])
  try {
    const response = await post(url, headers, body, end)
    for await (const chunk of eventsOf(response.body, signal)) yield* chunk
  } finally {
    stopped.abort()
  }
}

async function post(url: string, headers: Record<string, string>, body: unknown, end: AbortSignal): Promise<Response> {
  const sent = { 'content-type': 'application/json', accept: 'text/event-stream', 'user-agent': 'ahuti', ...headers }
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: sent,
      body: JSON.stringify(body),
      redirect: 'error',
      signal: end,
    })
  } catch {
    end.throwIfAborted()
    throw new ModelFailure('unreachable')
  }
  if (response.status === 200) return response
  throw new ModelFailure(BUSY.includes(response.status) ? 'busy' : 'refused', response.status)
}

/** For each chunk of the body, yields all events that the chunk completes. */
async function* eventsOf(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): AsyncGenerator<EventSourceMessage[]> {
  let events: EventSourceMessage[] = []
  const fault = { found: false }
  const parser = createParser({
    maxBufferSize: MAX_EVENT,
    onEvent: (event) => events.push(event),
    onError: () => {
      fault.found = true
    },
  })
  const decoder = new TextDecoder()
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      parser.feed(decoder.decode(chunk, { stream: true }))
      if (fault.found || size > MAX_ANSWER_BYTES) throw new ModelFailure('broken')
      yield events
      events = []
    }
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof ModelFailure ? error : new ModelFailure('broken')
  }
}

/** The JSON of an event. If the JSON is invalid, the answer is aborted. */
export function readEvent({ data }: EventSourceMessage): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new ModelFailure('broken')
  }
}
