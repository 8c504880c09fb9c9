import { PURPOSE_WEIGHTS } from './data/purpose-weights.ts'
import type { Faq } from './model.ts'
import type { Understanding } from './rules-intents.ts'
import { featuresOf, guessPurpose, readWeights } from './rules-purpose-model.ts'
import type { Purpose, Thread } from './model-thread.ts'

/** A message with at most this many words can continue the question before it. */
export const MAX_FOLLOW_UP_WORDS = 7
/** A message with at most this many words needs no question mark to be one. */
const MAX_SHORT_WORDS = 6

const FAQ_PURPOSES: Readonly<Record<string, Purpose>> = {
  refund: 'refund',
  strongest: 'comparison',
  underpaid: 'payment',
  payment: 'payment',
  participants: 'who',
  'birth-data': 'who',
  gotra: 'who',
  deceased: 'who',
  'other-person': 'who',
  performers: 'who',
  works: 'trust',
  'bad-days': 'date',
  'time-zone': 'date',
}

/** Below this probability the model does not know the purpose. */
const MIN_SHARE = 0.25

const weights = lazily(() => readWeights(PURPOSE_WEIGHTS))

/**
 * The intent comes before the ritual: what is asked decides which answer is given, and a name or a topic only what it is about. A learned
 * model decides. Where it is not sure, only plain words count.
 */
export function findPurpose(heard: Understanding, thread: Thread): Purpose {
  if (heard.words === 0) return 'unknown'
  if (isCart(heard)) return 'price'
  const { purpose, share } = guessPurpose(featuresOf(heard, thread), weights())
  return share >= MIN_SHARE ? purpose : (explicit(heard) ?? continued(heard, thread) ?? 'unknown')
}

/** The purpose by the rules alone. The model learns from texts with a known purpose and from this. */
export function ruledPurpose(heard: Understanding, thread: Thread): Purpose {
  if (heard.words === 0) return 'unknown'
  return explicit(heard) ?? continued(heard, thread) ?? open(heard, thread)
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** A purpose that the words of the message say. */
function explicit(heard: Understanding): Purpose | undefined {
  const has = (...intents: string[]) => intents.some((intent) => heard.intents.has(intent))
  const hasFaq = (...ids: string[]) => heard.faqs.some(({ faq }) => ids.includes(faq.id))
  const isAboutShop = has('trust', 'complaint', 'order-state')
  if (has('bot') && !has('complaint')) return 'small-talk'
  if (has('complaint')) return 'complaint'
  if (has('person', 'human')) return 'person'
  if (hasFaq('refund')) return 'refund'
  if (hasFaq('underpaid')) return 'payment'
  if (has('trust')) return 'trust'
  const asked = askedFor(heard)
  const isTold = has('loss', 'illness') && !hasFaq('deceased', 'other-person')
  if (isTold && !isAboutShop && (asked === undefined || (asked === 'date' && !heard.hasMark))) return 'grief'
  if (has('order-state') && !hasFaq('change-request', 'participants', 'show-others')) return 'order-status'
  return asked
}

/** «Стоит ли» and «Раху плохо стоит» are no questions about a price. */
const NO_PRICE = / (?:плохо|хорошо) стоит | стоит ли /u
const COMPARED = / (?:compar\p{L}*|сравн\p{L}*|differ\p{L}*|отлич\p{L}*|better|лучше|или|or|which) /u
/** "How much more is premium than enhanced?" */
const MORE = / (?:more|less|extra|дороже|дешевле|разниц\p{L}*|доплат\p{L}*) /u

/** Prices, days and terms: what the shop computes. */
function askedFor(heard: Understanding): Purpose | undefined {
  const has = (...intents: string[]) => intents.some((intent) => heard.intents.has(intent))
  const [faq] = heard.faqs
  const hasTopic = heard.topics.length > 0
  if (isCart(heard)) return 'price'
  const isTiers = heard.tiers.length >= 2 || (has('tiers') && heard.tiers.length !== 1)
  const isMore = heard.tiers.length >= 2 && MORE.test(heard.plain)
  if (isMore || (isTiers && !has('price'))) return 'comparison'
  if (has('difference') && (heard.named.length >= 2 || heard.tiers.length > 0)) return 'comparison'
  if (faq?.faq.id === 'strongest') return 'comparison'
  if (has('price', 'cheapest', 'discount') && !NO_PRICE.test(heard.plain))
    return faq?.faq.id === 'payment' && !has('price', 'cheapest') ? 'payment' : 'price'
  if (has('cheaper') && !hasTopic) return 'price'
  if (isOffer(heard) && !has('date', 'term', 'lunar', 'festival')) return 'price'
  if (has('lunar') && heard.named.length === 0) return 'date'
  if (has('festival') && (has('date') || heard.words <= MAX_SHORT_WORDS || heard.year !== undefined)) return 'date'
  if (has('term') && (!faq || faq.score < 3) && !hasTopic) return 'term'
  if (has('date') && !faq && (heard.isQuestion || !hasTopic)) return 'date'
  return undefined
}

/** "Two enhanced Lakshmi and one premium Ganesha": several rituals whose sum is the answer. */
function isCart(heard: Understanding): boolean {
  return heard.items.length >= 2 && isOffer(heard) && !COMPARED.test(heard.plain)
}

/** "Two Ganesha rituals, basic": an offer of the shop, so its price is the answer. */
function isOffer({ named, tier, months, quantity }: Understanding): boolean {
  return named.length > 0 && (tier !== undefined || months !== undefined || quantity !== undefined)
}

const CONTINUED: readonly Purpose[] = ['price', 'date', 'term', 'comparison']

/** A short message that changes one part of the question before it: "and for a month?", "and Lakshmi?", "and in 2028?" */
function continued(heard: Understanding, thread: Thread): Purpose | undefined {
  const { purpose } = thread
  if (heard.pick !== undefined && heard.faqs.length === 0) return 'price'
  if (heard.words > MAX_FOLLOW_UP_WORDS || heard.faqs.length > 0) return undefined
  if (heard.months !== undefined || heard.quantity !== undefined) return 'price'
  if (heard.tier !== undefined && (purpose === 'price' || purpose === 'comparison' || thread.named.length > 0))
    return 'price'
  if (purpose === undefined || !CONTINUED.includes(purpose)) return undefined
  const isChanged = heard.named.length > 0 || heard.excluded.length > 0 || heard.excludedTiers.length > 0
  if (isChanged) return purpose
  if (heard.year !== undefined || heard.event !== undefined) return 'date'
  if (heard.budgetUsd !== undefined && purpose === 'price') return 'price'
  return undefined
}

/** The articles, a choice, or a word of courtesy. */
function open(heard: Understanding, thread: Thread): Purpose {
  const has = (...intents: string[]) => intents.some((intent) => heard.intents.has(intent))
  const faq = preferredFaq(heard)
  if (has('performer')) return 'who'
  if (faq) return FAQ_PURPOSES[faq.id] ?? 'how'
  if (has('participants')) return 'who'
  if (has('mantra', 'materials', 'cart', 'privacy')) return 'how'
  if (isChoice(heard, thread)) return 'choice'
  if (has('smalltalk', 'thanks', 'greeting')) return 'small-talk'
  return 'unknown'
}

/** The question of the articles, if the message matches it better than an occasion. */
export function preferredFaq({ faqs, topics, named, isQuestion }: Understanding): Faq | undefined {
  const [faq] = faqs
  const [topic] = topics
  if (!faq || (named.length > 0 && faq.faq.id === 'yagya')) return undefined
  const isBetter = !topic || faq.score > topic.score || (faq.score === topic.score && isQuestion)
  return isBetter ? faq.faq : undefined
}

const STRONG_TOPIC = 3

function isChoice(heard: Understanding, thread: Thread): boolean {
  const has = (...intents: string[]) => intents.some((intent) => heard.intents.has(intent))
  if (heard.named.length > 0 || heard.excluded.length > 0 || has('own-intention', 'list', 'unsure')) return true
  const [topic] = heard.topics
  // A question that shares one word with an occasion, and tells nothing of the visitor, is no wish for a ritual.
  if (topic) return heard.isOwn || !heard.isQuestion || topic.score >= STRONG_TOPIC
  if (heard.budgetUsd !== undefined) return true
  const hasMore = heard.person !== undefined || heard.tier !== undefined || heard.event !== undefined
  const isBegun = thread.topics.length > 0 || thread.named.length > 0
  return hasMore && isBegun && heard.words <= MAX_FOLLOW_UP_WORDS
}

export function isAboutPeople({ id }: Faq): boolean {
  return FAQ_PURPOSES[id] === 'who'
}
