import { type Lang, localized } from '#base/i18n.ts'
import { centsToDollars, dollarsToCents } from '#base/money.ts'
import { formatUsd } from '#base/money-format.ts'
import { invariant } from '#base/refusal.ts'
import { linkTo } from '#features/platform/notifications/emails.ts'
import { en as catalogueEn } from '#features/catalogue/catalogue/messages/page.en.ts'
import { ru as catalogueRu } from '#features/catalogue/catalogue/messages/page.ru.ts'
import type { Category, IntentionChoice } from '#features/catalogue/catalogue-lists/schemas.ts'
import { SPECIAL_INTENTION, type OfferedTerm } from '#features/catalogue/catalogue/model-terms.ts'
import { articlePath, checkoutPath, ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { entryTerm, toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { itemTerms, listOffered, lowestOffer, tierOffers } from '#features/catalogue/catalogue/rules-terms.ts'
import { bareTitle, readingTime } from '#features/catalogue/catalogue/rules-text.ts'
import type { Article, CatalogueItem, Service, ServiceSummary } from '#features/catalogue/catalogue/schemas.ts'
import type { OrderLine } from '#features/orders/orders/model.ts'
import type { Discount } from '#features/orders/discounts/model.ts'
import { discountField, dueCents } from '#features/orders/discounts/rules.ts'
import { sumLines } from '#features/orders/orders/rules.ts'
import type { ArticleFacts, ArticleList, FoundRituals, Offer, Quote, RitualFacts } from './schemas.ts'

const CATALOGUE = { ru: catalogueRu, en: catalogueEn }

/** The language of a response, the origin of its links, and the categories in this language. */
type Reading = { lang: Lang; origin: string; categories: Category[] }

export function presentRitual(
  service: Service,
  { lang, origin, categories, intentions }: Reading & { intentions: IntentionChoice[] },
): RitualFacts {
  const mantra = {
    text: service.mantra,
    transliteration: localized(service, 'mantra_transliteration', lang) || null,
    translation: localized(service, 'mantra_translation', lang) || null,
  }
  return {
    ...presentText(service, lang),
    url: linkTo(ritualPath(service.id), lang, { origin }),
    category: presentCategory(service.category, categories),
    features: lang === 'en' ? service.features_en : service.features,
    mantra: Object.values(mantra).some(Boolean) ? mantra : null,
    offers: offersOf(service, lang),
    intentions: service.id === SPECIAL_INTENTION ? offered(intentions) : [],
  }
}

function offered(groups: IntentionChoice[]): RitualFacts['intentions'] {
  return groups.flatMap(({ intentions }) =>
    intentions.map(({ id, name }) => ({ itemId: `${SPECIAL_INTENTION}-${id}`, name })),
  )
}

export function presentArticle(article: Article, lang: Lang, origin: string): ArticleFacts {
  return {
    ...presentText(article, lang),
    url: linkTo(articlePath(article.id), lang, { origin }),
    author: article.author,
    tags: lang === 'en' ? article.tags_en : article.tags,
    related: article.related,
  }
}

export function presentFound(
  service: ServiceSummary,
  { lang, origin, categories }: Reading,
): FoundRituals['rituals'][number] {
  return {
    id: service.id,
    name: localized(service, 'name', lang),
    line: localized(service, 'description', lang) || localized(service, 'article_intro', lang),
    priceUsd: service.price,
    from: presentTerm(lowestOffer(service)),
    category: presentCategory(service.category, categories),
    url: linkTo(ritualPath(service.id), lang, { origin }),
  }
}

export function presentArticleLine(
  article: CatalogueItem,
  lang: Lang,
  origin: string,
): ArticleList['articles'][number] {
  return {
    id: article.id,
    name: localized(article, 'name', lang),
    line: localized(article, 'description', lang) || localized(article, 'article_intro', lang),
    url: linkTo(articlePath(article.id), lang, { origin }),
  }
}

type OfferedTerms = Pick<ServiceSummary, 'id' | 'terms'>

export function presentQuote(
  lines: OrderLine[],
  discount: Discount | undefined,
  { lang, origin, services }: { lang: Lang; origin: string; services: OfferedTerms[] },
): Quote {
  return {
    lines: lines.map((line) => ({
      id: line.itemId,
      name: line.names[lang],
      duration: line.weeks / 4,
      weeks: line.weeks,
      quantity: line.quantity,
      priceUsd: centsToDollars(line.unitCents),
      sumUsd: centsToDollars(line.unitCents * line.quantity),
      url: linkTo(orderPath(line, services), lang, { origin }),
    })),
    ...discountField(discount),
    totalUsd: centsToDollars(dueCents(sumLines(lines), discount)),
    currency: 'USD',
  }
}

/**
 * Returns the path of the page on which a visitor can order this line: the checkout if the tier offers the line's duration, otherwise the
 * ritual's page. For a duration that is not offered, the checkout would show another duration and another price.
 */
function orderPath({ itemId, serviceId, tier, weeks }: OrderLine, services: OfferedTerms[]): string {
  const duration = weeks / 4
  const offered = itemTerms(itemId, services.find(({ id }) => id === serviceId)?.terms)
  return tier && offered.includes(duration) ? checkoutPath(serviceId, { tier, duration }) : ritualPath(serviceId)
}

function presentText(record: Service | Article, lang: Lang) {
  const text = localized(record, 'article_content', lang)
  return {
    id: record.id,
    lang,
    name: bareTitle(localized(record, 'name', lang)),
    intro: localized(record, 'article_intro', lang),
    description: localized(record, 'description', lang),
    readingMinutes: text === '' ? record.reading_time : readingTime(text),
    updatedOn: record.article_updated_at || null,
    text,
  }
}

function presentCategory(id: string, categories: Category[]): RitualFacts['category'] {
  const found = categories.find((category) => category.id === id)
  invariant(found, 'every ritual has one of the categories')
  return { id: found.id, name: found.name }
}

function offersOf(service: Service, lang: Lang): Offer[] {
  const { id } = service
  const offered = listOffered(service)
  const unknown = { recitations: null, priests: null, hours: null, days: null, isExample: false }
  if (id === SPECIAL_INTENTION) {
    const terms = offered.map(presentTerm)
    const standardTerm = entryTerm(
      null,
      terms.map(({ duration }) => duration),
    )
    const priceUsd = terms.find(({ duration }) => duration === standardTerm)?.priceUsd ?? service.price
    const price = formatUsd(dollarsToCents(priceUsd) ?? 0, lang)
    const name = CATALOGUE[lang].card.perIntention(price, toWeeks(standardTerm))
    return [{ itemId: `${id}-{intention}`, tier: null, name, standardTerm, priceUsd, terms, ...unknown }]
  }
  const comprised = new Map((service.tiers ?? []).map(({ id: tier, ...numbers }) => [tier, numbers]))
  return tierOffers(service).map((offer) => ({
    itemId: `${id}-${offer.tier}`,
    tier: offer.tier,
    name: CATALOGUE[lang].tiers[offer.tier].label,
    standardTerm: offer.duration,
    priceUsd: centsToDollars(offer.price),
    terms: offered.filter(({ tier }) => tier === offer.tier).map(presentTerm),
    ...(comprised.get(offer.tier) ?? unknown),
  }))
}

function presentTerm({ duration, cents }: OfferedTerm): Offer['terms'][number] {
  return { duration, weeks: toWeeks(duration), priceUsd: centsToDollars(cents) }
}
