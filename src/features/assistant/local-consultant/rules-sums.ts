import { SPECIAL_INTENTION, type Tier, TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { toWeeks } from '#features/catalogue/catalogue/rules-pricing.ts'
import type { QuoteLine, RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { MAX_CARDS } from '#features/assistant/consultant/model.ts'
import { type Wanted, withMonths, withTier } from './rules-intents.ts'
import {
  type Events,
  findDiscussedRituals,
  linksTo,
  type PhraseContext,
  priceFor,
  published,
  textEvent,
  toCard,
  usd,
} from './rules-phrases.ts'
import { pairOf } from './rules-pair.ts'
import { reasonText } from './rules-recommend.ts'

/**
 * The rituals in a question about prices, each with its tier, term and quantity. Missing parts come from the previous message: after "how much is
 * Ganesha, basic?" the question "and two?" means two rituals of the basic tier.
 */
export function wantedItems(context: PhraseContext): Wanted[] {
  const { heard, thread } = context
  const named = heard.items.filter(({ id }) => published([id], context).length > 0)
  const isContinued = heard.named.length === 0 || heard.words <= 4
  const items: Wanted[] =
    named.length > 0 ? named : spokenOf(context).map(({ id }) => ({ id, quantity: heard.quantity ?? 1 }))
  const isNewTerm = heard.tier !== undefined || heard.months !== undefined
  return items.map((item) => {
    const tier = item.tier ?? heard.tier ?? (isContinued ? thread.tier : undefined)
    const months = item.months ?? heard.months ?? (isContinued && !isNewTerm ? thread.months : undefined)
    const quantity = item.quantity > 1 || !isContinued ? item.quantity : (heard.quantity ?? thread.quantity ?? 1)
    return { id: item.id, quantity, ...withTier(tier), ...withMonths(months) }
  })
}

/** All rituals of the conversation if the visitor asks for a total, otherwise only the first ritual. */
function spokenOf(context: PhraseContext): RitualFacts[] {
  const { heard, thread } = context
  if (heard.intents.has('own-intention')) return published([SPECIAL_INTENTION], context)
  const all = published(pairOf(heard, thread), context)
  return TOGETHER.test(heard.plain) && all.length > 1 ? all : findDiscussedRituals(context).slice(0, 1)
}

const TOGETHER = / (?:together|both|all|total|altogether|in total|each|вместе|обе|оба|все|всего|итого|каждая) /u

/** Tells the visitor the total price of several rituals. If the visitor named no tier, the answer has a total for each tier. */
export async function saySum(context: PhraseContext, asked: readonly Wanted[]): Promise<Events> {
  const items = asked.length === 1 ? asked.flatMap((item) => perTier(context, item)) : asked
  const { say, heard } = context
  const rituals = published(
    items.map(({ id }) => id),
    context,
  )
  const isOpen = items.some(({ id, tier, months }) => !tier && months === undefined && tiersOf(rituals, id).length > 0)
  const isChoice = items.length > asked.length
  const paragraphs = isOpen ? await sumPerTier(context, items, rituals) : await sumOf(context, items, isChoice)
  // A card adds one ritual to the cart, so a ritual that the visitor wants several times has no card.
  const isSeveral = (id: string) => items.some((item) => item.id === id && item.quantity > 1)
  const single = rituals.filter(({ id }) => !isSeveral(id)).slice(0, MAX_CARDS)
  const cards = await Promise.all(single.map((ritual) => cardOf(context, ritual, items)))
  return [
    textEvent(...paragraphs, heard.inRoubles && say.price.dollars),
    ...(cards.length > 0 ? [{ type: 'cards' as const, cards }] : []),
    linksTo(rituals),
  ]
}

async function sumPerTier(context: PhraseContext, items: readonly Wanted[], rituals: RitualFacts[]): Promise<string[]> {
  const { say, lang } = context
  const rows = await Promise.all(
    offeredTiers(rituals).map(async (tier) => {
      const isSet = (item: Wanted) => item.tier !== undefined || tiersOf(rituals, item.id).length === 0
      const lines = await quoteAll(
        context,
        items.map((item) => (isSet(item) ? item : { ...item, tier })),
      )
      const sum = lines.map((line) => product(context, line)).join(' + ')
      return `- **${say.tiers[tier]}**: ${sum} = **${usd(totalOf(lines), lang)}**`
    }),
  )
  const names = items.map(({ id, quantity }) => say.price.counted(nameOf(rituals, id), quantity)).join(', ')
  return [`${names}:\n${rows.join('\n')}`]
}

function offeredTiers(rituals: readonly RitualFacts[]): Tier[] {
  return TIERS.filter((tier) => rituals.some(({ tiers }) => tiers.some((each) => each.tier === tier)))
}

/** Returns one item for each tier that is offered for the term, if the visitor names a term and no tier. */
function perTier(context: PhraseContext, item: Wanted): Wanted[] {
  const [ritual] = published([item.id], context)
  if (!ritual || item.tier || item.months === undefined) return [item]
  const tiers = ritual.tiers.filter(({ terms }) => terms.some(({ termMonths }) => termMonths === item.months))
  return tiers.length === 0 ? [item] : tiers.map(({ tier }) => ({ ...item, tier }))
}

/** Returns the rows of the answer with their total. `isChoice`: the rows are alternatives, so they have no total. */
async function sumOf(context: PhraseContext, items: readonly Wanted[], isChoice: boolean): Promise<string[]> {
  const { say, lang } = context
  const quoted = await Promise.all(items.map(async (item) => ({ item, lines: await quoteAll(context, [item]) })))
  const lines = quoted.flatMap((each) => each.lines)
  const missing = quoted.filter((each) => each.lines.length === 0).map(({ item }) => item)
  const rows = lines.map((line) => {
    const { name, tier, termMonths, priceUsd, quantity } = line
    const single = say.price.quote(
      name,
      tier === null ? '' : say.tiers[tier],
      say.weeks(toWeeks(termMonths)),
      usd(priceUsd, lang),
    )
    if (quantity === 1) return single
    const sum = usd(totalOf([line]), lang)
    return `${single.replace(/\.$/, '')} × ${quantity} = **${sum}**.`
  })
  const text = rows.length > 1 ? rows.map((row) => `- ${row}`).join('\n') : (rows[0] ?? '')
  return [
    text,
    rows.length > 1 && !isChoice ? say.price.together(usd(totalOf(lines), lang)) : '',
    ...missing.map((item) => sayNotOffered(context, item)),
  ].filter((paragraph) => paragraph !== '')
}

/** The answer about a tier that is not offered for the term: the tiers of the term, and the terms of the tier. */
function sayNotOffered(context: PhraseContext, { id, tier, months }: Wanted): string {
  const { say, lang } = context
  const [ritual] = published([id], context)
  if (!ritual) return ''
  if (ritual.tiers.length === 0) return say.price.intention(ritual.name, usd(ritual.fromUsd, lang))
  const others = ritual.tiers.flatMap((each) => {
    const offer = each.terms.find(({ termMonths }) => termMonths === months)
    return offer ? [`- **${say.tiers[each.tier]}**: ${priceFor(offer.priceUsd, offer.termMonths, lang)}`] : []
  })
  const term = months === undefined ? '' : say.weeks(toWeeks(months))
  const head = say.price.notOffered(ritual.name, tier && others.length > 0 ? say.tiers[tier] : '', term)
  return [
    head,
    ...(others.length > 0
      ? [say.price.offeredInstead(term), ...others]
      : [say.price.offeredTerms, ...termLines(context, ritual)]),
  ].join('\n')
}

/** Every term of every tier with its price. */
export function termLines({ say, lang }: Pick<PhraseContext, 'say' | 'lang'>, { tiers }: RitualFacts): string[] {
  return tiers.map(
    ({ tier, terms }) =>
      `- **${say.tiers[tier]}**: ${terms.map(({ priceUsd, termMonths }) => priceFor(priceUsd, termMonths, lang)).join(', ')}`,
  )
}

async function quoteAll({ knowledge, lang, rituals }: PhraseContext, items: readonly Wanted[]): Promise<QuoteLine[]> {
  const quoted = items.map(({ id, tier, months, quantity }) => ({
    serviceId: id,
    quantity,
    tier: tier ?? tierWith(published([id], { rituals })[0], months),
    ...(months !== undefined && { duration: months }),
  }))
  return (await knowledge.quote(quoted, lang)).lines
}

/** The tier of a ritual if the visitor names only a term: the first tier with this term. */
function tierWith(ritual: RitualFacts | undefined, months: number | undefined): Tier {
  return ritual?.tiers.find(({ terms }) => terms.some(({ termMonths }) => termMonths === months))?.tier ?? 'basic'
}

function product({ lang }: PhraseContext, { priceUsd, quantity }: QuoteLine): string {
  return quantity === 1 ? usd(priceUsd, lang) : `${usd(priceUsd, lang)} × ${quantity}`
}

/** Returns the total price in dollars. The prices are added in whole cents, as the shop does. */
function totalOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { priceUsd, quantity }) => sum + Math.round(priceUsd * 100) * quantity, 0) / 100
}

function tiersOf(rituals: readonly RitualFacts[], id: string) {
  return rituals.find((ritual) => ritual.id === id)?.tiers ?? []
}

function nameOf(rituals: readonly RitualFacts[], id: string): string {
  return rituals.find((ritual) => ritual.id === id)?.name ?? ''
}

async function cardOf(context: PhraseContext, ritual: RitualFacts, items: readonly Wanted[]) {
  const item = items.find(({ id }) => id === ritual.id)
  const [line] = item ? await quoteAll(context, [item]) : []
  return {
    ...toCard(ritual, reasonText(ritual, [], context), item?.tier),
    ...(line && { ...(line.tier && { tier: line.tier }), termMonths: line.termMonths, priceUsd: line.priceUsd }),
  }
}
