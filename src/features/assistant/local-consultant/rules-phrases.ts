import { type Lang, LOCALES } from '#base/i18n.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import { en as catalogueEn } from '#features/catalogue/catalogue/messages/page.en.ts'
import { ru as catalogueRu } from '#features/catalogue/catalogue/messages/page.ru.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import { en } from '#features/assistant/consultant/messages/page-answers.en.ts'
import { ru } from '#features/assistant/consultant/messages/page-answers.ru.ts'
import type { Knowledge, RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import type { Card, ConsultantEvent, PageLink, Question } from '#features/assistant/consultant/model.ts'
import type { Understanding } from './rules-intents.ts'
import type { Purpose } from './model.ts'
import type { Thread } from './model-thread.ts'

export const MESSAGES = { ru, en }
const CARD = { ru: catalogueRu.card, en: catalogueEn.card }

/** All data for an answer. `rituals` are the published rituals that the visitor has not excluded, in display order. */
export type PhraseContext = {
  question: Question
  heard: Understanding
  purpose: Purpose
  thread: Thread
  knowledge: Knowledge
  rituals: RitualFacts[]
  say: typeof en
  lang: Lang
  today: string
}

export type Events = ConsultantEvent[]

export function textEvent(...paragraphs: (string | undefined | false)[]): ConsultantEvent {
  return {
    type: 'text',
    text: paragraphs.filter((each) => each !== undefined && each !== false && each !== '').join('\n\n'),
  }
}

export function usd(dollars: number, lang: Lang): string {
  const isWhole = Number.isInteger(dollars)
  const digits = isWhole ? 0 : 2
  return `$${new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(dollars)}`
}

/** A price with its term, such as `$82 for a week`. A price is always shown with its term. */
export function priceFor(priceUsd: number, termMonths: number, lang: Lang): string {
  return CARD[lang].said(usd(priceUsd, lang), toWeeks(termMonths))
}

/** The lowest price of a ritual together with its term. */
export function fromPrice({ fromUsd, fromMonths }: RitualFacts, lang: Lang): string {
  return priceFor(fromUsd, fromMonths, lang)
}

/** Returns a date such as `12 September`. The year is shown if it is not the current year. */
export function sayDate(date: string, { lang, today }: Pick<PhraseContext, 'lang' | 'today'>): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? formatDay(date, lang) : sayFullDate(date, lang)
}

/** Returns a date such as `12 September 2028`. The year is always shown, because the visitor may ask about any year. */
export function sayFullDate(date: string, lang: Lang): string {
  return formatDay(date, lang, { year: 'numeric' }).replace(/ г\.$/, ' года')
}

function formatDay(date: string, lang: Lang, year: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { day: 'numeric', month: 'long', timeZone: 'UTC', ...year }).format(
    new Date(`${date}T00:00:00Z`),
  )
}

/** The names of rituals in bold. For "the second one" in a later message, the consultant reads the bold names of this answer. */
export function sayNames(rituals: readonly Pick<RitualFacts, 'name'>[], { say }: Pick<PhraseContext, 'say'>): string {
  const bold = rituals.map(({ name }) => `**${name}**`)
  const last = bold.pop() ?? ''
  return bold.length === 0 ? last : `${bold.join(', ')}${say.and}${last}`
}

/** The places in group rituals for less than this sum, the cheapest first. `ids`: only of these rituals. */
export async function placesBelow(
  { knowledge, question, lang }: Pick<PhraseContext, 'knowledge' | 'question' | 'lang'>,
  most: number,
  ids?: readonly string[],
): Promise<Group[]> {
  const { groups } = await knowledge.shopFacts(question.now, lang)
  return groups
    .filter(({ serviceId, priceUsd }) => priceUsd < most && (ids?.includes(serviceId) ?? true))
    .toSorted((a, b) => a.priceUsd - b.priceUsd)
}

type Group = Awaited<ReturnType<Knowledge['shopFacts']>>['groups'][number]

/** What such places cost: a sentence, or nothing. */
export function sayPlaces(places: readonly Group[], context: PhraseContext): string {
  const { say, lang } = context
  return places
    .slice(0, MAX_PLACES)
    .map(({ day, priceUsd }) => say.price.groupPlace(sayDate(day, context), usd(priceUsd, lang)))
    .join(' ')
}

const MAX_PLACES = 2

export function linksTo(rituals: readonly RitualFacts[], more: readonly PageLink[] = []): ConsultantEvent {
  return { type: 'links', links: [...rituals.map(({ name, href }) => ({ title: name, href })), ...more] }
}

/** A card with the requested tier, or otherwise with the basic tier, which is the cheapest. A special intention has no tier. */
export function toCard(ritual: RitualFacts, reason: string, wanted?: Tier): Card {
  const offer = ritual.tiers.find(({ tier }) => tier === (wanted ?? 'basic')) ?? ritual.tiers[0]
  return {
    serviceId: ritual.id,
    name: ritual.name,
    ...(offer ? { tier: offer.tier, termMonths: offer.termMonths } : { termMonths: ritual.fromMonths }),
    priceUsd: offer?.priceUsd ?? ritual.fromUsd,
    reason,
  }
}

/** Returns the card of a ritual with its lowest price. */
export function lowestCardOf({ id, name, fromUsd, fromMonths, fromTier }: RitualFacts, reason: string): Card {
  return { serviceId: id, name, ...(fromTier && { tier: fromTier }), termMonths: fromMonths, priceUsd: fromUsd, reason }
}

/** Returns the card as an offer, or nothing if the card costs more than the budget. */
export function offer({ heard: { budgetUsd } }: Pick<PhraseContext, 'heard'>, card: Card): Events {
  return budgetUsd !== undefined && card.priceUsd > budgetUsd ? [] : [{ type: 'cards', cards: [card] }]
}

/** The published rituals with these ids, in the order of the ids. */
export function published(ids: readonly string[], { rituals }: Pick<PhraseContext, 'rituals'>): RitualFacts[] {
  return [...new Set(ids)].flatMap((id) => rituals.find((each) => each.id === id) ?? [])
}

/**
 * In a question about a price or a day, a word such as "health" means an occasion only if one of these words comes before it ("for the health of my
 * mother").
 */
export const OCCASION =
  / (?:для|ради|от|о|об|for|against|ритуал\p{L}*|ягь\p{L}*|обряд\p{L}*|ritual\p{L}*|yagya\p{L}*|puja\p{L}*) /u

/** The rituals that the conversation is about: the rituals named now or before, the rituals of the occasion, or the ritual of the page. */
export function findDiscussedRituals({ heard, thread, question, rituals }: PhraseContext): RitualFacts[] {
  const now = published(heard.named, { rituals })
  if (now.length > 0) return now
  const isMeant = OCCASION.test(heard.plain)
  const occasion = published(
    (isMeant ? heard.topics : []).flatMap(({ topic }) => topic.rituals),
    { rituals },
  )
  if (occasion.length > 0) return occasion
  const before = published([...thread.named, ...thread.topics.flatMap((topic) => topic.rituals)], { rituals })
  if (before.length > 0) return before
  return published([question.serviceId ?? ''], { rituals })
}
