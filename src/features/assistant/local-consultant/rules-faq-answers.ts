import { FAQ } from './data/faq.ts'
import { isAboutPeople } from './rules-purpose.ts'
import { certainQuestion } from './rules-certain.ts'
import { type AnswerFacts, type Faq, FAQ_PAGES } from './model.ts'
import type { Section } from '#features/assistant/consultant/model-knowledge.ts'
import { firstSentences } from '#features/assistant/consultant/rules-patterns.ts'
import { sectionUnder } from '#features/assistant/consultant/rules-knowledge.ts'
import { type Events, type PhraseContext, sayDate, textEvent, usd } from './rules-phrases.ts'
import { findCheapest } from './rules-recommend.ts'

const MAX_EXTRACT = 420
const MAX_LISTED = 1200

export async function answerNamedFaq(context: PhraseContext, id: string): Promise<Events | undefined> {
  const faq = FAQ.find((each) => each.id === id)
  return faq && (await answerFaq(context, faq))
}

export async function articleOnly({ knowledge, lang, say }: PhraseContext, id: string): Promise<Events | undefined> {
  const article = await knowledge.article(id, lang)
  return (
    article && [
      textEvent(article.intro, say.faq.more(article.name)),
      { type: 'links', links: [{ title: article.name, href: article.href }] },
    ]
  )
}

/** Answers a frequent question with the sentences written for it, or with the matching section of the published article. */
export async function answerFaq(context: PhraseContext, faq: Faq): Promise<Events | undefined> {
  const { knowledge, lang, say, question } = context
  const pages = (faq.pages ?? []).map((page) => ({ title: say.pages[page], href: FAQ_PAGES[page] }))
  const article = faq.article === undefined ? undefined : await knowledge.article(faq.article, lang)
  if ('answer' in faq) {
    const { answer } = faq
    const text = typeof answer === 'function' ? answer(await answerFacts(context)) : answer
    const links = [...pages, ...(article ? [{ title: article.name, href: article.href }] : [])]
    return [
      textEvent(text[lang]),
      ...(links.length > 0 ? [{ type: 'links' as const, links }] : []),
      { type: 'handoff', reason: 'asked' },
    ]
  }
  if (!article) return undefined
  const found = sectionUnder(article.sections, faq.heading[lang])
  const [searched] = found ? [] : await knowledge.searchSections(question.text, lang)
  const extract = found
    ? extractOf(found, faq.rows?.[lang])
    : searched?.article.id === article.id
      ? extractOf(searched.section)
      : article.intro
  return [
    textEvent(faq.first?.[lang], faq.first ? extract : withQuestion(found, extract), say.faq.more(article.name)),
    { type: 'links', links: [...pages, { title: article.name, href: article.href }] },
  ]
}

const MAX_GROUPS = 3
const MAX_BLOCKED = 10

async function answerFacts(context: PhraseContext): Promise<AnswerFacts> {
  const { knowledge, lang, question, rituals } = context
  const facts = await knowledge.shopFacts(question.now, lang)
  const least = findCheapest(rituals)
  const groupLines = facts.groups.slice(0, MAX_GROUPS).flatMap(({ serviceId, day, priceUsd }) => {
    const ritual = rituals.find(({ id }) => id === serviceId)
    return ritual ? [`- **${ritual.name}**, ${sayDate(day, context)}: ${usd(priceUsd, lang)}`] : []
  })
  return {
    ...facts,
    groupLines,
    least: least ? usd(least.fromUsd, lang) : '',
    firstDay: sayDate(facts.earliestStart, context),
    blockedDays: facts.blockedDays.slice(0, MAX_BLOCKED).map((day) => sayDate(day, context)),
  }
}

const BARE_ANSWER = /^(?:Нет|Да|Не нужно|Можно|No|Yes)(?!\p{L})/u

/**
 * If an extract begins with yes or no, it answers the heading of its section. So the heading comes first, because the visitor may have asked the
 * question in another way.
 */
function withQuestion(section: Section | undefined, extract: string): string {
  return section && BARE_ANSWER.test(extract) ? `${section.title.replace(/\?$/, '')}? ${extract}` : extract
}

/** Returns the rows of a section that match the pattern, otherwise the first sentences or the first list of the section. */
function extractOf({ text }: Section, rows?: string): string {
  if (rows !== undefined) {
    const wanted = new RegExp(rows, 'i')
    const lines = text.split('\n').filter((line) => line.startsWith('- ') && wanted.test(line.split(':')[0] ?? ''))
    if (lines.length > 0) return lines.join('\n')
  }
  const [first = '', second = ''] = text.split('\n\n')
  const lines = second.startsWith('- ') ? `${first}\n${second}` : first
  // A sentence that ends with a colon announces a list, so the answer includes the list even if it is long.
  const longest = first.endsWith(':') ? MAX_LISTED : MAX_EXTRACT * 1.5
  return lines.length <= longest && lines.includes('\n- ') ? lines : firstSentences(first, MAX_EXTRACT)
}

/** Answers "Ganesha for $54" if the sum is the price of a place in a group ritual and no other price. */
export async function sayGroupPlace(context: PhraseContext): Promise<Events | undefined> {
  const { heard, knowledge, question, lang, rituals } = context
  const { budgetUsd } = heard
  if (budgetUsd === undefined || rituals.some(({ tiers }) => tiers.some((each) => each.priceUsd === budgetUsd)))
    return undefined
  const { groups } = await knowledge.shopFacts(question.now, lang)
  const isPlace = groups.some(
    ({ serviceId, priceUsd }) =>
      priceUsd === budgetUsd && (heard.named.length === 0 || heard.named.includes(serviceId)),
  )
  const asked = isPlace ? certainQuestion('group-price') : undefined
  return asked && (await answerFaq(context, asked))
}

export async function sayWho(context: PhraseContext): Promise<Events | undefined> {
  const { heard } = context
  const faq = heard.faqs.map((each) => each.faq).find((each) => isAboutPeople(each) || each.id === 'faith')
  if (faq) return await answerFaq(context, faq)
  if (heard.intents.has('performer') || PERFORMING.test(heard.plain)) return await answerNamedFaq(context, 'performers')
  if (heard.intents.has('participants') || heard.person !== undefined || context.thread.purpose === 'who')
    return await answerNamedFaq(context, 'participants')
  return await sayNamesOrPriests(context)
}

/** The answer if it is not clear whether the visitor asks about the people named in a ritual or about the priests. */
async function sayNamesOrPriests({ knowledge, lang, say }: PhraseContext): Promise<Events> {
  const article = await knowledge.article('names-and-gotra', lang)
  return [
    textEvent(say.who),
    {
      type: 'links',
      links: [
        ...(article ? [{ title: article.name, href: article.href }] : []),
        { title: say.pages.priests, href: '/priests' },
      ],
    },
    { type: 'handoff', reason: 'asked' },
  ]
}

const PERFORMING =
  / (?:who|кто|where|city|town|country|india|temple|qualif\p{L}*|train\p{L}*|taught|stud\p{L}*|lineage|где|город\p{L}*|стран\p{L}*|инди\p{L}*|храм\p{L}*|учи\p{L}*|обуч\p{L}*|подготов\p{L}*|лини\p{L}*) /u
