import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { isReasonAsked } from './rules-budget.ts'
import { MAX_CARDS } from '#features/assistant/consultant/model.ts'
import { cardsWithin, findCheapest, propose, reasonText } from './rules-recommend.ts'
import { saySum, termLines, wantedItems } from './rules-sums.ts'
import {
  type PhraseContext,
  toCard,
  type Events,
  fromPrice,
  linksTo,
  lowestCardOf,
  placesBelow,
  priceFor,
  published,
  textEvent,
  sayNames,
  sayPlaces,
  findDiscussedRituals,
  usd,
} from './rules-phrases.ts'
import { firstSentences } from '#features/assistant/consultant/rules-patterns.ts'

/**
 * Answers with the price of a ritual, or with the total price of several rituals. If no ritual is named, answers with the lowest and the
 * highest price.
 */
export async function sayPrice(context: PhraseContext): Promise<Events> {
  const { say, lang, heard, rituals } = context
  const items = wantedItems(context)
  const [ritual] = published(
    items.map(({ id }) => id),
    context,
  )
  const note = heard.inRoubles && say.price.dollars
  const why = isReasonAsked(heard.plain) && say.price.why
  if (!ritual) {
    const least = findCheapest(rituals)
    const [most] = rituals
      .flatMap(({ tiers }) => tiers.flatMap(({ terms }) => terms))
      .toSorted((a, b) => b.priceUsd - a.priceUsd)
    return [
      textEvent(
        why,
        least && most && say.price.range(fromPrice(least, lang), priceFor(most.priceUsd, most.termMonths, lang)),
        note,
      ),
      { type: 'links', links: [{ title: say.pages.options, href: '/options' }] },
      { type: 'question', text: say.occasion, answers: say.occasions },
    ]
  }
  const isSum =
    items.length > 1 || items.some(({ quantity, tier, months }) => quantity > 1 || tier || months !== undefined)
  if (isSum) return await saySum(context, items)
  const { budgetUsd } = heard
  const both = comparedBefore(context)
  if (both.length > 1)
    return [
      textEvent(...both.map((each) => pricesOf(context, each)), say.price.same, note),
      ...cardsWithin(context, both),
      linksTo(both),
    ]
  return [
    textEvent(
      why,
      pricesOf(context, ritual),
      ritual.tiers.length > 0 && say.price.same,
      budgetUsd !== undefined && sayAffordable(context, ritual, budgetUsd),
      budgetUsd !== undefined &&
        budgetUsd < ritual.fromUsd &&
        sayPlaces(await placesBelow(context, budgetUsd + 1), context),
      note,
    ),
    ...cardsWithin(context, [ritual]),
    linksTo([ritual]),
  ]
}

/** The rituals that the visitor has just compared. After a comparison, "and how much are they?" asks for the prices of all of them. */
function comparedBefore(context: PhraseContext): RitualFacts[] {
  const { heard, thread } = context
  const isContinued = thread.purpose === 'comparison' && heard.named.length === 0 && heard.topics.length === 0
  return isContinued ? published(thread.named, context).slice(0, MAX_CARDS) : []
}

/** The tiers and terms of a ritual that fit into a budget. */
function sayAffordable({ say, lang }: PhraseContext, ritual: RitualFacts, budgetUsd: number): string {
  const fitting = ritual.tiers.flatMap(({ tier, terms }) =>
    terms
      .filter(({ priceUsd }) => priceUsd <= budgetUsd)
      .map(({ priceUsd, termMonths }) => `- **${say.tiers[tier]}**: ${priceFor(priceUsd, termMonths, lang)}`),
  )
  const budget = usd(budgetUsd, lang)
  return fitting.length > 0
    ? [say.price.fits(budget), ...fitting].join('\n')
    : say.price.noneOfThese(budget, ritual.name, fromPrice(ritual, lang))
}

/** The answer to "the cheaper one": the cheapest ritual of the last answer, or the cheapest tier of one ritual. */
export async function sayPicked(context: PhraseContext): Promise<Events> {
  const { say, lang, thread, heard } = context
  const shown = published(
    heard.named.length > 1 ? heard.named : thread.named.length > 1 ? thread.named : thread.shown,
    context,
  )
  const least = findCheapest(shown.length > 1 ? shown : findDiscussedRituals(context))
  if (!least) return await sayCheapest(context)
  const basic = least.tiers[0]
  return [
    textEvent(
      shown.length > 1
        ? say.price.ofThese(least.name, fromPrice(least, lang))
        : say.price.cheaper(least.name, fromPrice(least, lang)),
      basic && [say.price.of(least.name), ...termLines(context, least)].join('\n'),
    ),
    { type: 'cards', cards: [lowestCardOf(least, reasonText(least, [], context))] },
    linksTo([least]),
  ]
}

/** Proposes rituals that the visitor has not excluded. */
export async function sayOthers(context: PhraseContext): Promise<Events> {
  const { say, rituals, thread, heard } = context
  const topics = thread.topics
  const before = published([...thread.named, ...topics.flatMap((topic) => topic.rituals)], context)
  if (before.length > 0) return await propose(context, topics, thread.named)
  const names = rituals.map(({ name }) => `- ${name}`).join('\n')
  const fitting = rituals.filter(({ fromUsd }) => heard.budgetUsd === undefined || fromUsd <= heard.budgetUsd)
  return [
    textEvent(say.others(fitting.length), names),
    { type: 'links', links: [{ title: say.pages.options, href: '/options' }] },
    { type: 'question', text: say.occasion, answers: say.occasions },
  ]
}

/** The rituals within a budget, if the visitor has not named an occasion. */
export async function sayWithin(context: PhraseContext): Promise<Events> {
  const { say, lang, heard, rituals } = context
  const budget = usd(heard.budgetUsd ?? 0, lang)
  const fitting = rituals.filter(({ fromUsd }) => fromUsd <= (heard.budgetUsd ?? 0))
  const question = { type: 'question' as const, text: say.occasion, answers: say.occasions }
  const least = findCheapest(rituals)
  if (fitting.length === 0) {
    const places = await placesBelow(context, (heard.budgetUsd ?? 0) + 1)
    if (least && places.length > 0)
      return [
        textEvent(sayPlaces(places, context), say.price.cheapest(least.name, fromPrice(least, lang))),
        { type: 'links', links: [calendarOf(context)] },
      ]
    return least ? [textEvent(say.price.nothingWithin(budget, least.name, fromPrice(least, lang)))] : []
  }
  const shown = fitting.slice(0, MAX_CARDS)
  return [
    textEvent(say.price.withinAre(budget, sayNames(shown, context))),
    { type: 'cards', cards: shown.map((ritual) => lowestCardOf(ritual, reasonText(ritual, [], context))) },
    linksTo(shown),
    question,
  ]
}

/** Cheaper options: the basic tier of the current ritual, and cheaper rituals of the same kind. */
export async function sayCheaper(context: PhraseContext): Promise<Events> {
  const { say, lang, rituals, heard, thread } = context
  const spoken = findDiscussedRituals(context)
  const [first] = spoken
  if (!first) return await sayCheapest(context)
  const isOneNamed = (heard.named.length > 0 ? heard.named : thread.named).length === 1
  if (isOneNamed && first.tiers.length > 0) return await sayCheaperTerms(context, first)
  const isAlike = (each: RitualFacts) => each.category === first.category && each.fromUsd < first.fromUsd
  const shown = [...new Set([...spoken, ...rituals.filter(isAlike)])]
    .toSorted((a, b) => a.fromUsd - b.fromUsd)
    .filter(({ fromUsd }) => fromUsd <= first.fromUsd)
    .slice(0, MAX_CARDS)
  return [
    textEvent(say.price.cheaper(first.name, fromPrice(first, lang))),
    {
      type: 'cards',
      cards: shown.map((ritual) => lowestCardOf(ritual, reasonText(ritual, context.thread.topics, context))),
    },
    linksTo(shown),
  ]
}

/** The terms of the ritual in the conversation, and the price of a place in its group ritual. */
async function sayCheaperTerms(context: PhraseContext, ritual: RitualFacts): Promise<Events> {
  const { say, lang } = context
  const places = await placesBelow(context, ritual.fromUsd, [ritual.id])
  return [
    textEvent(
      say.price.cheaper(ritual.name, fromPrice(ritual, lang)),
      [say.price.of(ritual.name), ...termLines(context, ritual)].join('\n'),
      sayPlaces(places, context),
    ),
    { type: 'cards', cards: [lowestCardOf(ritual, reasonText(ritual, [], context))] },
    linksTo([ritual]),
  ]
}

export async function sayCheapest(context: PhraseContext): Promise<Events> {
  const { say, lang, rituals } = context
  const sorted = rituals.toSorted((a, b) => a.fromUsd - b.fromUsd).slice(0, MAX_CARDS)
  const [least, ...rest] = sorted
  if (!least) return []
  const [place] = await placesBelow(context, least.fromUsd)
  return [
    textEvent(
      [
        say.price.cheapest(least.name, fromPrice(least, lang)),
        rest.length > 0 && say.price.nextByPrice(sayNames(rest, context)),
      ]
        .filter(Boolean)
        .join(' '),
      place && say.price.groupLeast(usd(place.priceUsd, lang)),
    ),
    { type: 'cards', cards: sorted.map((ritual) => lowestCardOf(ritual, reasonText(ritual, [], context))) },
    linksTo(sorted, place ? [calendarOf(context)] : []),
  ]
}

function calendarOf({ say }: PhraseContext) {
  return { title: say.pages.calendar, href: '/calendar' }
}

export function sayDiscount({ say, lang, rituals }: PhraseContext): Events {
  const least = findCheapest(rituals)
  return least ? [textEvent(say.price.discount(fromPrice(least, lang)))] : []
}

/** Compares two rituals. Each ritual is described by a sentence from its own page. */
export function compareRituals(context: PhraseContext, named: readonly RitualFacts[]): Events {
  const { say, lang } = context
  const shown = named.slice(0, MAX_CARDS)
  const lines = shown.map((ritual) =>
    say.compared(ritual.name, firstSentences(ritual.intro, 260), fromPrice(ritual, lang)),
  )
  return [
    textEvent(say.compare(sayNames(shown, context)), lines.join('\n')),
    { type: 'cards', cards: shown.map((ritual) => toCard(ritual, reasonText(ritual, [], context))) },
    linksTo(shown),
  ]
}

/** The shortest and the longest term that the shop offers. */
function rangeOfTerms({ say, rituals }: PhraseContext): string | undefined {
  const terms = rituals
    .flatMap(({ tiers }) => tiers.flatMap((tier) => tier.terms.map(({ termMonths }) => termMonths)))
    .toSorted((a, b) => a - b)
  const [first] = terms
  const last = terms.at(-1)
  return first === undefined || last === undefined
    ? undefined
    : say.term.range(say.weeks(toWeeks(first)), say.weeks(toWeeks(last)))
}

export function sayTerm(context: PhraseContext): Events {
  const { say } = context
  const [ritual] = findDiscussedRituals(context)
  if (!ritual) return [textEvent(say.term.general, rangeOfTerms(context))]
  if (ritual.tiers.length === 0) return [textEvent(say.term.intention(ritual.name)), linksTo([ritual])]
  const lines = ritual.tiers.map(({ tier, weeks }) => say.term.line(say.tiers[tier], say.weeks(weeks)))
  return [textEvent(`${say.term.of(ritual.name)}\n${lines.join('\n')}`), linksTo([ritual])]
}

/** Returns the standard price of every tier. */
export function pricesOf({ say, lang }: PhraseContext, { name, tiers, fromUsd }: RitualFacts): string {
  if (tiers.length === 0) return say.price.intention(name, usd(fromUsd, lang))
  const lines = tiers.map(({ tier, weeks, priceUsd }) =>
    say.price.tier(say.tiers[tier], say.weeks(weeks), usd(priceUsd, lang)),
  )
  return `${say.price.of(name)}\n${lines.join('\n')}`
}
