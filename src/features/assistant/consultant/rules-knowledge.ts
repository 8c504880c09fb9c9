import MiniSearch from 'minisearch'
import type { Lang } from '#base/i18n.ts'
import { splitWords, queryWords, toStem, toStems } from '#features/catalogue/search/rules-query.ts'
import type { ArticleFacts, RitualFacts, Section } from './model-knowledge.ts'

/** A text of the shop in both languages. The search finds the text by words of either language. */
export type PerLang<T> = Record<Lang, T>

/** The weight of a word by the field in which the word occurs. */
const WEIGHT = { name: 10, keywords: 7, intro: 3, headings: 2 }
/** The share of the important words of the query that must match a ritual. */
const COVERAGE = 0.5
const SECTION_COVERAGE = 0.6
/** Results with less than this share of the best score are not shown. */
const MIN_SCORE_SHARE = 0.25

const asStems = { tokenize: toStems, processTerm: (term: string) => term }
const searchStems = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term }

/** Finds rituals whose texts contain the words of the query. */
export function indexRituals(rituals: readonly PerLang<RitualFacts>[]): (query: string) => string[] {
  const index = new MiniSearch({ fields: Object.keys(WEIGHT), ...asStems })
  index.addAll(
    rituals.map(({ ru, en }) => ({
      id: ru.id,
      name: [ru.name, en.name, ru.id, ...ru.aliases].join('\n'),
      keywords: [...ru.keywords, ...en.keywords].join('\n'),
      intro: [ru.intro, en.intro, ru.description, en.description].join('\n'),
      headings: [...ru.sections, ...en.sections].map(({ title }) => title).join('\n'),
    })),
  )
  return (query) => {
    const words = queryWords(query)
    if (words.length === 0) return []
    const found = index.search(words.map(toStem).join(' '), { ...searchStems, boost: WEIGHT })
    const best = found[0]?.score ?? 0
    return found
      .filter((hit) => hit.score >= MIN_SCORE_SHARE * best && new Set(hit.queryTerms).size >= COVERAGE * words.length)
      .map((hit) => String(hit.id))
  }
}

export type FoundSection = { articleId: string; place: number }

/** Finds the section of an article that matches the most words of the query. */
export function indexSections(articles: readonly PerLang<ArticleFacts>[]): (query: string) => FoundSection[] {
  const index = new MiniSearch({ fields: ['title', 'text'], storeFields: ['articleId', 'place'], ...asStems })
  index.addAll(
    articles.flatMap(({ ru, en }) =>
      (['ru', 'en'] as const).flatMap((lang) => {
        const article = lang === 'ru' ? ru : en
        const own = article.sections.map((section, place) => ({ ...section, place }))
        return own.map(({ title, text, place }) => ({
          id: `${article.id} ${lang} ${place}`,
          articleId: article.id,
          place,
          title: `${place === 0 ? article.name : ''} ${title}`,
          text,
        }))
      }),
    ),
  )
  return (query) => {
    const words = queryWords(query)
    if (words.length === 0) return []
    return index
      .search(words.map(toStem).join(' '), { ...searchStems, boost: { title: 4 } })
      .filter((hit) => new Set(hit.queryTerms).size >= SECTION_COVERAGE * words.length)
      .map((hit) => ({ articleId: String(hit.articleId), place: Number(hit.place) }))
  }
}

/** Words in the names of rituals that fit every ritual. */
const GENERIC = new Set(
  [
    'ягья',
    'ягьей',
    'yagya',
    'yagna',
    'yajna',
    'ритуал',
    'ritual',
    'with',
    'на',
    'с',
    'special',
    'intention',
    'особое',
    'намерение',
    'for',
    'the',
    'of',
    'и',
    'and',
  ].map(toStem),
)

/** The stems of the words that name a ritual: words of its names, its id and its aliases. */
export function listCallNames({ ru, en }: PerLang<Pick<RitualFacts, 'id' | 'name' | 'aliases'>>): string[] {
  const words = splitWords(
    [ru.name, en.name, ru.id.replaceAll('-', ' '), ...ru.aliases.map((alias) => alias.replaceAll('-', ' '))].join(' '),
  )
  const joined = [ru.id, ...ru.aliases].map((id) => toStem(id.replaceAll('-', '')))
  return [...new Set([...words.map(toStem), ...joined])].filter((stem) => stem.length > 2 && !GENERIC.has(stem))
}

/** The section with a heading that matches a pattern. The patterns are tried in their order. */
export function sectionUnder(sections: readonly Section[], heading: string): Section | undefined {
  for (const pattern of heading.split('|')) {
    const found = sections.find(({ title }) => title.toLowerCase().replaceAll('’', "'").includes(pattern))
    if (found && found.text !== '') return found
  }
  return undefined
}
