import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import type { RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import { answerFaq, answerNamedFaq } from './rules-faq-answers.ts'
import { pairOf, sayPair } from './rules-pair.ts'
import { type Events, type PhraseContext, published } from './rules-phrases.ts'
import { compareRituals } from './rules-price-answers.ts'
import { propose } from './rules-recommend.ts'
import { areNumbersAsked, compareTiers, sayNumbers } from './rules-tier-answers.ts'
import { joinAnswers } from './rules-two-questions.ts'

/** Compares rituals or tiers, or chooses between the rituals that were compared before. */
export async function compare(context: PhraseContext): Promise<Events | undefined> {
  const { heard, thread } = context
  // Without numbers, the article tells where they will stand.
  if (areNumbersAsked(heard.plain)) return (await sayNumbers(context)) ?? (await answerNamedFaq(context, 'strongest'))
  if (heard.faqs[0]?.faq.id === 'strongest') return await answerFaq(context, heard.faqs[0].faq)
  const isOfTiers = heard.tiers.length > 0 || (heard.intents.has('tiers') && heard.named.length < 2)
  const isOther = thread.purpose === 'comparison' || heard.intents.has('difference')
  const before = [...thread.named, ...thread.topics.flatMap(({ rituals }) => rituals)].filter(
    (id) => !heard.named.includes(id),
  )
  const isWithOther = heard.named.length === 1 && heard.tiers.length === 0 && isOther
  const named = published([...(isWithOther ? before.slice(0, 1) : []), ...heard.named], context)
  if (named.length >= 2 && !isOfTiers) {
    const compared = compareRituals(context, named)
    // "How does Kubera differ from Lakshmi, and my son has an exam, within $500": the pair is the first named ritual and a ritual for the exam.
    const occasions = heard.topics.flatMap(({ topic }) => topic.rituals)
    const other = published(occasions, context).find((each) => !named.includes(each))
    const pair = named.slice(0, 1).concat(other ?? [])
    if (heard.budgetUsd === undefined || pair.length < 2) return compared
    return joinAnswers(compared, sayPair(context, heard.budgetUsd, pair))
  }
  const chosen = await chooseOfCompared(context)
  if (chosen) return chosen
  const two = heard.named.length === 0 && heard.tiers.length === 0 ? comparedRituals(context) : []
  if (two.length === 2) return compareRituals(context, two)
  return await compareTiers(context)
}

/** Answers "And which is better for my shop?" after two rituals were compared: the reason for each ritual for this occasion. */
async function chooseOfCompared(context: PhraseContext): Promise<Events | undefined> {
  const { heard, thread } = context
  const compared = published(thread.named, context)
  const isContinued = thread.purpose === 'comparison' && compared.length > 1 && heard.named.length === 0
  if (!isContinued || heard.tiers.length > 0 || heard.intents.has('tiers')) return undefined
  if (heard.topics.length === 0) return compareRituals(context, compared)
  const topics = heard.topics.map(({ topic }) => topic)
  return await propose(context, topics.slice(0, 1), thread.named)
}

const TWO = / (?:two|both|these|those|them|between the|две|двух|двумя|обе|обеих|обоих|оба|этими|эти|этих|они|ними) /u
const OF_TIERS = / (?:options?|tiers?|packages?|versions?|вариант\p{L}*|тариф\p{L}*) /u

/** The two rituals in "the difference between the two health ones": the rituals of the occasion, or the two rituals of the last answer. */
function comparedRituals(context: PhraseContext): RitualFacts[] {
  const { heard, thread } = context
  if (!TWO.test(heard.plain) || OF_TIERS.test(heard.plain)) return []
  const [topic] = heard.topics
  const ids = topic ? topic.topic.rituals.filter((id) => id !== SPECIAL_INTENTION).slice(0, 2) : pairOf(heard, thread)
  return published(ids.length === 2 ? ids : thread.shown.slice(0, 2), context)
}
