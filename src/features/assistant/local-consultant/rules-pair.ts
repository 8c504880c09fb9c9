import { en as sumsEn } from '#features/assistant/consultant/messages/page-sums.en.ts'
import { ru as sumsRu } from '#features/assistant/consultant/messages/page-sums.ru.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { type Card, MAX_CARDS } from '#features/assistant/consultant/model.ts'
import type { Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'
import { sorrowTopics } from './rules-new-need.ts'
import {
  type Events,
  linksTo,
  lowestCardOf,
  type PhraseContext,
  priceFor,
  published,
  sayNames,
  textEvent,
  usd,
} from './rules-phrases.ts'
import { reasonText } from './rules-recommend.ts'

const SUMS = { ru: sumsRu, en: sumsEn }

const BOTH = / (?:both|together|the two|two orders|two of them|обе|оба|обеих|обоих|вместе|два заказа|и то и другое) /u
const COST =
  / (?:within|fit|fits|afford|enough|cost|costs|price|how much|budget|хватит|хватает|уложусь|уложимся|укладыва\p{L}*|стоит|стоят|сколько|бюджет\p{L}*) /u

/** The rituals that the visitor wants at the same time: the rituals of this message, otherwise the last two rituals of the conversation. */
export function pairOf(heard: Understanding, thread: Thread): string[] {
  const sorrows = sorrowTopics(heard).flatMap(({ rituals }) => rituals.slice(0, 1))
  const own = [distinctItems(heard), sorrows].find((ids) => ids.length > 1)
  if (own) return own
  if (thread.needs.length > 1) return thread.needs.slice(-2)
  return thread.shown.length === 2 ? thread.shown : []
}

/** The rituals in the cart of the message, otherwise only the first named ritual, because the name of a deity can stand for several rituals. */
export function distinctItems({ items, named }: Understanding): string[] {
  return items.length > 0 ? [...new Set(items.map(({ id }) => id))] : named.slice(0, 1)
}

/** True for "Can I have both within $500?": the visitor asks whether several rituals fit into one budget. */
export function isPairAsked(heard: Understanding, thread: Thread): boolean {
  const isOffer = heard.tier !== undefined || heard.months !== undefined || heard.quantity !== undefined
  const budget = heard.budgetUsd ?? thread.budgetUsd
  if (isOffer || budget === undefined || pairOf(heard, thread).length < 2) return false
  const isTold = sorrowTopics(heard).length > 1 && heard.budgetUsd !== undefined
  return isTold || (BOTH.test(heard.plain) && (heard.budgetUsd !== undefined || COST.test(heard.plain)))
}

/** One offer of each ritual, and their total. `months`: the term, if it is the same for all. */
type Way = { offers: readonly Offer[]; total: number; months: number | undefined }
type Offer = { ritual: RitualFacts; termMonths: number; priceUsd: number }

/**
 * Answers whether several rituals fit into the budget together, in their least expensive tier, with the total for each term. `refused`: a sentence
 * that refuses the prices of the visitor. After this sentence only less expensive offers follow.
 */
export function sayPair(
  context: PhraseContext,
  budgetUsd: number,
  found: readonly RitualFacts[],
  refused?: string,
): Events {
  const { lang } = context
  const ways = waysOf(found).toSorted((one, other) => other.total - one.total)
  const same = ways.filter(({ months }) => months !== undefined)
  const longest = ways.find(({ total }) => total <= budgetUsd)
  const best = same.find(({ total }) => total <= budgetUsd) ?? longest
  const names = sayNames(found, context)
  const over = ({ total }: Way) => usd(cents(total - budgetUsd), lang)
  if (!best || !longest) {
    const least = same.at(-1) ?? ways.at(-1)
    const no = least && SUMS[lang].no(names, usd(budgetUsd, lang), sayWay(context, least), over(least))
    return [textEvent(refused ?? no), linksTo(found)]
  }
  const way = sayWay(context, best)
  const others = same.filter((each) => each !== best && refused === undefined)
  return [
    textEvent(
      refused,
      refused === undefined ? SUMS[lang].yes(names, usd(budgetUsd, lang), way) : SUMS[lang].rather(names, way),
      [
        ...others.map((each) =>
          each.total > budgetUsd
            ? SUMS[lang].over(sayWay(context, each), over(each))
            : SUMS[lang].also(sayWay(context, each)),
        ),
        longest.total > best.total && SUMS[lang].mixed(sayWay(context, longest)),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    { type: 'cards', cards: best.offers.slice(0, MAX_CARDS).map((each) => cardOf(context, each)) },
    linksTo(found),
  ]
}

/** The answer to "273 and 229 dollars with 500 dollars?": the total, and the shorter terms of the rituals with these prices. */
export function sayNamedSum(context: PhraseContext): Events | undefined {
  const { heard, lang, thread, rituals } = context
  const { sum, budgetUsd } = heard
  if (!sum || budgetUsd === undefined) return undefined
  const total = cents(sum.reduce((all, each) => all + each, 0))
  const budget = usd(budgetUsd, lang)
  const said = `${sum.map((each) => usd(each, lang)).join(' + ')} = **${usd(total, lang)}**`
  const wanted = published(pairOf(heard, thread), context)
  const found = sum.flatMap((price) => {
    const costs = ({ tiers }: RitualFacts) =>
      tiers.some(({ terms }) => terms.some(({ priceUsd }) => priceUsd === price))
    return wanted.find(costs) ?? rituals.find(costs) ?? []
  })
  const isKnown = found.length === sum.length && new Set(found).size === sum.length
  const head =
    total > budgetUsd
      ? SUMS[lang].sumOver(said, budget, usd(cents(total - budgetUsd), lang))
      : SUMS[lang].sum(said, budget)
  if (total <= budgetUsd) return [textEvent(head)]
  return isKnown ? sayPair(context, budgetUsd, found, head) : [textEvent(head)]
}

/** The answer to "Can I have both?", or undefined if the visitor does not ask about several rituals and a budget. */
export function sayAskedPair(context: PhraseContext): Events | undefined {
  const { heard, thread } = context
  const found = published(pairOf(heard, thread), context)
  if (heard.budgetUsd === undefined || found.length < 2 || !isPairAsked(heard, thread)) return undefined
  return sayPair(context, heard.budgetUsd, found)
}

function waysOf(rituals: readonly RitualFacts[]): Way[] {
  const all = rituals.reduce<Offer[][]>(
    (ways, ritual) => ways.flatMap((way) => offersOf(ritual).map((each) => [...way, each])),
    [[]],
  )
  return all.map((offers) => {
    const terms = new Set(offers.map(({ termMonths }) => termMonths))
    return {
      offers,
      total: cents(offers.reduce((sum, { priceUsd }) => sum + priceUsd, 0)),
      months: terms.size === 1 ? offers[0]?.termMonths : undefined,
    }
  })
}

/** The terms of the least expensive tier. */
function offersOf(ritual: RitualFacts): Offer[] {
  const tier = ritual.tiers.find((each) => each.tier === ritual.fromTier)
  const terms = tier?.terms ?? [{ termMonths: ritual.fromMonths, priceUsd: ritual.fromUsd }]
  return terms.map((term) => ({ ritual, ...term }))
}

function sayWay({ say, lang }: PhraseContext, { offers, total, months }: Way): string {
  const sum = `${offers.map(({ priceUsd }) => usd(priceUsd, lang)).join(' + ')} = **${usd(total, lang)}**`
  if (months !== undefined) return SUMS[lang].each(say.weeks(toWeeks(months)), sum)
  const parts = offers.map(
    ({ ritual, priceUsd, termMonths }) => `${ritual.name} ${priceFor(priceUsd, termMonths, lang)}`,
  )
  return `${parts.join(' + ')} = **${usd(total, lang)}**`
}

function cardOf(context: PhraseContext, { ritual, termMonths, priceUsd }: Offer): Card {
  return { ...lowestCardOf(ritual, reasonText(ritual, [], context)), termMonths, priceUsd }
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100
}
