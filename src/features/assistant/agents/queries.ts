import { localized } from '#base/i18n.ts'
import { invalidField, invalidInput, Refusal, requireFound } from '#base/refusal.ts'
import { listCategoriesOf, listIntentionsOf } from '#features/catalogue/catalogue-lists/queries.ts'
import { findArticle, findService, listCatalogue, listServices } from '#features/catalogue/catalogue/queries.ts'
import type { ServiceSummary } from '#features/catalogue/catalogue/schemas.ts'
import { daysBetween, isCalendarDay, spanFaults } from '#features/orders/plans/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { AgentReads, AgentsContext } from './context.ts'
import { en } from './messages/page.en.ts'
import { ru } from './messages/page.ru.ts'
import { MAX_DAYS } from './model.ts'
import { presentArticle, presentArticleLine, presentFound, presentRitual } from './present.ts'

type CatalogueReads = Pick<AgentReads, 'searchRituals' | 'ritual' | 'listArticles' | 'article' | 'panchang'>

const MESSAGES = { ru, en }

/** Opens the functions with which other programs read the catalogue and the lunar calendar. They return only published texts. */
export function openAgentReads({ shop, search, panchang, origin }: AgentsContext): CatalogueReads {
  const { readDb, now } = shop

  async function findRituals(query: string, lang: 'ru' | 'en'): Promise<{ query: string; services: ServiceSummary[] }> {
    const services = await listServices(shop)
    if (query === '') return { query, services }
    const byId = new Map(services.map((service) => [service.id, service]))
    const found = await search.find(query, lang, { kind: 'ritual', most: services.length })
    return { query: found.query, services: found.results.flatMap(({ id }) => byId.get(id) ?? []) }
  }

  return {
    searchRituals: async ({ query = '', category, limit }, lang) => {
      const found = await findRituals(query, lang)
      const wanted = found.services.filter((service) => category === undefined || service.category === category)
      const reading = { lang, origin, categories: await listCategoriesOf(readDb, lang) }
      return {
        query: found.query,
        rituals: wanted.slice(0, limit).map((service) => presentFound(service, reading)),
      }
    },
    ritual: async (id, lang) => {
      const service = requireFound(await findService(shop, id), 'catalogue.ritual-not-found')
      const [categories, intentions] = await Promise.all([
        listCategoriesOf(readDb, lang),
        listIntentionsOf(readDb, lang),
      ])
      return presentRitual(service, { lang, origin, categories, intentions })
    },
    listArticles: async (lang) => {
      const items = (await listCatalogue(readDb)).filter(({ source }) => source === 'articles')
      return { articles: items.map((item) => presentArticleLine(item, lang, origin)) }
    },
    article: async (id, lang) => {
      const article = await findArticle(readDb, id)
      if (!article || localized(article, 'article_content', lang) === '')
        throw new Refusal('not-found', 'catalogue.article-not-found')
      return presentArticle(article, lang, origin)
    },
    panchang: async ({ from = dayAtPlace(now()), to = from }, lang) => {
      assertSpan(from, to)
      return { place: MESSAGES[lang].place, days: panchang.listDays(from, to, lang) }
    },
  }
}

function assertSpan(from: string, to: string): void {
  const unreadable = Object.entries({ from, to }).filter(([, day]) => !isCalendarDay(day))
  const faults = unreadable.map(([path]) => ({ path, code: 'plans.calendar-day' }))
  if (faults.length > 0) throw invalidInput(faults)
  const span = spanFaults({ from, to })
  if (span.length > 0) throw invalidInput(span)
  if (daysBetween(from, to) >= MAX_DAYS) throw invalidField('to', 'agents.many-days', { most: MAX_DAYS })
}
