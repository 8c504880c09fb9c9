import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import type { Faq } from './model.ts'
import type { Section } from '#features/assistant/consultant/model-knowledge.ts'
import { sectionUnder } from '#features/assistant/consultant/rules-knowledge.ts'
import { sayDays, sayFestival, sayMoon } from './rules-day-answers.ts'
import {
  compareRituals,
  compareTiers,
  sayCheaper,
  sayCheapest,
  sayDiscount,
  sayPrice,
  sayTerm,
} from './rules-price-answers.ts'
import { ask, describe, propose } from './rules-recommend.ts'
import {
  type PhraseContext,
  toCard,
  type Events,
  linksTo,
  published,
  textEvent,
  sayNames,
  findDiscussedRituals,
  usd,
} from './rules-phrases.ts'
import { firstSentences } from '#features/assistant/consultant/rules-patterns.ts'

const MAX_EXTRACT = 420
/** A turn with at most this many words continues the current topic. */
const MAX_FOLLOW_UP_WORDS = 6

/** The answer of the local consultant. Requests that must be refused never reach this function. */
export async function composeAnswer(context: PhraseContext): Promise<Events> {
  return (await particular(context)) ?? (await general(context)) ?? (await anyText(context))
}

/** Explicit requests. */
async function particular(context: PhraseContext): Promise<Events | undefined> {
  const { heard, say } = context
  const { intents, words } = heard
  const has = (intent: string) => intents.has(intent)
  const faq = heard.faqs[0]
  const hasMatter = heard.topics.length > 0 || heard.named.length > 0
  if (words === 0) return unknown(context)
  if (has('greeting') && intents.size === 1 && !hasMatter && !faq) return greet(context)
  if (has('human')) return [textEvent(say.human), { type: 'handoff', reason: 'asked' }]
  if (faq && ['refund', 'underpaid'].includes(faq.faq.id)) return await answerFaq(context, faq.faq)
  if (has('order-state'))
    return [textEvent(say.order), { type: 'links', links: [{ title: say.pages.profile, href: '/user-profile' }] }]
  if (has('thanks') && words <= MAX_FOLLOW_UP_WORDS && !hasMatter && !faq) return [textEvent(say.thanks)]
  if (has('own-intention')) return ownIntention(context)
  return (await aboutPrices(context)) ?? (await aboutDays(context))
}

async function aboutPrices(context: PhraseContext): Promise<Events | undefined> {
  const { heard } = context
  const has = (intent: string) => heard.intents.has(intent)
  const named = published(heard.named, context)
  if (has('cheapest')) return await sayCheapest(context)
  if (has('discount')) return sayDiscount(context)
  if (heard.tiers >= 2 || (has('tiers') && !has('price'))) {
    if (heard.tiers !== 1 || has('difference')) return await compareTiers(context)
  }
  if (has('difference') && named.length >= 2) return compareRituals(context, named)
  if (has('price')) return await sayPrice(context)
  if (has('cheaper') && heard.topics.length === 0) return await sayCheaper(context)
  return undefined
}

async function aboutDays(context: PhraseContext): Promise<Events | undefined> {
  const { heard } = context
  const has = (intent: string) => heard.intents.has(intent)
  const faq = heard.faqs[0]
  if (has('lunar') && heard.named.length === 0) return await sayMoon(context)
  if (has('festival') && (has('date') || heard.words <= MAX_FOLLOW_UP_WORDS)) return await sayFestival(context)
  if (has('term') && (!faq || faq.score < 3) && heard.topics.length === 0) return sayTerm(context)
  if (has('date') && !faq) {
    const isAsked = heard.isQuestion || heard.topics.length === 0
    if (isAsked) return await sayDays(context)
  }
  return undefined
}

/** The visitor's concern or the shop's articles. The better match is the answer. */
async function general(context: PhraseContext): Promise<Events | undefined> {
  const { heard, thread } = context
  const has = (intent: string) => heard.intents.has(intent)
  const [faq] = heard.faqs
  const [topic] = heard.topics
  const named = published(heard.named, context)
  const prefersFaq = faq && (!topic || faq.score > topic.score || (faq.score === topic.score && heard.isQuestion))
  if (prefersFaq && (named.length === 0 || faq.faq.id !== 'yagya')) return await answerFaq(context, faq.faq)
  if (has('mantra')) return await sayMantra(context)
  if (has('materials') && named.length === 0) return await articleOnly(context, 'fire-and-offerings')
  const topics = heard.topics.map((each) => each.topic)
  if (named.length > 0)
    return topics.length > 0 && named.length < 3 && !isAskedAbout(context)
      ? await propose(context, topics, heard.named)
      : describe(context, named)
  if (topics.length > 0) return await propose(context, topics.slice(0, 2))
  if (has('bot')) return [textEvent(context.say.bot)]
  if (has('privacy'))
    return [
      textEvent(context.say.privacy),
      { type: 'links', links: [{ title: context.say.pages.privacy, href: '/privacy' }] },
    ]
  if (has('list')) return list(context)
  if (has('cart')) return [textEvent(context.say.cart), ...cardsOf(context)]
  const goesOn =
    heard.words <= MAX_FOLLOW_UP_WORDS &&
    (heard.person !== undefined ||
      heard.tier !== undefined ||
      heard.budgetUsd !== undefined ||
      heard.event !== undefined)
  if (goesOn && (thread.topics.length > 0 || thread.named.length > 0))
    return await propose(context, thread.topics, thread.named)
  if (has('unsure') || heard.budgetUsd !== undefined) return await ask(context)
  if (has('greeting')) return greet(context)
  return undefined
}

function isAskedAbout({ heard }: PhraseContext): boolean {
  return heard.isQuestion && heard.words <= MAX_FOLLOW_UP_WORDS
}

/** If no rule understands the question, this searches the texts of the shop for the words of the question. */
async function anyText(context: PhraseContext): Promise<Events> {
  const { knowledge, question, lang, say, heard } = context
  const sections = await knowledge.searchSections(question.text, lang)
  const hits = await knowledge.searchRituals(question.text, lang)
  const found = published(
    hits.map(({ id }) => id),
    context,
  ).slice(0, 3)
  // A question is not a wish. So a ritual that shares a word with the question is no answer.
  if (found.length > 0 && !heard.isQuestion) {
    return [
      textEvent(
        say.found(
          sayNames(
            found.map(({ name }) => name),
            context,
          ),
        ),
      ),
      { type: 'cards', cards: found.map((ritual) => toCard(ritual, firstSentences(ritual.description, 160))) },
      linksTo(found),
    ]
  }
  const [best] = sections
  if (!best) return unknown(context)
  return [
    textEvent(extractOf(best.section), say.faq.more(best.article.name)),
    { type: 'links', links: [{ title: best.article.name, href: best.article.href }] },
  ]
}

function greet({ say }: PhraseContext): Events {
  return [textEvent(say.greeting), { type: 'question', text: say.occasion, answers: say.occasions }]
}

function unknown({ say }: PhraseContext): Events {
  return [
    textEvent(say.unknown),
    { type: 'question', text: say.occasion, answers: say.occasions },
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

async function articleOnly({ knowledge, lang, say }: PhraseContext, id: string): Promise<Events | undefined> {
  const article = await knowledge.article(id, lang)
  return (
    article && [
      textEvent(article.intro, say.faq.more(article.name)),
      { type: 'links', links: [{ title: article.name, href: article.href }] },
    ]
  )
}

/** The section that matches, in the words of the published article. */
async function answerFaq({ knowledge, lang, say, question }: PhraseContext, faq: Faq): Promise<Events | undefined> {
  const article = await knowledge.article(faq.article, lang)
  if (!article) return undefined
  const found = sectionUnder(article.sections, faq.heading[lang])
  const [searched] = found ? [] : await knowledge.searchSections(question.text, lang)
  const extract = found
    ? extractOf(found, faq.rows?.[lang])
    : searched?.article.id === article.id
      ? extractOf(searched.section)
      : article.intro
  const pages = (faq.pages ?? []).map((page) => ({ title: say.pages[page], href: `/${page}` }))
  return [
    textEvent(faq.first?.[lang], extract, say.faq.more(article.name)),
    { type: 'links', links: [...pages, { title: article.name, href: article.href }] },
  ]
}

/** Some sentences of a section, or the rows of its table that match. */
function extractOf({ text }: Section, rows?: string): string {
  if (rows !== undefined) {
    const wanted = new RegExp(rows, 'i')
    const lines = text.split('\n').filter((line) => line.startsWith('- ') && wanted.test(line.split(':')[0] ?? ''))
    if (lines.length > 0) return lines.join('\n')
  }
  const [first = '', second = ''] = text.split('\n\n')
  const lines = second.startsWith('- ') ? `${first}\n${second}` : first
  return lines.length <= MAX_EXTRACT * 1.5 && lines.includes('\n- ') ? lines : firstSentences(first, MAX_EXTRACT)
}
