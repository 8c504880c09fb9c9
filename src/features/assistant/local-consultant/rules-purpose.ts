import { PURPOSE_WEIGHTS } from './data/purpose-weights.ts'
import type { Faq, Purpose } from './model.ts'
import type { Understanding } from './rules-intents.ts'
import { isExtraAsked, isFitAsked, isOutcry } from './rules-budget.ts'
import { neededShare } from './rules-evidence.ts'
import { isLongerAsked } from './rules-longer.ts'
import { isPairAsked } from './rules-pair.ts'
import { namesWayToPay } from './rules-payment-answers.ts'
import { tellsOfFreshDeath } from './rules-sorrow.ts'
import { areNumbersAsked } from './rules-tier-answers.ts'
import { featuresOf, rankPurposes, readModel } from './rules-purpose-model.ts'
import type { Thread } from './model-thread.ts'

/** A message with at most this many words can be a continuation of the question before it. */
export const MAX_FOLLOW_UP_WORDS = 7

/** Below this probability the consultant says that it does not know. */
const MIN_SHARE = 0.3

/** Above this probability the model alone decides. */
const SURE_SHARE = 0.5
/** If the model is not sure, the consultant asks the visitor to choose between the purposes with at least this probability. */
const MIN_NEAR_SHARE = 0.15
const MAX_NEAR = 2

const PEOPLE_FAQS = ['participants', 'birth-data', 'gotra', 'deceased', 'other-person', 'performers']

const model = lazily(() => readModel(PURPOSE_WEIGHTS))

/**
 * The rules determine the purpose before they determine the ritual. The purpose selects the kind of answer. A name or a topic selects only the
 * subject of the answer.
 */
export function findPurpose(heard: Understanding, thread: Thread): Purpose {
  if (heard.words === 0) return 'unknown'
  if (heard.certain) return heard.certain.purpose
  if (tellsOfFreshDeath(heard.plain)) return 'grief'
  if (isExtraAsked(heard.plain) || areNumbersAsked(heard.plain)) return 'comparison'
  if (namesWayToPay(heard)) return 'payment'
  if (isOutcry(heard.plain)) return 'price'
  if (heard.named.length > 1 && DIFFERENCE.test(heard.plain)) return 'comparison'
  if (heard.intents.has('mantra') && heard.named.length > 0 && heard.words <= MAX_FOLLOW_UP_WORDS && !heard.tier)
    return 'how'
  if (isGreeting(heard)) return 'small-talk'
  const hasRitual = heard.named.length > 0 || thread.named.length > 0 || thread.topics.length > 0
  if (heard.budgetUsd !== undefined && hasRitual && heard.topics.length === 0 && isFitAsked(heard.plain)) return 'price'
  if (isPairAsked(heard, thread) || (heard.sum && (heard.budgetUsd ?? thread.budgetUsd) !== undefined)) return 'price'
  if (isCart(heard) || isLongerAsked(heard, thread)) return 'price'
  const [first] = rankPurposes(featuresOf(heard, thread), model())
  if ((!first || first.share < SURE_SHARE) && heard.words <= MAX_FOLLOW_UP_WORDS) {
    // If the model is not sure about a message such as "What is there for $100" or "the second one", the budget or the choice decides.
    const isPicked = heard.pick !== undefined && thread.shown.length > 0
    if (heard.budgetUsd !== undefined || isPicked) return 'price'
    // If the conversation is about a sorrow, a short message is also about the sorrow, unless the message asks for a price.
    if (thread.purpose === 'grief' && first?.purpose !== 'price') return 'grief'
  }
  if (first?.purpose === 'term' && isTermPriced(heard, thread)) return 'price'
  return first && first.share >= neededShare(first.purpose, heard, thread, MIN_SHARE) ? first.purpose : 'unknown'
}

/** True for "Premium for 12 weeks", or for "and for 8 weeks?" after a price. The visitor knows the term and wants to know its price. */
function isTermPriced({ months, tier }: Understanding, thread: Thread): boolean {
  return months !== undefined && (tier !== undefined || thread.purpose === 'price')
}

/**
 * The two most probable purposes of the message, if the model is not sure. Empty if the message is probably about something that the shop does not
 * know.
 */
export function findNear(heard: Understanding, thread: Thread): Purpose[] {
  const near = rankPurposes(featuresOf(heard, thread), model()).filter(({ share }) => share >= MIN_NEAR_SHARE)
  if (heard.words === 0 || near[0]?.purpose === 'unknown') return []
  return near.slice(0, MAX_NEAR).map(({ purpose }) => purpose)
}

const MAX_GREETING_WORDS = 4

/** A message such as «Здравствуйте, подскажите пожалуйста» contains no question yet. */
function isGreeting({ intents, words, faqs, topics, named, person }: Understanding): boolean {
  const isOnlyThis = faqs.length + topics.length + named.length === 0 && person === undefined && intents.size === 1
  return isOnlyThis && intents.has('greeting') && words <= MAX_GREETING_WORDS
}

const DIFFERENCE =
  / (?:чем \S+ (?:\S+ ){0,2}от \S+|(?:difference|differ|differs|differences) (?:\S+ ){0,3}(?:between|from|and)) /u
const COMPARED = / (?:compar\p{L}*|сравн\p{L}*|differ\p{L}*|отлич\p{L}*|better|лучше|или|or|which) /u

/** True for several rituals, such as "Two enhanced Lakshmi and one premium Ganesha". The answer is the sum of their prices. */
function isCart({ items, plain, tier, months, quantity }: Understanding): boolean {
  const isOffer = tier !== undefined || months !== undefined || quantity !== undefined
  return items.length >= 2 && isOffer && !COMPARED.test(plain)
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The question that an article answers, if the message matches this question better than an occasion. */
export function preferredFaq({ faqs, topics, named, isQuestion }: Understanding): Faq | undefined {
  const [faq] = faqs
  const [topic] = topics
  if (!faq || (named.length > 0 && faq.faq.id === 'yagya')) return undefined
  const isBetter = !topic || faq.score > topic.score || (faq.score === topic.score && isQuestion)
  return isBetter ? faq.faq : undefined
}

export function isAboutPeople({ id }: Faq): boolean {
  return PEOPLE_FAQS.includes(id)
}
