import { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import { type Lang, LANGS } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { type ContentSource, readContentFolder } from '#server/content-folder.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { LEGAL_IDS } from './legal-paths.ts'
import { FACT_NAMES, type LegalFacts, namesIn, withFacts } from './legal-facts.ts'

/** A legal page in one language. */
const legalText = z.object({
  id: z.string(),
  lang: z.enum(['ru', 'en']),
  title: z.string(),
  description: z.string(),
  version: z.string(),
  /** A calendar day. */
  updated_at: z.string(),
  /** Version and date as text for the reader. */
  edition: z.string(),
  /** The parsed and sanitised HTML without any raw HTML of the source, so it is safe. */
  html: z.string(),
})

type LegalText = z.infer<typeof legalText>

type LegalPage = { id: string; version: string; updated: string; texts: Record<Lang, LegalText> }
export type LegalPages = {
  list: () => Promise<LegalPage[]>
  /** The facts have changed, so the texts must be rendered again. */
  drop: () => void
}

const metaShape = z.object({
  version: z.coerce.string(),
  updated: z.coerce.string().transform((day) => day.slice(0, 10)),
})
const frontShape = z.object({ title: z.string(), description: z.string() })

/**
 * Reads the offer, the privacy notice and the refund rules from the folder at start, with the facts about the operator. Renders them on the
 * first request.
 */
export async function readLegalPages(folder: string, facts: () => LegalFacts): Promise<LegalPages> {
  const sources = await readContentFolder(folder)
  const chosen = LEGAL_IDS.map((id): ContentSource => {
    const source = sources.find((each) => each.id === id)
    if (!source) throw new Error(`${folder}/${id} is missing, but the shop has a page with this name`)
    const unknown = source.texts.flatMap(namesIn).filter((name) => !FACT_NAMES.includes(name))
    if (unknown.length > 0)
      throw new Error(`${folder}/${id} names facts that the settings do not have: ${unknown.join(', ')}`)
    return source
  })
  let pages: Promise<LegalPage[]> | undefined
  return {
    list: async () => await (pages ??= Promise.all(chosen.map((source) => readPage(source, facts())))),
    drop: () => {
      pages = undefined
    },
  }
}

/** `GET /api/pages/{id}`: a legal page in the reader's language, as safe HTML. */
export function legalRoutes(pages: LegalPages): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/pages/{id}',
        operationId: 'getLegalPage',
        access: 'open',
        summary: 'The terms of sale, the privacy notice or the refund rules',
        params: z.object({ id: z.enum(LEGAL_IDS) }),
        query: z.object({ lang: z.enum(['ru', 'en']).optional() }),
        answers: { 200: legalText },
      },
      async ({ params, lang }) => {
        const page = (await pages.list()).find(({ id }) => id === params.id)
        if (!page) throw new Refusal('not-found', 'http.not-found')
        return answer(200, page.texts[lang], {
          'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
          vary: 'Accept-Language',
        })
      },
    ),
  ]
}

async function readPage(source: ContentSource, facts: LegalFacts): Promise<LegalPage> {
  const { renderMarkdown } = await import('#features/catalogue/catalogue/rules-markdown.ts')
  const { id, meta, ...content } = await source.parse()
  const { version, updated } = metaShape.parse(meta)
  const [ru, en] = LANGS.map((lang): LegalText => {
    const front = frontShape.parse(content[lang].front)
    const { html } = renderMarkdown(withFacts(content[lang].body, lang, facts), lang)
    return { id, lang, ...front, version, updated_at: updated, edition: editionOf(version, updated, lang), html }
  })
  if (!ru || !en) throw new Error('both languages are required')
  return { id, version, updated, texts: { ru, en } }
}

function editionOf(version: string, day: string, lang: Lang): string {
  const date = formatDay(day, lang)
  return lang === 'ru' ? `Версия ${version} от ${date}` : `Version ${version} of ${date}`
}
