import { z } from 'zod'
import { type Lang, LANGS } from '#base/i18n.ts'
import { Refusal } from '#base/refusal.ts'
import { renderMarkdown } from '#features/catalogue/rules-markdown.ts'
import { readContentFolder } from '#server/content-folder.ts'
import { answer, type Route, route } from '#server/http/route.ts'
import { LEGAL_IDS } from './legal-paths.ts'
import { type LegalText, legalText } from './legal-text.ts'

type LegalPage = { id: string; version: string; updated: string; texts: Record<Lang, LegalText>; isUnfinished: boolean }
export type LegalPages = LegalPage[]

const metaShape = z.object({
  version: z.coerce.string(),
  updated: z.coerce.string().transform((day) => day.slice(0, 10)),
})
const frontShape = z.object({ title: z.string(), description: z.string() })

/** A place the owner has not filled in yet: words in square brackets that are no link. */
const PLACEHOLDER = /\[[^\]]+\](?![([])/

/** The offer, the privacy notice and the refund rules, as they stand in the folder when the shop starts. */
export async function readLegalPages(folder: string): Promise<LegalPages> {
  const items = await readContentFolder(folder)
  return LEGAL_IDS.map((id): LegalPage => {
    const item = items.find((each) => each.id === id)
    if (!item) throw new Error(`${folder}/${id} is missing: the shop has a page of that name`)
    const { version, updated } = metaShape.parse(item.meta)
    const [ru, en] = LANGS.map((lang): LegalText => {
      const front = frontShape.parse(item[lang].front)
      const { html } = renderMarkdown(item[lang].body, lang)
      return { id, lang, ...front, version, updated_at: updated, edition: editionOf(version, updated, lang), html }
    })
    if (!ru || !en) throw new Error('there are two languages')
    return { id, version, updated, texts: { ru, en }, isUnfinished: PLACEHOLDER.test(item.ru.body + item.en.body) }
  })
}

function editionOf(version: string, day: string, lang: Lang): string {
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return lang === 'ru' ? `Версия ${version} от ${date}` : `Version ${version} of ${date}`
}

/** `GET /api/pages/{id}`: one of them in the reader's language, as safe HTML. */
export function legalRoutes(pages: LegalPages): Route[] {
  return [
    route(
      {
        method: 'get',
        path: '/api/pages/{id}',
        access: 'open',
        summary: 'The offer, the privacy notice or the refund rules',
        params: z.object({ id: z.enum(LEGAL_IDS) }),
        query: z.object({ lang: z.enum(['ru', 'en']).optional() }),
        answers: { 200: legalText },
      },
      async ({ params, lang }) => {
        const page = pages.find(({ id }) => id === params.id)
        if (!page) throw new Refusal('not-found', 'http.not-found')
        return answer(200, page.texts[lang], {
          'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600',
          vary: 'Accept-Language',
        })
      },
    ),
  ]
}
