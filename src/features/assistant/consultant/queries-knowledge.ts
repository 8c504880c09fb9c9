import type { Lang } from '#base/i18n.ts'
import { centsToDollars, dollarsToCents } from '#base/money.ts'
import { sayReason } from '#features/rites/calendar/present.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { type Reason, recommendation, toWeekday } from '#features/rites/calendar/rules-almanac.ts'
import { en as calendarEn } from '#features/rites/calendar/messages/page.en.ts'
import { ru as calendarRu } from '#features/rites/calendar/messages/page.ru.ts'
import { entryTerm } from '#features/catalogue/catalogue/rules-pricing.ts'
import { listOffered } from '#features/catalogue/catalogue/rules-terms.ts'
import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { FESTIVALS, type Festival } from '#features/orders/plans/model-festivals.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import type {
  DaySpan,
  Knowledge,
  PanchangFacts,
  QuoteItem,
  QuoteLine,
  RitualFacts,
  SuggestedDate,
} from './model-knowledge.ts'
import type { Library, CatalogueReader } from './queries.ts'
import { festivalDay, fullMoonDay } from './rules-festival-days.ts'

const WEEKDAYS = { ru: calendarRu.recommended.weekdays, en: calendarEn.recommended.weekdays }
const SUGGESTIONS = 3
const WEEKDAYS_OF_MONTH = 5
/** The search for suitable days covers this number of days, starting today. */
const DAYS_AHEAD = 45

/** Opens the data that the language model and the local consultant can read: published texts and the calendar. Neither can change any data. */
export function openKnowledge(
  reader: CatalogueReader,
  panchang: Panchang,
  shopFacts: Knowledge['shopFacts'],
): Knowledge {
  const ritual = async (id: string, lang: Lang) => ritualOf(await reader.read(), id)?.[lang]
  return {
    listRituals: async (lang) => (await reader.read()).rituals.map((each) => each[lang]),
    searchRituals: async (text, lang) => {
      const library = await reader.read()
      return library.findRituals(text).flatMap((id) => {
        const found = ritualOf(library, id)?.[lang]
        return found ? [hitOf(found)] : []
      })
    },
    ritual,
    compareTiers: async (id, lang) => (await ritual(id, lang))?.tiers ?? [],
    shopFacts,
    shopTiers: async () => (await reader.read()).tiers,
    callNames: async () => (await reader.read()).callNames,
    searchArticles: async (text, lang) => {
      const { articles, findSections } = await reader.read()
      const ids = [...new Set(findSections(text).map(({ articleId }) => articleId))]
      return ids.flatMap((id) => {
        const found = articles.find((each) => each.ru.id === id)?.[lang]
        return found ? [{ id, name: found.name, line: found.intro, href: found.href }] : []
      })
    },
    searchSections: async (text, lang) => {
      const { articles, findSections } = await reader.read()
      return findSections(text).flatMap(({ articleId, place }) => {
        const article = articles.find((each) => each.ru.id === articleId)?.[lang]
        const section = article?.sections[place]
        return article && section ? [{ article, section }] : []
      })
    },
    article: async (id, lang) => (await reader.read()).articles.find((each) => each.ru.id === id)?.[lang],
    quote: async (items, lang) => {
      const library = await reader.read()
      const lines = items.flatMap((item) => quoteLine(ritualOf(library, item.serviceId)?.[lang], item))
      return {
        lines,
        totalUsd: centsToDollars(lines.reduce((sum, { priceUsd, quantity }) => sum + centsOf(priceUsd) * quantity, 0)),
      }
    },
    today: dayAtPlace,
    panchangFor: (date, lang) => presentPanchang(panchang, date, lang),
    suggestDates: (serviceId, from, lang, within) => suggestDates(panchang, { serviceId, from, lang, within }),
    namedMoon: (moon, from, lang) => {
      const date = fullMoonDay(moon, from)
      return date === undefined ? undefined : presentPanchang(panchang, date, lang)
    },
    nextDay: (of, from, lang) => nextDay(panchang, { of, from, lang }),
    festivalIn: (festival, year, lang) => {
      const date = festivalDay(festival, year)
      return date === undefined ? undefined : presentPanchang(panchang, date, lang)
    },
  }
}

function ritualOf({ rituals }: Library, id: string) {
  return rituals.find(({ ru }) => ru.id === id || ru.aliases.includes(id))
}

function hitOf({ id, name, description, intro, fromUsd, fromMonths, category }: RitualFacts) {
  return { id, name, line: description || intro, fromUsd, fromMonths, category }
}

function centsOf(dollars: number): number {
  return dollarsToCents(dollars) ?? 0
}

/** Returns the line of a price quote, with the same price as in the cart. Returns no line if the ritual is not offered for the term. */
function quoteLine(ritual: RitualFacts | undefined, item: QuoteItem): QuoteLine[] {
  if (!ritual) return []
  const isIntention = ritual.id === SPECIAL_INTENTION
  const tier = isIntention ? null : (item.tier ?? 'enhanced')
  const offered = listOffered({ id: ritual.id, price: ritual.priceUsd, terms: ritual.terms })
  const own = offered.filter((each) => each.tier === tier)
  const termMonths =
    item.duration ??
    entryTerm(
      tier,
      own.map(({ duration }) => duration),
    )
  const found = own.find(({ duration }) => duration === termMonths)
  if (!found) return []
  const quantity = Math.max(1, Math.min(99, Math.trunc(item.quantity ?? 1)))
  const priceUsd = centsToDollars(found.cents)
  return [{ serviceId: ritual.id, name: ritual.name, tier, termMonths, quantity, priceUsd }]
}

function presentPanchang(panchang: Panchang, date: string, lang: Lang): PanchangFacts {
  const [day] = panchang.listDays(date, date, lang)
  return {
    date,
    tithi: day?.tithi.name ?? '',
    nakshatra: day?.nakshatra ?? '',
    weekday: WEEKDAYS[lang][toWeekday(date)] ?? '',
    festival: day?.festival ?? null,
    isPurnima: day?.isPurnima === true,
    isAmavasya: day?.isAmavasya === true,
    isEkadashi: day?.isEkadashi === true,
  }
}

type DayQuery = { serviceId: string; from: string; lang: Lang; within?: DaySpan | undefined }

/**
 * Returns the first suitable days. If a day is suitable because of its weekday, only the first such day is included, because the same weekday is
 * suitable every week. If the visitor asks for a weekday, all suitable days on it are included. The search stops when it has enough days.
 */
function suggestDates(panchang: Panchang, { serviceId, from, lang, within }: DayQuery): SuggestedDate[] {
  const found: { date: string; reason: Reason }[] = []
  const wanted = within?.weekday
  const most = wanted === undefined ? SUGGESTIONS : WEEKDAYS_OF_MONTH
  let hasWeekday = false
  for (let ahead = 0; ahead <= DAYS_AHEAD && found.length < most; ahead += 1) {
    const date = addDays(from, ahead)
    if (within && date > within.to) break
    if (wanted !== undefined && toWeekday(date) !== wanted) continue
    const { lunar, festivals } = panchang.dayOf(date)
    const reason = recommendation(serviceId, { tithi: lunar.tithi, weekday: toWeekday(date), festivals })
    if (!reason || (reason.kind === 'weekday' && hasWeekday && wanted === undefined)) continue
    hasWeekday ||= reason.kind === 'weekday'
    found.push({ date, reason })
  }
  return found.map(({ date, reason }) => ({
    date,
    reason: sayReason(reason, presentPanchang(panchang, date, lang).tithi, lang),
    isWeekly: reason.kind === 'weekday',
  }))
}

type NextDay = { of: Festival | 'purnima' | 'amavasya' | 'ekadashi'; from: string; lang: Lang }

function nextDay(panchang: Panchang, { of, from, lang }: NextDay): PanchangFacts | undefined {
  const festival = FESTIVALS.find((each) => each === of)
  if (festival) {
    const year = Number(from.slice(0, 4))
    const date = [year, year + 1]
      .map((each) => festivalDay(festival, each))
      .find((day) => day !== undefined && day >= from)
    return date === undefined ? undefined : presentPanchang(panchang, date, lang)
  }
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = addDays(from, ahead)
    const { lunar } = panchang.dayOf(date)
    const isWanted = { purnima: lunar.isPurnima, amavasya: lunar.isAmavasya, ekadashi: lunar.isEkadashi }
    if (of in isWanted && isWanted[of as keyof typeof isWanted]) return presentPanchang(panchang, date, lang)
  }
  return undefined
}
