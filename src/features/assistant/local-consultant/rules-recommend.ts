import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import type { RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import type { Topic } from './model.ts'
import { type Card, MAX_CARDS, type PageLink } from '#features/assistant/consultant/model.ts'
import {
  type PhraseContext,
  toCard,
  type Events,
  fromPrice,
  linksTo,
  lowestCardOf,
  published,
  sayDate,
  sayNames,
  textEvent,
  usd,
} from './rules-phrases.ts'
import { firstSentences } from '#features/assistant/consultant/rules-patterns.ts'

/** The length of the basic yagya, in days. A special intention takes three weeks. */
const BASIC_DAYS = 14
const SHORTEST_DAYS = 7

/** Returns the rituals for the occasions, each with its reason. The most important occasion is first. */
export async function propose(
  context: PhraseContext,
  topics: readonly Topic[],
  first: readonly string[] = [],
): Promise<Events> {
  const { say, lang, heard } = context
  const ids = [...first, ...interleaved(topics.map(({ rituals }) => rituals))]
  const found = published(ids, context)
  if (found.length === 0) return await ask(context)
  const shown = withinBudget(context, found).slice(0, MAX_CARDS)
  if (shown.length === 0)
    return [textEvent(topics[0]?.lead[lang], budgetSentence(context, found)), ...otherWithin(context)]
  const [topic] = topics
  const cards = shown.map((ritual) => cardWithin(context, ritual, reasonText(ritual, topics, context)))
  const [recommended] = shown
  const isPerson = heard.person !== undefined && heard.topics.length === 0
  const article = topic?.article === undefined ? undefined : await context.knowledge.article(topic.article, lang)
  const person = heard.person === undefined ? undefined : say.people[heard.person]
  const limits = [...new Set(topics.flatMap(({ limit }) => limit ?? []))].map((limit) => say.limits[limit])
  return [
    textEvent(
      [
        isPerson && person !== undefined && say.forPerson(person),
        isLeadFitting(topic, context) && topic?.lead[lang],
        say.ritualsAre(sayNames(shown, context)),
      ]
        .filter(Boolean)
        .join(' '),
      [budgetSentence(context, found), eventSentence(context)].filter(Boolean).join(' '),
      [
        ...limits,
        heard.budgetUsd === undefined && recommended && say.fromOf(recommended.name, fromPrice(recommended, lang)),
        heard.inRoubles && say.price.dollars,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    { type: 'cards', cards },
    { type: 'links', links: [...linksOf(shown), ...(article ? [{ title: article.name, href: article.href }] : [])] },
  ]
}

/** The sentence about an occasion names the deity of its first ritual. So the sentence is left out if the visitor excluded that ritual. */
function isLeadFitting(topic: Topic | undefined, { heard, thread }: PhraseContext): boolean {
  const excluded = [...heard.excluded, ...thread.excluded]
  return topic?.rituals.every((id) => !excluded.includes(id)) ?? true
}

/** One ritual that the visitor named, as its page describes it. */
export function describe(context: PhraseContext, named: readonly RitualFacts[]): Events {
  const { say, lang, heard } = context
  const [first] = named
  if (!first) return []
  const shown = named.slice(0, MAX_CARDS)
  return [
    textEvent(
      say.about(first.name, firstSentences(first.intro, 400)),
      first.features.length > 0 && `${say.includes}\n${first.features.map((line) => `- ${line}`).join('\n')}`,
      [eventSentence(context), say.from(fromPrice(first, lang))].filter(Boolean).join(' '),
    ),
    { type: 'cards', cards: shown.map((ritual) => toCard(ritual, reasonText(ritual, [], context), heard.tier)) },
    linksTo(shown),
    ...(shown.length === 1 ? [{ type: 'question' as const, text: say.more, answers: say.moreAnswers }] : []),
  ]
}

/**
 * Asks for the occasion, because the consultant needs it most. If the consultant does not know the occasion, the visitor gets links to the list of
 * rituals and to the special intention.
 */
export async function ask(context: PhraseContext): Promise<Events> {
  const { say } = context
  const own = linksOf(published([SPECIAL_INTENTION], context))
  return [
    textEvent(say.unsure),
    { type: 'links', links: [{ title: say.pages.options, href: '/options' }, ...own] },
    { type: 'question', text: say.occasion, answers: say.occasions },
  ]
}

/** The day on which a ritual must begin for the event that the visitor named. */
export function eventSentence(context: PhraseContext): string | undefined {
  const { heard, say, today } = context
  if (heard.event === undefined) return undefined
  const start = addDays(heard.event, -BASIC_DAYS)
  if (start > today) return say.date.before(sayDate(heard.event, context), sayDate(start, context))
  // If the visitor named only a month, the exact day is not known. So the answer cannot say that a ritual would end after the event.
  if (heard.period) return undefined
  const short = addDays(heard.event, -SHORTEST_DAYS)
  return [
    short > today && say.date.weekBefore(sayDate(heard.event, context), sayDate(short, context)),
    say.date.tooNear(sayDate(heard.event, context)),
  ]
    .filter(Boolean)
    .join(' ')
}

function linksOf(rituals: readonly RitualFacts[]): PageLink[] {
  return rituals.map(({ name, href }) => ({ title: name, href }))
}

/** Merges lists: the first entry of each list, then the second entry of each list, and so on. */
function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
}

export function reasonText(ritual: RitualFacts, topics: readonly Topic[], { lang, say }: PhraseContext): string {
  const own = topics.map(({ reasons }) => reasons?.[ritual.id]?.[lang]).find((each) => each !== undefined)
  if (own !== undefined) return own
  return ritual.id === SPECIAL_INTENTION ? say.intention : firstSentences(ritual.description, 160)
}

/**
 * Returns a card within the budget. The tier is the requested tier if it fits the budget, otherwise the basic tier, otherwise the tier with the
 * lowest price. So the card never prefers the most expensive tier.
 */
function cardWithin({ heard: { budgetUsd, tier } }: PhraseContext, ritual: RitualFacts, reason: string): Card {
  const fits = (card: Card) => budgetUsd === undefined || card.priceUsd <= budgetUsd
  const cards = [toCard(ritual, reason, tier), toCard(ritual, reason)]
  return cards.find(fits) ?? lowestCardOf(ritual, reason)
}

/** The cards of the rituals that have an offer within the budget. */
export function cardsWithin(context: PhraseContext, rituals: RitualFacts[]): Events {
  const cards = withinBudget(context, rituals).map((each) => cardWithin(context, each, reasonText(each, [], context)))
  return cards.length === 0 ? [] : [{ type: 'cards', cards }]
}

function withinBudget({ heard }: PhraseContext, found: RitualFacts[]): RitualFacts[] {
  const { budgetUsd } = heard
  if (budgetUsd === undefined) return found
  return found.filter(({ fromUsd }) => fromUsd <= budgetUsd)
}

/**
 * Returns the offer if no ritual of the occasion fits the budget: the cheapest ritual of the shop if it fits, otherwise only a link to the
 * list of rituals.
 */
function otherWithin(context: PhraseContext): Events {
  const { heard, rituals, say } = context
  const least = findCheapest(rituals)
  const options = { type: 'links' as const, links: [{ title: say.pages.options, href: '/options' }] }
  if (!least || heard.budgetUsd === undefined || least.fromUsd > heard.budgetUsd) return [options]
  return [{ type: 'cards', cards: [lowestCardOf(least, reasonText(least, [], context))] }, linksTo([least])]
}

function budgetSentence({ heard, say, lang, rituals }: PhraseContext, found: RitualFacts[]): string | undefined {
  const { budgetUsd } = heard
  if (budgetUsd === undefined) return undefined
  const budget = usd(budgetUsd, lang)
  if (found.some(({ fromUsd }) => fromUsd <= budgetUsd)) return say.price.within(budget)
  const least = findCheapest(rituals)
  if (!least) return undefined
  return least.fromUsd <= budgetUsd
    ? say.price.noneOfThese(budget, least.name, fromPrice(least, lang))
    : say.price.nothingWithin(budget, least.name, fromPrice(least, lang))
}

export function findCheapest(rituals: readonly RitualFacts[]): RitualFacts | undefined {
  return rituals.toSorted((a, b) => a.fromUsd - b.fromUsd)[0]
}
