import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import { publicOrigin } from '#features/platform/notifications/rules.ts'
import { articleMarkdown, ritualMarkdown } from '#features/assistant/agents/present-markdown.ts'
import { presentArticle, presentRitual } from '#features/assistant/agents/present.ts'
import { listCategoriesOf, listIntentionsOf } from '#features/catalogue/catalogue-lists/queries.ts'
import type { OfferedTerm } from '#features/catalogue/catalogue/model-terms.ts'
import { findArticle, findService, listCatalogue, listServices } from '#features/catalogue/catalogue/queries.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { Shop } from '#server/shop.ts'
import { seoMessages } from '../messages/seo-messages.ts'
import type { ContentItem, SiteContent } from './site-content.ts'

/** The maximum size. Texts that do not fit are still listed in `llms.txt`. */
const MAX_BYTES = 2_000_000

/**
 * A short description of the shop for language models (llmstxt.org): the shop, its texts and products, and what the shop does not promise. It
 * is in English if the shop offers English pages.
 */
export function llms(content: SiteContent): string {
  const { origin, items, legal, languages } = content
  const lang = languages.includes('en') ? 'en' : 'ru'
  const messages = seoMessages[lang]
  const line = (title: string, path: string, note: string) => `- [${title}](${origin}${path}?lang=${lang}): ${note}`
  const of = (kind: ContentItem['kind']) => items.filter((item) => item.kind === kind)
  return [
    `# ${content.name[lang]}`,
    '',
    `> ${messages.summary}`,
    '',
    aboutShop(lang, languages),
    '',
    `## ${messages.llms.rituals}`,
    '',
    ...of('ritual').map(({ path, offers, text }) =>
      line(text[lang].name, path, `${text[lang].description} ${pricesOf(offers, lang)}`),
    ),
    '',
    `## ${messages.llms.articles}`,
    '',
    ...of('article').map(({ path, text }) => line(text[lang].name, path, text[lang].description)),
    '',
    `## ${messages.llms.dates}`,
    '',
    `- [${messages.llms.calendar}](${origin}/calendar?lang=${lang})`,
    `- [${messages.llms.feed}](${origin}/calendar.ics?lang=${lang})`,
    `- [${messages.llms.proofs}](${origin}/proofs?lang=${lang})`,
    '',
    `## ${messages.llms.terms}`,
    '',
    ...legal.map(({ path, title }) => `- [${title[lang]}](${origin}${path}?lang=${lang})`),
    `- [${messages.llms.aboutPage}](${origin}/about?lang=${lang})`,
    `- [${messages.llms.priestsPage}](${origin}/priests?lang=${lang})`,
    '',
    '## Optional',
    '',
    `- [RSS](${origin}/feed.${lang}.xml), [JSON Feed](${origin}/feed.${lang}.json)`,
    `- [llms-full.txt](${origin}/llms-full.txt): ${messages.llms.full}`,
    `- [API](${origin}/api/openapi.json): ${messages.llms.api}`,
    `- [API reference](${origin}/api/reference?lang=${lang})`,
    '',
    messages.llms.mcp(`${origin}/mcp`),
    '',
  ].join('\n')
}

/** Facts that a reader needs before the other parts. */
function aboutShop(lang: Lang, languages: readonly Lang[]): string {
  const { about, otherLanguage } = seoMessages[lang].llms
  return languages.length > 1 ? `${about} ${otherLanguage}` : about
}

/** Every published ritual and article in full, in each offered language, for language models that read everything in one step. */
export async function llmsFull(shop: Shop): Promise<string> {
  const { readDb, config, settings } = shop
  const origin = publicOrigin(config)
  const { languages, shopName } = settings()
  const services = await Promise.all((await listServices(shop)).map(({ id }) => findService(shop, id)))
  const listed = (await listCatalogue(readDb)).filter(({ source }) => source === 'articles')
  const articles = await Promise.all(listed.map(({ id }) => findArticle(readDb, id)))
  const texts = languages.map(async (lang) => {
    const [categories, intentions] = await Promise.all([listCategoriesOf(readDb, lang), listIntentionsOf(readDb, lang)])
    const reading = { lang, origin, categories, intentions }
    return [
      `# ${shopName[lang]}\n\n> ${seoMessages[lang].summary}\n\n${aboutShop(lang, languages)}\n`,
      ...services.flatMap((service) => (service ? ritualMarkdown(presentRitual(service, reading)) : [])),
      ...articles.flatMap((article) => (article ? articleMarkdown(presentArticle(article, lang, origin)) : [])),
    ]
  })
  return bounded((await Promise.all(texts)).flat()).join('\n---\n\n')
}

/** Leaves out each text that does not fit completely. A text is never truncated, because a reader would think that it is complete. */
function bounded(texts: string[]): string[] {
  let size = 0
  return texts.filter((text) => {
    size += Buffer.byteLength(text)
    return size <= MAX_BYTES
  })
}

/** The price of each offered term in each tier. */
function pricesOf(offers: readonly OfferedTerm[], lang: Lang): string {
  const messages = seoMessages[lang].llms
  const tiers = [...new Set(offers.map(({ tier }) => tier))].map((tier) => {
    const prices = offers
      .filter((offer) => offer.tier === tier)
      .map(({ duration, cents }) => messages.term(formatUsd(cents, lang), toWeeks(duration)))
    return messages.offer(tier, prices.join(', '))
  })
  return `${tiers.join('; ')}.`.replaceAll('\u00a0', ' ')
}
