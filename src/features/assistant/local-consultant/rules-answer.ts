import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { compare } from './rules-comparison.ts'
import { isReasonAsked } from './rules-budget.ts'
import { isRemembrance, sayCare, sayComplaint, sayCourtesy, sayTrust, sympathy } from './rules-care.ts'
import { namesFestival, sayDays, sayFestival, sayMoon } from './rules-day-answers.ts'
import {
  sayCheaper,
  sayCheapest,
  sayDiscount,
  sayOthers,
  sayPicked,
  sayPrice,
  sayTerm,
  sayWithin,
} from './rules-price-answers.ts'
import { sayPayment } from './rules-payment-answers.ts'
import { answerFaq, answerNamedFaq, articleOnly, sayGroupPlace, sayWho } from './rules-faq-answers.ts'
import { sayFit } from './rules-fit-answers.ts'
import { sayIncluded } from './rules-tier-answers.ts'
import { sorrowTopics } from './rules-new-need.ts'
import { isLongerAsked, sayLonger } from './rules-longer.ts'
import { sayAskedPair, sayNamedSum } from './rules-pair.ts'
import type { CertainQuestion, Purpose } from './model.ts'
import { MAX_FOLLOW_UP_WORDS, findNear, preferredFaq } from './rules-purpose.ts'
import { ask, describe, propose } from './rules-recommend.ts'
import {
  type PhraseContext,
  toCard,
  type Events,
  linksTo,
  published,
  textEvent,
  findDiscussedRituals,
  usd,
} from './rules-phrases.ts'
import { firstSentences } from '#features/assistant/consultant/rules-patterns.ts'

/** The answer of the local consultant. Requests that must be refused never reach this function. */
export async function composeAnswer(context: PhraseContext): Promise<Events> {
  const { purpose, heard } = context
  const isCertain = heard.certain?.purpose === purpose
  const answer =
    heard.certain && isCertain ? await answerCertain(context, heard.certain) : await ANSWERS[purpose](context)
  const isEmpty = answer === undefined || answer.length === 0
  return isEmpty ? unknown(context) : answer
}

/** Certain questions whose answer begins with sympathy if the visitor has mentioned a death or an illness. Other answers begin with the facts. */
const WITH_SYMPATHY = ['refund-when', 'mark-departed']

/** Certain questions about the rituals of the conversation. The answer has cards with the order buttons of these rituals. */
const WITH_CARDS = ['buy', 'add-person']

async function answerCertain(context: PhraseContext, question: CertainQuestion): Promise<Events | undefined> {
  const answer = await answerFaq(context, question)
  const isNamed = question.id === 'names-price' && context.heard.named.length > 0
  if (isNamed || WITH_CARDS.includes(question.id))
    return [...(answer ?? []).filter(({ type }) => type === 'text'), ...cardsOf(context)]
  if (question.id === 'included') return await sayIncluded(context)
  return answer && WITH_SYMPATHY.includes(question.id) ? withSympathy(context, answer) : answer
}

const ANSWERS: Readonly<Record<Purpose, (context: PhraseContext) => Promise<Events | undefined> | Events>> = {
  price: sayCost,
  date: async (context) => await sayDay(context),
  term: sayTerm,
  comparison: compare,
  trust: async (context) => (context.heard.intents.has('trust') ? sayTrust(context) : await explain(context)),
  who: sayWho,
  how: sayHow,
  refund: async (context) => withSympathy(context, await answerNamedFaq(context, 'refund')),
  payment: async (context) =>
    (await sayPayment(context, isUnderpaid(context) ? await answerNamedFaq(context, 'underpaid') : [])) ??
    (await answerNamedFaq(context, 'payment')),
  'order-status': sayOrder,
  person: ({ say }) => [textEvent(say.human), { type: 'handoff', reason: 'asked' }],
  complaint: sayComplaint,
  grief: sayCare,
  'small-talk': sayCourtesy,
  choice: choose,
  unknown,
}

const SIGNING_IN = / (?:код\p{L}*|войти|вход\p{L}*|пароль|code|codes|sign|log|login|password) /u

/** Tells where the visitor can see the state of an order. Also tells when the recording comes, unless the visitor cannot sign in. */
async function sayOrder({ heard, say, knowledge, question, lang }: PhraseContext): Promise<Events> {
  const { recordingDays } = await knowledge.shopFacts(question.now, lang)
  return [
    textEvent(say.order, !SIGNING_IN.test(heard.plain) && say.orderRecording(recordingDays)),
    { type: 'links', links: [{ title: say.pages.profile, href: '/user-profile' }] },
    { type: 'handoff', reason: 'asked' },
  ]
}

function isUnderpaid({ heard }: PhraseContext): boolean {
  return heard.faqs.some(({ faq }) => faq.id === 'underpaid')
}

async function sayCost(context: PhraseContext): Promise<Events> {
  const { heard, thread } = context
  const has = (intent: string) => heard.intents.has(intent)
  const place = await sayGroupPlace(context)
  if (place) return place
  const pair = sayNamedSum(context) ?? sayAskedPair(context)
  if (pair) return withSympathy(context, pair)
  const fit = await sayFit(context)
  if (fit) return fit
  const longer = isLongerAsked(heard, thread) ? await sayLonger(context) : undefined
  if (longer) return longer
  if (heard.pick === 'cheaper') return await sayPicked(context)
  const isOccasionTold = thread.topics.length > 0 || thread.sorrow !== undefined
  if (has('cheapest') && heard.named.length === 0 && heard.budgetUsd === undefined)
    return isOccasionTold ? await sayPicked(context) : await sayCheapest(context)
  if (has('discount')) return sayDiscount(context)
  if (
    has('cheaper') &&
    !has('price') &&
    heard.budgetUsd === undefined &&
    !isReasonAsked(heard.plain) &&
    (heard.topics.length === 0 || heard.named.length > 0)
  )
    return await sayCheaper(context)
  if (heard.budgetUsd !== undefined && heard.named.length === 0) {
    if (heard.topics.length > 0) return (await choose(context)) ?? []
    if (findDiscussedRituals(context).length === 0) return sayWithin(context)
  }
  return withSympathy(context, await sayPrice(context))
}

async function sayDay(context: PhraseContext): Promise<Events> {
  const { heard, thread } = context
  const has = (intent: string) => heard.intents.has(intent)
  if (namesFestival(heard)) return await sayFestival(context)
  if (has('lunar') && heard.named.length === 0) return await sayMoon(context)
  if (has('festival')) return await sayFestival(context)
  if (thread.askedDay && heard.named.length === 0 && (heard.year !== undefined || heard.event !== undefined)) {
    const { askedDay } = thread
    const again = { ...context, heard: { ...heard, plain: askedDay.plain, intents: askedDay.intents } }
    return namesFestival(askedDay) || askedDay.intents.has('festival') ? await sayFestival(again) : await sayMoon(again)
  }
  const faq = preferredFaq(heard)
  if (faq && ['bad-days', 'time-zone'].includes(faq.id)) return (await answerFaq(context, faq)) ?? []
  return withSympathy(context, await sayDays(context))
}

async function sayHow(context: PhraseContext): Promise<Events | undefined> {
  const { heard, say } = context
  const has = (intent: string) => heard.intents.has(intent)
  if (has('own-intention')) return ownIntention(context)
  const preferred = preferredFaq(heard)
  // "Something against my husband's alcoholism" is a wish for a ritual, not a question about food and drink.
  if (!preferred && heard.topics.length > 0 && !heard.isQuestion && heard.isOwn) return await choose(context)
  const faq = preferred ?? heard.faqs[0]?.faq
  if (faq) return await answerFaq(context, faq)
  if (has('mantra')) return await sayMantra(context)
  if (has('materials') && heard.named.length === 0) return await articleOnly(context, 'fire-and-offerings')
  if (has('cart')) return [textEvent(say.cart), ...cardsOf(context)]
  if (has('privacy'))
    return [textEvent(say.privacy), { type: 'links', links: [{ title: say.pages.privacy, href: '/privacy' }] }]
  return heard.named.length > 0 ? await choose(context) : await sayNoArticle(context)
}

/** The answer to a question about the ritual that no known article answers. */
async function sayNoArticle({ knowledge, lang, say }: PhraseContext): Promise<Events | undefined> {
  const article = await knowledge.article('questions', lang)
  return (
    article && [
      textEvent(say.noArticle(article.name)),
      { type: 'links', links: [{ title: article.name, href: article.href }] },
      { type: 'handoff', reason: 'unknown' },
    ]
  )
}

/** Proposes a ritual for the visitor's occasion, or asks for the occasion. */
async function choose(context: PhraseContext): Promise<Events | undefined> {
  const { heard, thread } = context
  const has = (intent: string) => heard.intents.has(intent)
  if (has('own-intention')) return ownIntention(context)
  const named = published(heard.named, context)
  const told = sorrowTopics(heard)
  // In a message such as "An operation, so that all goes well" the occasion is not a new beginning.
  const topics = heard.topics.map(({ topic }) => topic).filter(({ id }) => told.length === 0 || id !== 'beginning')
  if (named.length > 0) {
    if (heard.budgetUsd !== undefined) return await sayPrice(context)
    const isAbout = heard.isQuestion && heard.words <= MAX_FOLLOW_UP_WORDS
    return topics.length > 0 && named.length < 3 && !isAbout
      ? await propose(context, topics, heard.named)
      : describe(context, named)
  }
  // A visitor who wants a ritual in somebody's memory sees no price until the visitor asks for a price.
  if (topics[0] && isRemembrance(topics[0]) && heard.budgetUsd === undefined) return await sayCare(context)
  if (topics.length > 0) return await propose(context, topics.slice(0, 2))
  if (heard.excluded.length > 0 || heard.excludedTiers.length > 0) return await sayOthers(context)
  if (has('list')) return list(context)
  const isTold = thread.sorrow !== undefined
  if (isTold && context.question.serviceId === undefined && heard.budgetUsd === undefined) return await sayCare(context)
  if (thread.topics.length > 0 || thread.named.length > 0) {
    const isMore = heard.person !== undefined || heard.tier !== undefined || heard.event !== undefined
    if (isMore || heard.budgetUsd !== undefined) return await propose(context, thread.topics, thread.named)
  }
  return heard.budgetUsd === undefined ? await ask(context) : sayWithin(context)
}

async function explain(context: PhraseContext): Promise<Events | undefined> {
  const faq = preferredFaq(context.heard)
  return faq ? await answerFaq(context, faq) : sayTrust(context)
}

/** Begins an answer with sympathy if the message tells of a death or an illness, and adds the contact of staff. */
function withSympathy(context: PhraseContext, events: Events = []): Events {
  const kind = sympathy(context)
  if (kind === false) return events
  const person: Events = events.some(({ type }) => type === 'handoff') ? [] : [{ type: 'handoff', reason: 'asked' }]
  return [{ type: 'text', text: `${kind}\n\n` }, ...events, ...person]
}

/** The purposes that the consultant suggests if it has not understood the question. */
const CAN_ANSWER: readonly Purpose[] = ['choice', 'price', 'refund']

function unknown(context: PhraseContext): Events {
  const { heard, thread, say } = context
  const answers = findNear(heard, thread).flatMap((purpose) => say.nearQuestions[purpose] ?? [])
  if (answers.length > 1)
    return [
      textEvent(say.near),
      { type: 'question', text: say.nearWhich, answers },
      { type: 'handoff', reason: 'unknown' },
    ]
  return [
    textEvent(say.unknown),
    { type: 'question', text: say.canAnswer, answers: CAN_ANSWER.flatMap((each) => say.nearQuestions[each] ?? []) },
    { type: 'handoff', reason: 'unknown' },
  ]
}

function list({ say, rituals }: PhraseContext): Events {
  return [
    textEvent(say.list(rituals.length), rituals.map(({ name }) => `- ${name}`).join('\n')),
    { type: 'links', links: [{ title: say.pages.options, href: '/options' }] },
    { type: 'question', text: say.occasion, answers: say.occasions },
  ]
}

function ownIntention(context: PhraseContext): Events {
  const { say, lang } = context
  const found = published([SPECIAL_INTENTION], context)
  return [
    textEvent(say.intention, ...found.map(({ name, fromUsd }) => say.price.intention(name, usd(fromUsd, lang)))),
    { type: 'cards', cards: found.map((ritual) => toCard(ritual, firstSentences(ritual.description, 160))) },
    linksTo(found),
  ]
}

function cardsOf(context: PhraseContext): Events {
  const found = findDiscussedRituals(context).slice(0, 3)
  if (found.length === 0) return [{ type: 'question', text: context.say.occasion, answers: context.say.occasions }]
  const cards = found.map((ritual) =>
    toCard(ritual, firstSentences(ritual.description, 160), context.heard.tier ?? context.thread.tier),
  )
  return [{ type: 'cards', cards }, linksTo(found)]
}

async function sayMantra(context: PhraseContext): Promise<Events | undefined> {
  const { say } = context
  const [ritual] = findDiscussedRituals(context)
  if (!ritual?.mantra) return await articleOnly(context, 'mantra-and-sound')
  const { text, transliteration, translation } = ritual.mantra
  const how = transliteration ? `\n\n${transliteration}` : ''
  const meaning = translation ? `\n\n${translation}` : ''
  return [textEvent(say.mantra(ritual.name, text, how, meaning)), linksTo([ritual])]
}
