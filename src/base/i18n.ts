export type Lang = 'ru' | 'en'

export const LANGS: readonly Lang[] = ['ru', 'en']

/** The locale for dates in each language. */
export const LOCALES: Record<Lang, string> = { ru: 'ru', en: 'en-GB' }

/** Browser languages for which the shop uses Russian (docs/contract.md, "Languages"). */
const RUSSIAN_FOR: ReadonlySet<string> = new Set(['ru', 'be', 'kk', 'ky', 'uz', 'tg', 'tk', 'hy', 'az', 'ka'])

export function isLang(value: unknown): value is Lang {
  return value === 'ru' || value === 'en'
}

/**
 * The language of a page: the `lang` query parameter if there is one. Otherwise it is the browser's first language, if the shop offers it
 * (`offered`). `accepted` is an Accept-Language header or `navigator.language`.
 */
export function chooseLang(
  query: string | null | undefined,
  accepted: string | null | undefined,
  offered: readonly Lang[] = LANGS,
): Lang {
  const wanted = isLang(query) ? query : RUSSIAN_FOR.has(preferredTag(accepted ?? '')) ? 'ru' : 'en'
  return offeredLang(wanted, offered)
}

/** Returns the given language. If the shop no longer offers this language, returns the language that the shop offers. */
export function offeredLang(lang: Lang, offered: readonly Lang[]): Lang {
  return offered.includes(lang) ? lang : (offered[0] ?? lang)
}

/** The primary subtag with the highest priority in an Accept-Language header (RFC 9110, 12.5.4). */
function preferredTag(header: string): string {
  let best = ''
  let bestWeight = 0
  for (const part of header.split(',')) {
    const [tag = '', ...parameters] = part.trim().split(';')
    const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    const weight = q === undefined ? 1 : Number(q)
    if (tag && tag !== '*' && weight > bestWeight) {
      best = tag.split('-')[0]?.toLowerCase() ?? ''
      bestWeight = weight
    }
  }
  return best
}

/** Picks the Russian form for a count: 1 статья, 2 статьи, 5 статей (CLDR's rules for whole numbers). A fraction uses the third form. */
export function pluralRu(count: number, one: string, few: string, many: string): string {
  const [last, lastTwo] = [Math.abs(count) % 10, Math.abs(count) % 100]
  if (last === 1 && lastTwo !== 11) return one
  return [2, 3, 4].includes(last) && ![12, 13, 14].includes(lastTwo) ? few : many
}

/** Picks the English form for a count. */
export function pluralEn(count: number, one: string, other: string): string {
  return Math.abs(count) === 1 ? one : other
}

/** A count with its Russian word, joined by a no-break space. It is for pages, not for machine-readable output. */
export function countRu(count: number, one: string, few: string, many: string): string {
  return `${count}\u00a0${pluralRu(count, one, few, many)}`
}

/** A count with its English word, joined by a no-break space. */
export function countEn(count: number, one: string, other: string): string {
  return `${count}\u00a0${pluralEn(count, one, other)}`
}

/** Adds a full stop, unless the text already ends with one, as a Russian date does («3 дек. 2026 г.»). */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/** Returns the duration of an order in weeks, in words: whole months where possible (1 месяц), otherwise weeks (2 недели). */
export function termRu(weeks: number): string {
  return weeks % 4 === 0
    ? countRu(weeks / 4, 'месяц', 'месяца', 'месяцев')
    : countRu(weeks, 'неделя', 'недели', 'недель')
}

/** Returns the duration of an order in weeks, in words: whole months where possible (1 month), otherwise weeks (2 weeks). */
export function termEn(weeks: number): string {
  return weeks % 4 === 0 ? countEn(weeks / 4, 'month', 'months') : countEn(weeks, 'week', 'weeks')
}

/**
 * The value of a record's field in a language. `name` is Russian and `name_en` is English. If the English value is missing, returns the
 * Russian one.
 */
export function localized<K extends string>(
  record: { [P in K | `${K}_en`]?: string | null },
  field: K,
  lang: Lang,
): string {
  const english = record[`${field}_en`]
  return (lang === 'en' && english ? english : record[field]) ?? ''
}
