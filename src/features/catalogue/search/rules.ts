import type { ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import MiniSearch from 'minisearch'
import type { Lang } from '#base/i18n.ts'
import type { SearchAnswer, SearchResult } from './schemas.ts'
import { toOtherLayout, queryWords, toStem, toStems } from './rules-query.ts'

type EntryText = {
  name: string
  intro: string
  description: string
  keywords: string[]
  /** The long text, in Markdown. */
  content: string
}

/** A ritual or an article with all its searchable texts, in both languages. */
export type SearchEntry = {
  kind: SearchResult['kind']
  id: string
  aliases: string[]
  price: number | null
  terms: ServiceTerms | null
  category: string | null
  ru: EntryText
  en: EntryText
}

/** Limits a search to one kind and to `most` results. A caller that filters the results needs more than the default. */
export type ResultLimit = { kind: SearchResult['kind']; most: number }

export type SearchIndex = (query: string, lang: Lang, wanted?: ResultLimit) => SearchAnswer

const MAX_RESULTS = 12

/** Weight of a word by field. */
const WEIGHT = { name: 10, keywords: 7, intro: 3, description: 3, headings: 2, text: 0.6 }

/** Results below this share of the best score are left out. */
const MIN_SCORE_SHARE = 0.06

/** Builds an index of entries. A search finds words of both languages, even if the reader uses only one language. */
export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const byKey = new Map(entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]))
  const written = new Set<string>()
  function stemsIn(text: string): string[] {
    const stems = toStems(text)
    for (const stem of stems) written.add(stem)
    return stems
  }
  const index = new MiniSearch({ fields: Object.keys(WEIGHT), tokenize: stemsIn, processTerm: (term) => term })
  index.addAll([...byKey].map(([id, entry]) => ({ id, ...fieldsOf(entry) })))

  function find(query: string, lang: Lang, wanted?: ResultLimit): SearchResult[] {
    const words = queryWords(query)
    if (words.length === 0) return []
    const last = words.at(-1)
    const found = index.search(words.map(toStem).join(' '), {
      tokenize: (text) => text.split(' '),
      boost: WEIGHT,
      // The last word also matches longer words, because the user may not have finished typing it.
      prefix: (term, at, terms) => at === terms.length - 1 && (last ?? '').length > 1 && term.length > 1,
      // If the texts contain a word exactly, similar words are ignored: a search for "health" must not find "wealth".
      fuzzy: (term) => (written.has(term) || term.length < 4 ? false : term.length > 7 ? 2 : 1),
      weights: { prefix: 0.5, fuzzy: 0.3 },
      boostDocument: (key: string) => (key.startsWith('ritual') ? 1.4 : 1),
    })
    const scored = found
      .filter(({ id }) => wanted === undefined || byKey.get(String(id))?.kind === wanted.kind)
      .map((hit) => ({ key: String(hit.id), score: hit.score * (new Set(hit.queryTerms).size / words.length) }))
      .toSorted((a, b) => b.score - a.score)
    return scored
      .filter(({ score }) => score >= MIN_SCORE_SHARE * (scored[0]?.score ?? 0))
      .slice(0, wanted?.most ?? MAX_RESULTS)
      .flatMap(({ key }) => present(byKey.get(key), lang))
  }

  return (query, lang, wanted) => {
    const results = find(query, lang, wanted)
    if (results.length > 0) return { query, results }
    const other = toOtherLayout(query)
    const corrected = find(other, lang, wanted)
    return corrected.length > 0 ? { query: other, results: corrected } : { query, results: [] }
  }
}

function fieldsOf({ id, aliases, ru, en }: SearchEntry): Record<keyof typeof WEIGHT, string> {
  const both = (text: (one: EntryText) => string) => `${text(ru)}\n${text(en)}`
  return {
    name: both(({ name }) => name),
    keywords: [id, ...aliases, ...ru.keywords, ...en.keywords].join('\n'),
    intro: both(({ intro }) => intro),
    description: both(({ description }) => description),
    headings: both(({ content }) => linesOf(content, true)),
    text: both(({ content }) => linesOf(content, false)),
  }
}

/** The headings of a text, or the text between the headings. The URLs of links are left out. */
function linesOf(content: string, headings: boolean): string {
  return content
    .split('\n')
    .filter((line) => line.startsWith('#') === headings)
    .join('\n')
    .replace(/\]\([^)]*\)/g, ' ')
}

function present(entry: SearchEntry | undefined, lang: Lang): SearchResult[] {
  if (!entry) return []
  const { kind, id, price, terms, category } = entry
  const { name, intro, description } = entry[lang]
  return [{ kind, id, name: name || entry.ru.name, line: description || intro, price, terms, category }]
}
