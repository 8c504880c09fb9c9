import type { ArticleText, RitualText } from '#features/catalogue/model.ts'
import type { RouteName } from '../shell/routes.ts'
import type { ShopView } from '../shop-view.ts'
import { type HeadContext, type PageMeta, recordOf } from './head.ts'

type Thing = Record<string, unknown>

/** JSON-LD of the page: website and organization everywhere, a service with its offer, an article, breadcrumbs where they apply. */
export function structuredData(route: RouteName, context: HeadContext, meta: PageMeta, shop: ShopView): string {
  const record = recordOf(route, context.params.id, context.lang, context.queryClient)
  const graph: Thing[] = [website(shop, meta), organization(shop, meta)]
  if (record) graph.push(articleThing(record, context, meta, shop), breadcrumb(record, context, meta, shop))
  if (record && 'price' in record) graph.push(serviceThing(record, meta, shop))
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replace(/</g, '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}

function website(shop: ShopView, { lang }: PageMeta): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${shop.origin}/#website`,
    url: `${shop.origin}/`,
    name: shop.name[lang],
    inLanguage: lang,
  }
}

function organization(shop: ShopView, { lang }: PageMeta): Thing {
  return {
    '@type': 'Organization',
    '@id': `${shop.origin}/#organization`,
    name: shop.name[lang],
    url: `${shop.origin}/`,
    email: shop.providerEmail,
    logo: `${shop.origin}/favicon.svg`,
    sameAs: [shop.messengerLink],
  }
}

function articleThing(record: RitualText | ArticleText, context: HeadContext, meta: PageMeta, shop: ShopView): Thing {
  return {
    '@type': 'Article',
    headline: record.name,
    description: meta.description,
    inLanguage: meta.lang,
    mainEntityOfPage: `${meta.url}?lang=${meta.lang}`,
    dateModified: record.updated_at ?? undefined,
    timeRequired: `PT${record.reading_time}M`,
    author: { '@type': 'Person', name: context.words.catalogue.page.author },
    publisher: { '@id': `${shop.origin}/#organization` },
  }
}

function serviceThing(record: RitualText, meta: PageMeta, shop: ShopView): Thing {
  return {
    '@type': 'Service',
    name: record.name,
    description: record.description,
    serviceType: 'Vedic Ritual',
    category: 'Vedic Ritual',
    url: `${meta.url}?lang=${meta.lang}`,
    provider: { '@id': `${shop.origin}/#organization` },
    offers: {
      '@type': 'Offer',
      price: record.price,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${meta.url}?lang=${meta.lang}`,
    },
  }
}

function breadcrumb(
  record: RitualText | ArticleText,
  { words }: HeadContext,
  { lang, url }: PageMeta,
  shop: ShopView,
): Thing {
  const { page } = words.catalogue
  const steps = [
    [page.home, `${shop.origin}/?lang=${lang}`],
    [page.articles, `${shop.origin}/articles?lang=${lang}`],
    [record.name, `${url}?lang=${lang}`],
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  }
}
