import { z } from 'zod'
import { formatDay } from '#base/date-format.ts'
import { type Lang, LANGS } from '#base/i18n.ts'
import { calendarDay } from '#base/time.ts'
import { en } from '#features/catalogue/catalogue/messages/page-home.en.ts'
import { ru } from '#features/catalogue/catalogue/messages/page-home.ru.ts'
import { listHomeTexts } from '#features/catalogue/catalogue/rules-home.ts'
import { findSeller } from '#features/platform/settings/rules-seller.ts'
import { type ContentItem, readContentFolder } from '#server/content-folder.ts'
import type { Shop } from '#server/shop.ts'
import type { PageContent, PageId } from './model.ts'
import { LEGAL_IDS, type LegalId } from './paths.ts'
import { findNewest } from './queries.ts'
import { fillTexts, NO_TEXTS } from './rules.ts'
import { FACT_NAMES, factsIn, mirCards, namesIn, withFacts } from './rules-facts.ts'
import type { LegalText } from './schemas.ts'

type LegalPage = { id: LegalId; version: string; updated: string; texts: Record<Lang, LegalText> }

export type LegalPages = {
  list: () => Promise<LegalPage[]>
  /** Discards the rendered pages after the texts or the facts have changed. The next request renders the pages again. */
  drop: () => void
  own: (id: LegalId) => Promise<PageContent>
  /** The values of the facts that a legal text may contain. */
  facts: () => Record<Lang, Record<string, string>>
}

const metaShape = z.object({
  version: z.coerce.string(),
  updated: z.coerce.string().transform((day) => day.slice(0, 10)),
})
const frontShape = z.object({ title: z.string(), description: z.string() })

/** Opens the offer, the privacy notice and the refund rules of the folder. Renders them on the first request. */
export async function openLegalPages(shop: Shop, folder: string): Promise<LegalPages> {
  const sources = await readContentFolder(folder)
  const chosen = LEGAL_IDS.map((id) => {
    const source = sources.find((each) => each.id === id)
    if (!source) throw new Error(`${folder}/${id} is missing, but the shop has a page with this name`)
    const unknown = source.texts.flatMap(namesIn).filter((name) => !FACT_NAMES.includes(name))
    if (unknown.length > 0)
      throw new Error(`${folder}/${id} contains placeholders for unknown facts: ${unknown.join(', ')}`)
    return { id, parse: source.parse }
  })
  const facts = () => {
    const settings = shop.settings()
    const seller = findSeller(settings, shop.config.SANDBOX)
    const known = { ...settings, seller, mir: mirCards(settings, shop.config) }
    return { ru: factsIn('ru', known), en: factsIn('en', known) }
  }
  const readAll = () =>
    Promise.all(chosen.map(async ({ id, parse }) => await readPage(shop, { id, item: await parse(), facts: facts() })))
  let pages: Promise<LegalPage[]> | undefined
  return {
    list: async () => {
      const reading = (pages ??= readAll())
      // A failed result is not cached, so that the next call reads again.
      reading.catch(() => {
        if (pages === reading) pages = undefined
      })
      return await reading
    },
    drop: () => {
      pages = undefined
    },
    own: async (id) => {
      const source = chosen.find((each) => each.id === id)
      if (!source) throw new Error(`${id} is not a legal page`)
      return ownTexts(await source.parse())
    },
    facts,
  }
}

/** Returns the texts of a page that came with the shop. */
export async function readOwnTexts({ legal }: { legal: LegalPages }, id: PageId): Promise<PageContent> {
  return id === 'home' ? { ru: listHomeTexts(ru), en: listHomeTexts(en) } : await legal.own(id)
}

type PageSource = { id: LegalId; item: ContentItem; facts: Record<Lang, Record<string, string>> }

async function readPage({ readDb }: Shop, { id, item, facts }: PageSource): Promise<LegalPage> {
  const { renderMarkdown } = await import('#features/catalogue/catalogue/rules-markdown.ts')
  const saved = await findNewest(readDb, id)
  const content = fillTexts(ownTexts(item), saved?.content ?? NO_TEXTS)
  const { version, updated } = editionOf(metaShape.parse(item.meta), saved)
  const [russian, english] = LANGS.map((lang): LegalText => {
    const { title = '', description = '', body = '' } = content[lang]
    const { html } = renderMarkdown(withFacts(body, facts[lang]), lang)
    const edition = formatEdition(version, updated, lang)
    return { id, lang, title, description, version, updated_at: updated, edition, html }
  })
  if (!russian || !english) throw new Error('both languages are required')
  return { id, version, updated, texts: { ru: russian, en: english } }
}

/** Returns the edition of a legal page. Each change by staff makes a new edition: 4.1 and 4.2 follow edition 4, which came with the shop. */
function editionOf(shipped: { version: string; updated: string }, saved: { n: number; at: Date } | undefined) {
  if (!saved) return shipped
  const day = calendarDay(saved.at)
  return { version: `${shipped.version}.${saved.n - 1}`, updated: day > shipped.updated ? day : shipped.updated }
}

function ownTexts(item: ContentItem): PageContent {
  const textsOf = (lang: Lang) => ({ ...frontShape.parse(item[lang].front), body: item[lang].body })
  return { ru: textsOf('ru'), en: textsOf('en') }
}

function formatEdition(version: string, day: string, lang: Lang): string {
  const date = formatDay(day, lang)
  return lang === 'ru' ? `Версия ${version} от ${date}` : `Version ${version} of ${date}`
}
