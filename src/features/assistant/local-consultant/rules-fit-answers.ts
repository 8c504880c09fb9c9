import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { tiersIn, type Understanding } from './rules-intents.ts'
import {
  type Events,
  findDiscussedRituals,
  linksTo,
  type PhraseContext,
  placesBelow,
  priceFor,
  published,
  sayPlaces,
  textEvent,
  usd,
} from './rules-phrases.ts'
import { isFitAsked } from './rules-budget.ts'
import { readLoneCount } from './rules-slots.ts'

/** Tells what fits into a budget. The answer begins with yes or no. Undefined if the visitor asks something else or names no ritual. */
export async function sayFit(context: PhraseContext): Promise<Events | undefined> {
  const { heard, say, lang } = context
  const { budgetUsd } = heard
  const [ritual] = findDiscussedRituals(context)
  if (budgetUsd === undefined || !ritual || ritual.tiers.length === 0 || !isFitAsked(heard.plain)) return undefined
  const offers = alternativesOf(ritual, heard)
  const fitting = offers.filter(({ sum }) => sum <= budgetUsd)
  const budget = usd(budgetUsd, lang)
  const isOpen =
    offers.length > fitting.length && fitting.length > 0 && heard.months === undefined && heard.tiers.length === 0
  const lines = (isOpen ? fitting : offers).map(({ tier, termMonths, quantity, sum }) => {
    const price = priceFor(sum, termMonths, lang)
    return `- **${say.tiers[tier]}**${quantity > 1 ? ` × ${quantity}` : ''}: ${price}${sum > budgetUsd ? ` (${say.price.over})` : ''}`
  })
  const places = await placesBelow(context, budgetUsd + 1, [ritual.id])
  const longest = Math.max(...fitting.map(({ termMonths }) => termMonths))
  return [
    textEvent(
      fitting.length > 0 ? say.price.enough(budget, ritual.name) : say.price.notEnough(budget, ritual.name),
      lines.join('\n'),
      [
        LONGEST.test(heard.plain) &&
          fitting.length > 0 &&
          say.price.longestWithin(budget, longestOf(context, fitting, longest)),
        sayPlaces(places, context),
      ]
        .filter(Boolean)
        .join(' '),
    ),
    linksTo(published([ritual.id], context)),
  ]
}

const LONGEST = / (?:longest|as long as|дольше всего|сам\p{L}* (?:долг|длинн|длительн)\p{L}*) /u

type Offer = { tier: Tier; termMonths: number; quantity: number; sum: number }

/** The offers that the visitor compares: "enhanced or two basic", all tiers of a term, or all tiers and terms. */
function alternativesOf({ tiers }: RitualFacts, { plain, months }: Understanding): Offer[] {
  const parts = plain.split(/ (?:или|or) /u)
  const named = parts.flatMap((part): Offer[] => {
    const words = ` ${part.trim()} `
    const [tier] = tiersIn(words)
    const own = tiers.find((each) => each.tier === tier)
    if (!own) return []
    const quantity = readLoneCount(words) ?? 1
    const term = own.terms.find(({ termMonths }) => termMonths === months) ?? own
    return [
      {
        tier: own.tier,
        termMonths: term.termMonths,
        quantity,
        sum: (Math.round(term.priceUsd * 100) * quantity) / 100,
      },
    ]
  })
  if (named.length > 0) return named
  const all = tiers.flatMap(({ tier, terms }) =>
    terms.map(({ termMonths, priceUsd }) => ({ tier, termMonths, quantity: 1, sum: priceUsd })),
  )
  const ofTerm = all.filter(({ termMonths }) => termMonths === months)
  return ofTerm.length > 0 ? ofTerm : all
}

function longestOf({ say, lang }: PhraseContext, offers: readonly Offer[], termMonths: number): string {
  return offers
    .filter((each) => each.termMonths === termMonths)
    .map(({ tier, sum }) => `${say.tiers[tier]}, ${priceFor(sum, termMonths, lang)}`)
    .join('; ')
}
