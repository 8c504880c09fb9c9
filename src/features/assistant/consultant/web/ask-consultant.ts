import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { Lang } from '#base/i18n.ts'
import { SECOND } from '#base/time.ts'
import { readAnswer, RequestError } from '#ui/data/request.ts'
import { type ConsultantEvent, ENGINE_TIMEOUT, type Turn } from '../model.ts'
import type { Failure } from '../rules-transcript.ts'

/** The body of a question (docs/contract.md, "The consultant"). */
export type QuestionBody = {
  text: string
  lang: Lang
  conversationId?: string
  turns?: Turn[]
  page?: { serviceId: string }
  consent?: true
}

/**
 * The maximum time without any event, in milliseconds. It is longer than the time limit of the language model, because the local consultant
 * may answer after that limit.
 */
const SILENCE_TIMEOUT = ENGINE_TIMEOUT + 15 * SECOND

/** Sends a question and passes on its events. Resolves with the failure if the question failed. A question that `signal` stops has not failed. */
export async function askConsultant(
  body: QuestionBody,
  onEvent: (event: ConsultantEvent) => void,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  const call = new AbortController()
  signal.addEventListener('abort', () => call.abort(), { once: true })
  let hasAnswered = false
  try {
    const response = await fetch(`/api/consultant/messages?lang=${body.lang}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: call.signal,
    })
    if (!response.ok || !response.body) await readAnswer(response)
    hasAnswered = true
    const hasEnded = response.body && (await readEvents(response.body, onEvent, () => call.abort()))
    return hasEnded ? undefined : { kind: 'broken' }
  } catch (error) {
    if (signal.aborted) return undefined
    return hasAnswered || call.signal.aborted ? { kind: 'broken' } : explain(error)
  }
}

/** Passes on the events of the stream. Returns true if the stream contained the server's last event. */
async function readEvents(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: ConsultantEvent) => void,
  onSilence: () => void,
): Promise<boolean> {
  let hasEnded = false
  const parser = createParser({
    onEvent(message) {
      const event = readEvent(message)
      hasEnded ||= event.type === 'done' || event.type === 'error'
      onEvent(event)
    },
  })
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const timer = setTimeout(onSilence, SILENCE_TIMEOUT)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return hasEnded
    parser.feed(value)
  }
}

/** Reads an event. The server's schema guarantees the fields of each event name. */
function readEvent({ event: type = '', data }: EventSourceMessage): ConsultantEvent {
  const value: unknown = JSON.parse(data)
  const facts = Array.isArray(value) ? { [type]: value } : value
  return { ...(facts as object), type } as ConsultantEvent
}

function explain(error: unknown): Failure {
  if (!(error instanceof RequestError)) return { kind: 'offline' }
  const { status, problem, retryAfter: wait } = error
  const message = problem?.errors?.[0]?.message ?? problem?.message
  if (status === 429) return { kind: 'too-many', message, wait }
  return { kind: status >= 500 ? 'unavailable' : 'refused', message, wait }
}
