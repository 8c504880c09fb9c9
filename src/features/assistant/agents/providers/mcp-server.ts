import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  ResourceTemplate,
  type StandardSchemaWithJSON,
} from '@modelcontextprotocol/server'
import { isLang, type Lang, offeredLang } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import type { AgentReads } from '../context.ts'
import { en } from '../messages/page.en.ts'
import { ru } from '../messages/page.ru.ts'
import type { AgentTool } from '../model.ts'
import { articleMarkdown, ritualMarkdown } from '../present-markdown.ts'
import {
  articleFacts,
  articleInput,
  articleList,
  articlesInput,
  foundRituals,
  panchangDays,
  panchangInput,
  quote,
  quoteInput,
  ritualFacts,
  ritualInput,
  searchRitualsInput,
} from '../schemas.ts'

const MESSAGES = { ru, en }

/** Hints for callers: a tool only reads data, and it reads only the data of this shop. */
const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** Creates the shop's Model Context Protocol server. It responds in `lang` if the caller requests no other language. */
export function createMcpServer(reads: AgentReads, lang: Lang): McpServer {
  const messages = MESSAGES[lang]
  const server = new McpServer(
    { name: 'ahuti', title: reads.shopName(lang), version: '1', websiteUrl: reads.origin },
    {
      instructions: messages.instructions(reads.shopName(lang)),
      // The server sends no notifications about changes, because no connection stays open.
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
    },
  )
  registerTools(server, reads, lang)
  registerResources(server, reads, lang)
  return server
}

function registerTools(server: McpServer, reads: AgentReads, lang: Lang): void {
  function register<Input extends { lang?: Lang | undefined }>(
    name: AgentTool,
    [inputSchema, outputSchema]: [StandardSchemaWithJSON<unknown, Input>, StandardSchemaWithJSON],
    run: (input: Input, lang: Lang) => Promise<Record<string, unknown>>,
  ): void {
    const { title, description } = MESSAGES[lang].tools[name]
    const settings = { title, description, inputSchema, outputSchema, annotations: READS }
    server.registerTool(name, settings, async (input) => {
      const wantedLang = offeredLang(input.lang ?? lang, reads.languages())
      return await run(input, wantedLang).then(resultOf, (error: unknown) =>
        refusalOf(error, reads.explain(error, wantedLang)),
      )
    })
  }

  register('search_rituals', [searchRitualsInput, foundRituals], reads.searchRituals)
  register('get_ritual', [ritualInput, ritualFacts], async ({ id }, wantedLang) => await reads.ritual(id, wantedLang))
  register('list_articles', [articlesInput, articleList], async (_, wantedLang) => await reads.listArticles(wantedLang))
  register(
    'get_article',
    [articleInput, articleFacts],
    async ({ id }, wantedLang) => await reads.article(id, wantedLang),
  )
  register('panchang', [panchangInput, panchangDays], reads.panchang)
  register('quote', [quoteInput, quote], reads.quote)
}

/** The result of a tool. It contains the same data twice: as fields, and as text for clients that cannot read fields. */
function resultOf(value: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(value) }], structuredContent: value }
}

/** The response to a refused call: a sentence for people, and the error code and the facts for programs. */
function refusalOf(error: unknown, sentence: string): CallToolResult {
  const content: CallToolResult['content'] = [{ type: 'text', text: sentence }]
  if (error instanceof Refusal)
    content.push({ type: 'text', text: JSON.stringify({ code: error.code, ...error.details.facts }) })
  return { isError: true, content }
}

/** Registers every published text in every language as a resource. Each resource has its own URI: `ahuti://rituals/ganesha/ru`. */
function registerResources(server: McpServer, reads: AgentReads, lang: Lang): void {
  const kinds = {
    rituals: {
      list: async (wantedLang: Lang) => (await reads.searchRituals({ limit: 1000 }, wantedLang)).rituals,
      read: async (id: string, wantedLang: Lang) => ritualMarkdown(await reads.ritual(id, wantedLang)),
    },
    articles: {
      list: async (wantedLang: Lang) => (await reads.listArticles(wantedLang)).articles,
      read: async (id: string, wantedLang: Lang) => articleMarkdown(await reads.article(id, wantedLang)),
    },
  }
  for (const [kind, { list, read }] of Object.entries(kinds)) {
    const description = MESSAGES[lang].resources[kind as keyof typeof kinds]
    const uriOf = (id: string, wantedLang: string) => `ahuti://${kind}/${id}/${wantedLang}`
    const listAll = async () => {
      const all = await Promise.all(
        reads.languages().map(async (wantedLang) =>
          (await list(wantedLang)).map(({ id, name, line }) => ({
            uri: uriOf(id, wantedLang),
            name: `${id}-${wantedLang}`,
            title: name,
            description: line,
            mimeType: MARKDOWN,
          })),
        ),
      )
      return { resources: all.flat() }
    }
    server.registerResource(
      kind,
      new ResourceTemplate(uriOf('{id}', '{lang}'), {
        list: async () =>
          await reads.keep(`resources ${kind}`, listAll).catch((error: unknown) => {
            throw faultOf(error, '', { reads, lang })
          }),
      }),
      { title: description, description, mimeType: MARKDOWN },
      async (uri, { id, lang: wantedLang }) => {
        const isKnown = typeof id === 'string' && isLang(wantedLang)
        const reading = isKnown
          ? read(id, offeredLang(wantedLang, reads.languages()))
          : Promise.reject(new Refusal('not-found', 'http.not-found'))
        const text = await reading.catch((error: unknown) => {
          throw faultOf(error, uri.href, { reads, lang: isLang(wantedLang) ? wantedLang : lang })
        })
        return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text }] }
      },
    )
  }
}

const MARKDOWN = 'text/markdown'

/** Returns the error that the caller gets. It contains a sentence for the caller and no details of internal errors. */
function faultOf(error: unknown, uri: string, { reads, lang }: { reads: AgentReads; lang: Lang }): Error {
  const sentence = reads.explain(error, lang)
  return error instanceof Refusal
    ? new ResourceNotFoundError(uri, sentence)
    : new ProtocolError(ProtocolErrorCode.InternalError, sentence)
}
