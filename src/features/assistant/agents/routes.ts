import { z } from 'zod'
import type { Lang } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { ipRange } from '#features/people/accounts/rules.ts'
import { listServices } from '#features/catalogue/catalogue/queries.ts'
import { quoteDiscount } from '#features/orders/discounts/commands.ts'
import { priceLines } from '#features/orders/orders/queries.ts'
import { isDatabaseAway } from '#server/database/postgres/connection-errors.ts'
import { type Media, type Route, route } from '#server/http/route.ts'
import { openBuckets } from '#server/http/token-buckets.ts'
import type { AgentReads, AgentsContext } from './context.ts'
import { presentQuote } from './present.ts'
import type { openMessages } from './providers/mcp-messages.ts'
import { openAgentReads } from './queries.ts'
import { agentMessage } from './schemas.ts'

/** The request headers that the protocol uses. The route passes on only these headers, so it never passes on a cookie. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name']

/** The rate limit of messages for each range of IP addresses, in each process. One request can contain several messages. */
const MESSAGES = { burst: 400, perSecond: 10 }

/** Returns the endpoint of the Model Context Protocol. It gives other programs read access. */
export function agentRoutes(context: AgentsContext): Route[] {
  let answering: Promise<ReturnType<typeof openMessages>> | undefined
  const messages = openBuckets(MESSAGES)
  return [
    route(
      {
        method: 'post',
        path: '/mcp',
        operationId: 'sendAgentMessage',
        access: 'program',
        summary: 'Model Context Protocol over streamable HTTP: tools and resources that read the catalogue',
        body: agentMessage,
        answers: ANSWERS,
      },
      async ({ raw, lang, header, ip }) => {
        const count = (cost: number): void => {
          const retryAfter = messages.take(ipRange(ip), performance.now(), cost)
          if (retryAfter > 0) throw new Refusal('too-many', 'http.too-many', { retryAfter })
        }
        answering ??= openAnswering(context)
        const headers = HEADERS.flatMap((name): [string, string][] => {
          const value = header(name)
          return value === undefined ? [] : [[name, value]]
        })
        const answer = await (await answering)({ text: raw, lang, headers: Object.fromEntries(headers), count })
        return answerOf(answer)
      },
    ),
  ]
}

/** The responses by HTTP status, in the format of the protocol. The response to an accepted notification has no body. */
const ANSWERS: Record<number, Media | z.ZodUndefined> = {
  200: { media: 'application/json' },
  202: z.undefined(),
  400: { media: 'application/json' },
  406: { media: 'application/json' },
}

/** Loads the protocol server with the first message, because most processes never get a message. */
async function openAnswering(context: AgentsContext) {
  const { openMessages } = await import('./providers/mcp-messages.ts')
  return openMessages(openReads(context))
}

function answerOf({ status, type, text }: { status: number; type: string | null; text: string }) {
  if (text === '' || type === null) return { status, headers: {}, content: { kind: 'json' as const, value: undefined } }
  return { status, headers: {}, content: { kind: 'pieces' as const, type, pieces: [text] } }
}

function openReads(context: AgentsContext): AgentReads {
  const { shop, origin } = context
  return {
    ...openAgentReads(context),
    shopName: (lang) => shop.settings().shopName[lang],
    origin,
    languages: () => shop.settings().languages,
    quote: async ({ items, discountCode: code }, lang) => {
      const { lines, figures } = await priceLines(shop.db, { items })
      const [discount, services] = [await quoteDiscount(shop, { code, lines, figures }), await listServices(shop)]
      return presentQuote(lines, discount, { lang, origin, services })
    },
    explain: (error, lang) => explain(error, lang, context),
    keep: context.keep,
    log: shop.log,
  }
}

/** Returns one sentence for the refusal, and one sentence for each invalid field. */
function explain(error: unknown, lang: Lang, { shop, errorMessages }: AgentsContext): string {
  if (!(error instanceof Refusal)) {
    shop.log.error({ err: error }, 'an MCP message could not be answered')
    return errorMessages(lang, isDatabaseAway(error) ? 'http.unavailable' : 'http.internal')
  }
  const faults = (error.details.faults ?? []).map(
    ({ path, code, values }) => `${path}: ${errorMessages(lang, code, values)}`,
  )
  return [errorMessages(lang, error.code), ...faults].join('\n')
}
