import type { Lang } from '#base/i18n.ts'
import { centsToDollars } from '#base/money.ts'
import type { Settings } from '#base/settings.ts'
import { tierNumbers } from '#features/platform/settings/rules.ts'
import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { articlePath, ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { listOffered, lowestOffer, offeredTerms, tierOffers } from '#features/catalogue/catalogue/rules-terms.ts'
import { findCategory } from '#features/catalogue/catalogue/rules-text.ts'
import type { ArticleRow, RitualRow } from '#features/catalogue/catalogue/tables.ts'
import type { ArticleFacts, RitualFacts, TierFacts } from './model-knowledge.ts'
import { parseSections } from './rules-sections.ts'

export type RitualText = Pick<
  RitualRow,
  'id' | 'ru' | 'en' | 'contentRu' | 'contentEn' | 'priceCents' | 'terms' | 'mantra'
> &
  Partial<Pick<RitualRow, 'tierNumbers'>>
/** Additional data of a ritual: its other ids, and the shop's settings for the terms and numbers of the tiers. */
type PresentContext = { aliases: string[]; settings: Pick<Settings, 'tiers'> }
export type ArticleText = Pick<ArticleRow, 'id' | 'ru' | 'en' | 'contentRu' | 'contentEn'>

/** The facts of a ritual for the consultant, in one language. If a text is empty, the Russian text is used. */
export function presentRitualFacts(row: RitualText, { aliases, settings }: PresentContext, lang: Lang): RitualFacts {
  const words = row[lang]
  const text = { ...row.ru, ...withoutEmpty(words) }
  const isIntention = row.id === SPECIAL_INTENTION
  const priceUsd = centsToDollars(row.priceCents)
  const ritual = { id: row.id, price: priceUsd, terms: offeredTerms(row.id, settings.tiers.terms, row.terms) }
  const lowest = lowestOffer(ritual)
  const offered = listOffered(ritual)
  const contents = new Map(
    tierNumbers(settings, row.id, row.tierNumbers ?? null).map(({ id, ...numbers }) => [id, numbers]),
  )
  const tiers = isIntention
    ? []
    : tierOffers(ritual).map(({ tier, price, duration }) => ({
        tier,
        priceUsd: centsToDollars(price),
        termMonths: duration,
        weeks: toWeeks(duration),
        terms: offered
          .filter((each) => each.tier === tier)
          .map((each) => ({ termMonths: each.duration, priceUsd: centsToDollars(each.cents) })),
        ...withNumbers(contents.get(tier)),
      }))
  return {
    id: row.id,
    name: text.name,
    intro: text.intro,
    description: text.description,
    category: findCategory({
      name: row.ru.name,
      name_en: row.en.name,
      description: row.ru.description,
      description_en: row.en.description,
      features: row.ru.features,
      features_en: row.en.features,
    }),
    aliases,
    keywords: text.keywords,
    features: text.features,
    mantra: row.mantra
      ? { text: row.mantra, transliteration: text.mantra_transliteration, translation: text.mantra_translation }
      : null,
    tiers,
    terms: ritual.terms,
    priceUsd,
    fromUsd: centsToDollars(lowest.cents),
    fromMonths: lowest.duration,
    fromTier: lowest.tier,
    sections: parseSections((lang === 'en' && row.contentEn) || row.contentRu),
    href: ritualPath(row.id),
  }
}

function withNumbers(numbers: TierFacts['numbers']): Pick<TierFacts, 'numbers'> {
  return numbers ? { numbers } : {}
}

export function presentArticleFacts(row: ArticleText, lang: Lang): ArticleFacts {
  const text = { ...row.ru, ...withoutEmpty(row[lang]) }
  return {
    id: row.id,
    name: text.name,
    intro: text.intro,
    sections: parseSections((lang === 'en' && row.contentEn) || row.contentRu),
    href: articlePath(row.id),
  }
}

function withoutEmpty<T extends object>(words: T): Partial<T> {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== '')) as Partial<T>
}
