import { INTENTION_DURATIONS } from '#base/ritual-terms.ts'
import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import type { Purpose } from './model.ts'
import type { Thread } from './model-thread.ts'
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
} from './rules-phrases.ts'
import { reasonText } from './rules-recommend.ts'

const MAX_WORDS = 7
const LONGER = / (?:подольше|дольше|подлиннее|длиннее|(?<! no )longer) /u
const AFTER: readonly (Purpose | undefined)[] = ['price', 'term', 'comparison']

/** True for "And a longer one?" after a price or a term. A message that names a term or a new occasion asks for something else. */
export function isLongerAsked(heard: Understanding, thread: Thread): boolean {
  const isFollowing = AFTER.includes(thread.purpose) && heard.months === undefined && heard.topics.length === 0
  return isFollowing && heard.words <= MAX_WORDS && LONGER.test(heard.plain)
}

type Longer = { tier?: Tier; terms: { termMonths: number; priceUsd: number }[] }

/** Tells the visitor the longer terms of the ritual and tier in the conversation. The card offers the next longer term. */
export async function sayLonger(context: PhraseContext): Promise<Events | undefined> {
  const { say, lang, heard, thread } = context
  const [ritual] = findDiscussedRituals(context)
  if (!ritual) return undefined
  const spoken = ritual.tiers.find(({ tier }) => tier === (heard.tier ?? thread.tier))
  const now = thread.months ?? spoken?.termMonths
  const all = ritual.tiers.length > 0 ? longerTiers(ritual, now) : await longerIntention(context, ritual)
  const own = all.filter(({ tier }) => !spoken || tier === spoken.tier)
  const longer = own.length > 0 ? own : all
  const [first] = longer
  const [next] = first?.terms ?? []
  if (!first || !next) return [textEvent(say.price.longest(ritual.name)), linksTo([ritual])]
  const head =
    spoken && own.length === 0
      ? say.price.longerElsewhere(ritual.name, say.tiers[spoken.tier])
      : say.price.longer(ritual.name)
  const lines = longer.map(({ tier, terms }) => {
    const prices = terms.map(({ priceUsd, termMonths }) => priceFor(priceUsd, termMonths, lang)).join(', ')
    return tier ? `- **${say.tiers[tier]}**: ${prices}` : `- ${prices}`
  })
  return [
    textEvent([head, ...lines].join('\n')),
    ...offer(context, { ...toCard(ritual, reasonText(ritual, [], context), first.tier), ...next }),
    linksTo([ritual]),
  ]
}

/** The terms of every tier that are longer than `now`. If `now` is undefined: longer than the standard term of the tier. */
function longerTiers({ tiers }: RitualFacts, now?: number): Longer[] {
  return tiers
    .map(({ tier, termMonths, terms }) => ({
      tier,
      terms: byLength(terms.filter((each) => each.termMonths > (now ?? termMonths))),
    }))
    .filter(({ terms }) => terms.length > 0)
}

async function longerIntention({ thread, knowledge, lang }: PhraseContext, ritual: RitualFacts): Promise<Longer[]> {
  const now = thread.months ?? ritual.fromMonths
  const asked = INTENTION_DURATIONS.filter((each) => each > now).map((duration) => ({
    serviceId: ritual.id,
    duration,
  }))
  const { lines } = await knowledge.quote(asked, lang)
  const terms = byLength(lines.map(({ termMonths, priceUsd }) => ({ termMonths, priceUsd })))
  return terms.length > 0 ? [{ terms }] : []
}

function byLength<T extends { termMonths: number }>(terms: readonly T[]): T[] {
  return terms.toSorted((one, other) => one.termMonths - other.termMonths)
}
