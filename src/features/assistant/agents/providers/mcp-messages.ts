import Negotiator from 'negotiator'
import {
  createMcpHandler,
  isLegacyRequest,
  ProtocolErrorCode,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import type { Lang } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { parseJson } from '#base/text.ts'
import type { AgentReads } from '../context.ts'
import { MAX_MESSAGES } from '../model.ts'
import { createMcpServer } from './mcp-server.ts'

/**
 * A message or batch as received: its text, its language, and the headers that the protocol uses. `count` is called once with the number of messages,
 * before the first message is answered. `count` throws if there are too many messages.
 */
export type AgentMessage = {
  text: string
  lang: Lang
  headers: Record<string, string>
  count: (messages: number) => void
}

export type AgentAnswer = { status: number; type: string | null; text: string }

/**
 * Answers messages of the protocol's current revision, and of earlier revisions, which start with a handshake. The server stores nothing
 * between two messages, so any process can answer any message. Every answer is one JSON document.
 */
export function openMessages(reads: AgentReads): (message: AgentMessage) => Promise<AgentAnswer> {
  const onerror = (error: Error) => reads.log.debug({ err: error }, 'an MCP message was refused')
  const present = (lang: Lang) =>
    createMcpHandler(() => createMcpServer(reads, lang), { legacy: 'reject', maxSubscriptions: 0, onerror })
  const handlers = { ru: present('ru'), en: present('en') }

  async function answerEarlier(request: Request, lang: Lang): Promise<Response> {
    const server = createMcpServer(reads, lang)
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await server.connect(transport)
    const response = await transport.handleRequest(request)
    const text = await response.text()
    await server.close()
    return new Response(text === '' ? null : text, response)
  }

  return async ({ text, lang, headers, count }) => {
    // The protocol library itself creates the error response if the text is not JSON.
    const messages = [parseJson(text)].flat()
    const refused = refusalOf(messages)
    if (refused) return refusedMessage(400, reads.explain(new Refusal('invalid', refused), lang))
    if (!takesAnswer(headers['accept']))
      return refusedMessage(406, reads.explain(new Refusal('invalid', 'agents.not-acceptable'), lang))
    count(messages.length)
    // The protocol library refuses a request that does not accept both media types, although every answer here is JSON.
    const accept = ANSWERED.join(', ')
    const request = new Request('http://shop/mcp', { method: 'POST', headers: { ...headers, accept }, body: text })
    const response = (await isLegacyRequest(request))
      ? await answerEarlier(request, lang)
      : await handlers[lang].fetch(request)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
}

/** The media types that the protocol allows for answers. */
const ANSWERED = ['application/json', 'text/event-stream']

/** Some clients add a charset to the media type. For JSON the charset is always UTF-8 (RFC 8259, 8.1). */
const JSON_WITH_CHARSET = 'application/json; charset=utf-8'

/** True if a client accepts one of the protocol's types (RFC 9110, 12.5.1). A client without the header accepts any type. */
function takesAnswer(accept: string | undefined): boolean {
  const headers = accept?.trim() ? { accept } : {}
  return new Negotiator({ headers }).mediaTypes([...ANSWERED, JSON_WITH_CHARSET]).length > 0
}

/**
 * Returns an error code if the shop refuses the messages before the protocol library reads them: there are too many messages, or a message
 * asks for a stream that would stay open.
 */
function refusalOf(messages: unknown[]): string | undefined {
  if (messages.length > MAX_MESSAGES) return 'agents.many-messages'
  const isSubscription = (one: unknown) => (one as { method?: unknown } | null)?.method === 'subscriptions/listen'
  return messages.some(isSubscription) ? 'agents.no-subscriptions' : undefined
}

function refusedMessage(status: number, message: string): AgentAnswer {
  const error = { code: ProtocolErrorCode.InvalidRequest, message }
  return { status, type: 'application/json', text: JSON.stringify({ jsonrpc: '2.0', id: null, error }) }
}
