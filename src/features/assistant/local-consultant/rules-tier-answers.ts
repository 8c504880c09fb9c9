import type { Lang } from '#base/i18n.ts'
import { TIER_NUMBERS } from '#base/settings.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { RitualFacts, TierContent, TierFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { createMatcher } from '#features/assistant/consultant/rules-patterns.ts'
import type { Understanding } from './rules-intents.ts'
import {
  type Events,
  findDiscussedRituals,
  linksTo,
  offer,
  type PhraseContext,
  priceFor,
  textEvent,
  toCard,
  usd,
} from './rules-phrases.ts'
import { pricesOf } from './rules-price-answers.ts'
import { reasonText } from './rules-recommend.ts'

/** Compares the tiers of a ritual side by side. If no ritual is named, compares the tiers in general, with the numbers of the shop. */
export async function compareTiers(context: PhraseContext): Promise<Events> {
  const { say } = context
  const [ritual] = findDiscussedRituals(context)
  if (ritual) {
    const [less, more, ...others] = context.heard.tiers.length === 2 ? comparedOf(ritual.tiers, context.heard) : []
    if (less && more && others.length === 0) return sayTwo(context, ritual, less, more)
    return [
      textEvent(
        pricesOf(context, ritual),
        differencesOf(context, ritual),
        contentsOf(context, ritual.tiers),
        ritual.tiers.length > 0 && say.price.same,
      ),
      { type: 'cards', cards: [toCard(ritual, reasonText(ritual, [], context), context.heard.tier)] },
      linksTo([ritual]),
    ]
  }
  const tiers = await context.knowledge.shopTiers()
  const article = await context.knowledge.article('questions', context.lang)
  return [
    textEvent(say.term.general, contentsOf(context, tiers), say.price.same),
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

const NUMBERS_ASKED = createMatcher(
  `сколько .. {пандитов, жрецов, священников, повторений, чтений} | сколько {дней, часов} .. {огонь, огня, огнем, горит} | {число, количество} .. {пандитов, жрецов, повторений} | сколько раз .. {чита*, прочит*, прочт*, повтор*}
  how many .. {priests, pandits, recitations, repetitions} | how many {days, hours} .. {fire, burn, burns} | how many times .. {mantra*, read, recite*, chant*, repeat*} | number of .. {priests, pandits, recitations, repetitions}`,
)

/** True for "How many priests and recitations are in a week?". */
export function areNumbersAsked(plain: string): boolean {
  return NUMBERS_ASKED(plain) > 0
}

/** The numbers of each tier. The numbers apply only to the standard term of the tier, so the answer names this term. */
export async function sayNumbers(context: PhraseContext): Promise<Events | undefined> {
  const { say } = context
  const [ritual] = findDiscussedRituals(context)
  const contents = contentsOf(context, ritual?.tiers ?? (await context.knowledge.shopTiers()))
  if (contents === false) return undefined
  const head = [ritual && `**${ritual.name}**.`, say.price.numbersHold].filter(Boolean).join(' ')
  const links = ritual ? [linksTo([ritual])] : []
  // The heading and the numbers are one paragraph. A separate paragraph of numbers would be removed as a repetition if the previous answer had the
  // same numbers.
  return [textEvent(`${head}\n${contents}`), ...links, { type: 'handoff', reason: 'asked' }]
}

/** The answer to "how is the enhanced one better than the basic one": the additional contents and the additional price of the more expensive tier. */
function sayTwo(context: PhraseContext, ritual: RitualFacts, less: TierFacts, more: TierFacts): Events {
  const { say, lang } = context
  const contents = TIER_NUMBERS.flatMap((name) => {
    const [count, before] = [more.numbers?.[name] ?? 0, less.numbers?.[name] ?? 0]
    if (before === 0 || count <= before) return []
    const said = say.price.numbers[name](count, count.toLocaleString(lang))
    return say.price.insteadOf(said, before.toLocaleString(lang))
  }).join(', ')
  const isExample = contents !== '' && [less, more].some(({ numbers }) => numbers?.isExample)
  const sentence = say.price.dearer(ritual.name, say.tiers[more.tier], say.tiers[less.tier], {
    contents,
    more: extraOf(less, more, lang),
    price: priceFor(more.priceUsd, more.termMonths, lang),
    otherPrice: priceFor(less.priceUsd, less.termMonths, lang),
  })
  return [
    textEvent([sentence, isExample && say.price.examples].filter(Boolean).join(' '), say.price.sameInBoth),
    ...offer(context, toCard(ritual, reasonText(ritual, [], context), more.tier)),
    linksTo([ritual]),
  ]
}

function extraOf(less: TierFacts, more: TierFacts, lang: Lang): string {
  return usd((Math.round(more.priceUsd * 100) - Math.round(less.priceUsd * 100)) / 100, lang)
}

/** The price difference between each tier and the previous tier, among the tiers that the visitor named. */
function differencesOf({ say, lang, heard }: PhraseContext, { tiers }: RitualFacts): string {
  const compared = comparedOf(tiers, heard)
  return compared
    .slice(1)
    .map((each, place) => {
      const before = compared[place]
      return before ? say.price.more(say.tiers[each.tier], say.tiers[before.tier], extraOf(before, each, lang)) : ''
    })
    .join(' ')
}

/** The tiers that the visitor compares: two or more that the text names, otherwise all. */
function comparedOf<T extends { tier: Tier }>(tiers: readonly T[], { tiers: named }: Understanding): readonly T[] {
  return named.length >= 2 ? tiers.filter(({ tier }) => named.includes(tier)) : tiers
}

/** The numbers of each tier (recitations, priests, hours, days), one line for each tier. False if staff have set no numbers. */
function contentsOf({ say, lang, heard }: PhraseContext, tiers: readonly TierContent[]): string | false {
  const lines = comparedOf(tiers, heard).flatMap(({ tier, numbers }) => {
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

/**
 * The answer to "What exactly do I get for $500?": the contents of the ritual in the conversation, otherwise of the ritual with this price. If there
 * is no such ritual, the answer has the numbers of the tiers and the contents of every order.
 */
export async function sayIncluded(context: PhraseContext): Promise<Events> {
  const { say, lang, knowledge } = context
  const article = await knowledge.article('what-you-receive', lang)
  const links = article ? [{ title: article.name, href: article.href }] : []
  // "For the money" names no occasion.
  const discussed = findDiscussedRituals({ ...context, heard: { ...context.heard, topics: [] } })
  const [ritual] = [...discussed, ...ritualsFor(context)]
  const tiers = ritual?.tiers ?? (await knowledge.shopTiers())
  const price = offers(context, ritual)
  const body = textEvent(
    ritual && `**${ritual.name}.** ${say.includes}\n${ritual.features.map((line) => `- ${line}`).join('\n')}`,
    say.included,
    price !== '' && price,
    contentsOf(context, tiers),
  )
  if (!ritual)
    return [
      body,
      { type: 'links', links: [...links, { title: say.pages.options, href: '/options' }] },
      { type: 'question', text: say.forWhich, answers: context.rituals.slice(0, 3).map(({ name }) => name) },
    ]
  const card = toCard(ritual, reasonText(ritual, [], context))
  return [body, ...offer(context, card), linksTo([ritual], links)]
}

/** The rituals of which a tier, with its standard duration, costs exactly the sum that the visitor named. */
function ritualsFor({ heard: { budgetUsd }, rituals }: PhraseContext): RitualFacts[] {
  return rituals.filter(({ tiers }) => tiers.some(({ priceUsd }) => priceUsd === budgetUsd))
}

function offers({ say, lang, heard: { budgetUsd } }: PhraseContext, ritual: RitualFacts | undefined): string {
  const found = ritual?.tiers.filter(({ priceUsd }) => budgetUsd === undefined || priceUsd === budgetUsd) ?? []
  return found
    .map(({ tier, priceUsd, termMonths }) => `- **${say.tiers[tier]}**: ${priceFor(priceUsd, termMonths, lang)}`)
    .join('\n')
}
