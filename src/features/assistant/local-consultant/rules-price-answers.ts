import { TIER_NUMBERS } from '#base/settings.ts'
import type { QuoteLine, RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { MAX_CARDS } from '#features/assistant/consultant/model.ts'
import { findCheapest, reasonText } from './rules-recommend.ts'
import {
  type PhraseContext,
  toCard,
  type Events,
  fromPrice,
  linksTo,
  lowestCardOf,
  priceFor,
  textEvent,
  sayNames,
  findDiscussedRituals,
  usd,
} from './rules-phrases.ts'
import { firstSentences } from '#features/assistant/consultant/rules-patterns.ts'

/** The price of a ritual. Without a ritual, the lowest and the highest price. */
export async function sayPrice(context: PhraseContext): Promise<Events> {
  const { say, lang, heard, rituals } = context
  const [ritual] = findDiscussedRituals(context)
  const note = heard.inRoubles && say.price.dollars
  if (!ritual) {
    const least = findCheapest(rituals)
    const [most] = rituals
      .flatMap(({ tiers }) => tiers.flatMap(({ terms }) => terms))
      .toSorted((a, b) => b.priceUsd - a.priceUsd)
    return [
      textEvent(
        least && most && say.price.range(fromPrice(least, lang), priceFor(most.priceUsd, most.termMonths, lang)),
        note,
      ),
      { type: 'links', links: [{ title: say.pages.options, href: '/options' }] },
      { type: 'question', text: say.occasion, answers: say.occasions },
    ]
  }
  const quoted = heard.months === undefined && heard.tier === undefined ? undefined : await quoteOf(context, ritual)
  // The text and the button have the same tier, term and price.
  const offered = quoted && {
    ...(quoted.tier && { tier: quoted.tier }),
    termMonths: quoted.termMonths,
    priceUsd: quoted.priceUsd,
  }
  return [
    textEvent(
      quoted ? sayQuote(context, quoted) : pricesOf(context, ritual),
      !quoted && ritual.tiers.length > 0 && say.price.same,
      note,
    ),
    { type: 'cards', cards: [{ ...toCard(ritual, reasonText(ritual, [], context), heard.tier), ...offered }] },
    linksTo([ritual]),
  ]
}

/** The tiers of a ritual side by side. Without a ritual, an explanation of tiers. */
export async function compareTiers(context: PhraseContext): Promise<Events> {
  const { say } = context
  const [ritual] = findDiscussedRituals(context)
  if (ritual) {
    return [
      textEvent(pricesOf(context, ritual), contentsOf(context, ritual), ritual.tiers.length > 0 && say.price.same),
      { type: 'cards', cards: [toCard(ritual, reasonText(ritual, [], context), context.heard.tier)] },
      linksTo([ritual]),
    ]
  }
  const article = await context.knowledge.article('questions', context.lang)
  return [
    textEvent(say.term.general, say.price.same),
    {
      type: 'links',
      links: [
        ...(article ? [{ title: article.name, href: article.href }] : []),
        { title: say.pages.options, href: '/options' },
      ],
    },
    { type: 'question', text: say.forWhich, answers: context.rituals.slice(0, 3).map(({ name }) => name) },
  ]
}

/** Cheaper options: the basic tier of the current ritual, and cheaper rituals of the same kind. */
export async function sayCheaper(context: PhraseContext): Promise<Events> {
  const { say, lang, rituals } = context
  const spoken = findDiscussedRituals(context)
  const [first] = spoken
  if (!first) return await sayCheapest(context)
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

export async function sayCheapest(context: PhraseContext): Promise<Events> {
  const { say, lang, rituals } = context
  const sorted = rituals.toSorted((a, b) => a.fromUsd - b.fromUsd).slice(0, MAX_CARDS)
  const [least] = sorted
  if (!least) return []
  return [
    textEvent(say.price.cheapest(least.name, fromPrice(least, lang))),
    { type: 'cards', cards: sorted.map((ritual) => lowestCardOf(ritual, reasonText(ritual, [], context))) },
    linksTo(sorted),
  ]
}

export function sayDiscount({ say, lang, rituals }: PhraseContext): Events {
  const least = findCheapest(rituals)
  return least ? [textEvent(say.price.discount(fromPrice(least, lang)))] : []
}

/** Two rituals, each with the sentence from its own page. */
export function compareRituals(context: PhraseContext, named: readonly RitualFacts[]): Events {
  const { say, lang } = context
  const shown = named.slice(0, MAX_CARDS)
  const lines = shown.map((ritual) =>
    say.compared(ritual.name, firstSentences(ritual.intro, 260), fromPrice(ritual, lang)),
  )
  return [
    textEvent(
      say.compare(
        sayNames(
          shown.map(({ name }) => name),
          context,
        ),
      ),
      lines.join('\n'),
    ),
    { type: 'cards', cards: shown.map((ritual) => toCard(ritual, reasonText(ritual, [], context))) },
    linksTo(shown),
  ]
}

export function sayTerm(context: PhraseContext): Events {
  const { say } = context
  const [ritual] = findDiscussedRituals(context)
  if (!ritual) return [textEvent(say.term.general)]
  if (ritual.tiers.length === 0) return [textEvent(say.term.intention(ritual.name)), linksTo([ritual])]
  const lines = ritual.tiers.map(({ tier, weeks }) => say.term.line(say.tiers[tier], say.weeks(weeks)))
  return [textEvent(`${say.term.of(ritual.name)}\n${lines.join('\n')}`), linksTo([ritual])]
}

/** The numbers of each tier, one line for each. False if staff have set none. */
function contentsOf({ say, lang }: PhraseContext, { tiers }: RitualFacts): string | false {
  const lines = tiers.flatMap(({ tier, numbers }) => {
    if (!numbers) return []
    const said = TIER_NUMBERS.flatMap((name) => {
      const count = numbers[name]
      return count === null ? [] : say.price.numbers[name](count, count.toLocaleString(lang))
    })
    return `- **${say.tiers[tier]}**: ${said.join(', ')}`
  })
  if (lines.length === 0) return false
  const isExample = tiers.some(({ numbers }) => numbers?.isExample)
  return [say.price.contents, ...lines, ...(isExample ? ['', say.price.examples] : [])].join('\n')
}

function pricesOf({ say, lang }: PhraseContext, { name, tiers, fromUsd }: RitualFacts): string {
  if (tiers.length === 0) return say.price.intention(name, usd(fromUsd, lang))
  const lines = tiers.map(({ tier, weeks, priceUsd }) =>
    say.price.tier(say.tiers[tier], say.weeks(weeks), usd(priceUsd, lang)),
  )
  return `${say.price.of(name)}\n${lines.join('\n')}`
}

/** The price in the cart of a named tier or term. If only a term is named, the first tier with this term is used. */
async function quoteOf({ knowledge, heard, lang }: PhraseContext, ritual: RitualFacts): Promise<QuoteLine | undefined> {
  const { months } = heard
  const offering = ritual.tiers.find(({ terms }) => terms.some(({ termMonths }) => termMonths === months))
  const tier = heard.tier ?? offering?.tier ?? 'basic'
  const item = { serviceId: ritual.id, tier, ...(months !== undefined && { duration: months }) }
  return (await knowledge.quote([item], lang)).lines[0]
}

function sayQuote({ say, lang }: PhraseContext, { name, tier, termMonths, priceUsd }: QuoteLine): string {
  return say.price.quote(name, tier === null ? '' : say.tiers[tier], say.weeks(termMonths * 4), usd(priceUsd, lang))
}
