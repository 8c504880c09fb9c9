import { authorName } from '#features/catalogue/catalogue/rules-text.ts'
import { LANGS } from '#base/i18n.ts'
import type { ArticleText, RitualText } from '#features/catalogue/catalogue/schemas.ts'
import { centsToDollars } from '#base/money.ts'
import type { OfferedTerm } from '#features/catalogue/catalogue/model-terms.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { listOffered, lowestOffer } from '#features/catalogue/catalogue/rules-terms.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { groupPath } from '#features/rites/group-rituals/paths.ts'
import type { GroupView } from '#features/rites/group-rituals/schemas.ts'
import { getApiData } from '#ui/data/api.ts'
import type { Messages } from '../messages/page-texts.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import type { RouteName } from '../shell/routes.ts'
import type { ShopView } from '../pages/shop-view.ts'
import { type HeadContext, type PageMeta, readRecord } from './page-meta.ts'

type Thing = Record<string, unknown>
type Entry = { record: RitualText | ArticleText; context: HeadContext; meta: PageMeta; shop: ShopView }

/**
 * JSON-LD of the page. Every page has website and organization. Some pages also have a service with its offer, an article or breadcrumbs.
 */
export function structuredData(route: RouteName, context: HeadContext, meta: PageMeta, shop: ShopView): string {
  const record = readRecord(route, context.params.id, context.lang, context.queryClient)
  const graph: Thing[] = [website(shop, meta), organization(shop, meta)]
  if (record) {
    const entry = { record, context, meta, shop }
    graph.push(articleThing(entry), breadcrumb(entry))
    if ('price' in record) graph.push(serviceThing(record, entry))
  }
  const group = route === 'group' && groupOf(context)
  if (group) graph.push(eventThing(group, { name: meta.title, path: groupPath(group.id) }, meta, shop))
  if (route === 'calendar') graph.push(...calendarThings(context, meta, shop))
  if (route === 'proofs') graph.push(archiveThing(context, meta, shop))
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function groupOf({ params: { id = '' }, lang, queryClient }: HeadContext): GroupView | null | undefined {
  return getApiData(queryClient, '/api/group-rituals/{id}', { path: { id }, query: { lang } })
}

/** The group rituals of the calendar. Each has its own page. */
function calendarThings({ lang, messages, queryClient }: HeadContext, meta: PageMeta, shop: ShopView): Thing[] {
  const groups = getApiData(queryClient, '/api/calendar', { query: { lang } })?.groups ?? []
  // This page has the texts of the calendar. The common type of all pages does not show this.
  const { feed } = (messages as Messages<'calendar'>).calendar
  return groups.map((group) =>
    eventThing(group, { name: feed.group(group.ritual.name), path: groupPath(group.id) }, meta, shop),
  )
}

/** The archive as a list of past events, each with its day and place. Samples are not events, so they are left out. */
function archiveThing({ lang, queryClient }: HeadContext, meta: PageMeta, shop: ShopView): Thing {
  const items = getApiData(queryClient, '/api/proofs', { query: { lang } })?.items ?? []
  return {
    '@type': 'CollectionPage',
    '@id': `${meta.url}?lang=${meta.lang}#page`,
    name: meta.title,
    description: meta.description,
    inLanguage: meta.lang,
    isPartOf: { '@id': `${shop.origin}/#website` },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ ritual, day, place, pictures }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Event',
          name: ritual.name,
          startDate: day,
          location: { '@type': 'Place', name: place },
          organizer: { '@id': `${shop.origin}/#organization` },
          about: `${shop.origin}${ritualPath(ritual.id)}?lang=${meta.lang}`,
          ...(pictures[0] && { image: `${shop.origin}${pictures[0].path}/960.jpg` }),
        },
      })),
    },
  }
}

type EventPage = { name: string; path: string }

/** A group ritual. Families take part by name from any place. */
function eventThing(group: GroupView, { name, path }: EventPage, meta: PageMeta, shop: ShopView): Thing {
  const url = `${shop.origin}${path}?lang=${meta.lang}`
  const status = group.closed === 'cancelled' ? 'EventCancelled' : 'EventScheduled'
  return {
    '@type': 'Event',
    '@id': `${url}#event`,
    name,
    description: group.ritual.description,
    startDate: group.performsAt,
    eventStatus: `https://schema.org/${status}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    image: meta.picture.url,
    organizer: { '@id': `${shop.origin}/#organization` },
    maximumAttendeeCapacity: group.places,
    remainingAttendeeCapacity: group.left,
    offers: {
      '@type': 'Offer',
      price: group.price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${group.closed === null ? 'InStock' : 'SoldOut'}`,
      validThrough: group.closesAt,
      url,
    },
  }
}

function website(shop: ShopView, { lang }: PageMeta): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${shop.origin}/#website`,
    url: `${shop.origin}/`,
    name: shop.name[lang],
    description: seoMessages[lang].summary,
    inLanguage: shop.languages ?? LANGS,
    publisher: { '@id': `${shop.origin}/#organization` },
    // An address with `q` opens the search with that text.
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${shop.origin}/?lang=${lang}&q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

function organization(shop: ShopView, { lang }: PageMeta): Thing {
  return {
    '@type': 'Organization',
    '@id': `${shop.origin}/#organization`,
    name: shop.name[lang],
    url: `${shop.origin}/`,
    email: shop.providerEmail,
    logo: { '@type': 'ImageObject', url: `${shop.origin}/icon-512.png`, width: 512, height: 512 },
    ...(shop.messengerLink && { sameAs: [shop.messengerLink] }),
  }
}

function articleThing({ record, context, meta, shop }: Entry): Thing {
  const url = `${meta.url}?lang=${meta.lang}`
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: record.name,
    description: meta.description,
    image: meta.picture.url,
    inLanguage: meta.lang,
    mainEntityOfPage: url,
    isPartOf: { '@id': `${shop.origin}/#website` },
    datePublished: meta.updatedOn ?? undefined,
    dateModified: meta.updatedOn ?? undefined,
    wordCount: record.word_count,
    timeRequired: `PT${record.reading_time}M`,
    keywords: meta.keywords.join(', '),
    author: { '@type': 'Person', name: authorName(record.author, context.messages.catalogue.page.author) },
    publisher: { '@id': `${shop.origin}/#organization` },
  }
}

function serviceThing(record: RitualText, { context, meta, shop }: Entry): Thing {
  const url = `${meta.url}?lang=${meta.lang}`
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: record.name,
    description: record.description,
    serviceType: 'Vedic Ritual',
    category: 'Vedic Ritual',
    image: meta.picture.url,
    url,
    provider: { '@id': `${shop.origin}/#organization` },
    offers: {
      ...pricesOf(record, context),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url,
      seller: { '@id': `${shop.origin}/#organization` },
    },
    ...(record.reviews && { review: record.reviews.map(reviewThing) }),
  }
}

/** Describes a review. It has no stars, because the shop collects texts and no ratings. */
function reviewThing({ lang, name, text, publishedOn }: NonNullable<RitualText['reviews']>[number]): Thing {
  const author = { '@type': 'Person', name }
  return { '@type': 'Review', reviewBody: text, author, datePublished: publishedOn, inLanguage: lang }
}

/** All offers, each price with its term. An intention has the same price as in the cart. */
function pricesOf(record: RitualText, { messages }: HeadContext): Thing {
  const { tiers } = messages.catalogue
  const offerThing = ({ tier, duration, cents }: OfferedTerm): Thing => ({
    '@type': 'Offer',
    ...(tier && { name: tiers[tier].label }),
    price: centsToDollars(cents),
    priceCurrency: 'USD',
    eligibleDuration: { '@type': 'QuantitativeValue', value: toWeeks(duration), unitCode: 'WEE' },
  })
  const lowest = lowestOffer(record)
  if (lowest.tier === null) return offerThing(lowest)
  const offered = listOffered(record)
  return {
    '@type': 'AggregateOffer',
    lowPrice: centsToDollars(lowest.cents),
    highPrice: centsToDollars(Math.max(...offered.map(({ cents }) => cents))),
    offerCount: offered.length,
    offers: offered.map(offerThing),
  }
}

function breadcrumb({ record, context, meta, shop }: Entry): Thing {
  const { page } = context.messages.catalogue
  const steps = [
    [page.home, `${shop.origin}/?lang=${meta.lang}`],
    [page.articles, `${shop.origin}/articles?lang=${meta.lang}`],
    [record.name, `${meta.url}?lang=${meta.lang}`],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}
