import type { Knowledge, RitualFacts } from '#features/assistant/consultant/model-knowledge.ts'
import type { Consultant, ConsultantEvent, Question, Turn } from '#features/assistant/consultant/model.ts'
import { composeAnswer } from './rules-answer.ts'
import { MESSAGES } from './rules-phrases.ts'
import { findCertain } from './rules-certain.ts'
import type { Understanding } from './rules-intents.ts'
import { plainText } from '#features/assistant/consultant/rules-patterns.ts'
import type { Purpose } from './model.ts'
import type { Thread } from './model-thread.ts'
import { turnToNewNeed } from './rules-new-need.ts'
import { findPurpose } from './rules-purpose.ts'
import { parseInThread, readThread } from './rules-thread.ts'
import { withoutRepetition } from './rules-repetition.ts'
import {
  isFactual,
  joinAnswers,
  needTwoAnswers,
  splitQuestions,
  splitTwoQuestions,
  textOf,
} from './rules-two-questions.ts'

/** The consultant that works without an API key and without a network. Its rules find the answer in the texts, prices and calendar of the shop. */
export function localConsultant(knowledge: Knowledge): Consultant {
  return {
    name: 'local',
    async *answer(question, signal) {
      const answer = await answerMessage(knowledge, question)
      for (const event of withoutRepetition(answer, question)) {
        if (signal.aborted) return
        yield event
      }
    },
  }
}

/** The answer to a message. A message with two questions about different things gets both answers. */
async function answerMessage(knowledge: Knowledge, question: Question): Promise<ConsultantEvent[]> {
  const several = await answerSeveral(knowledge, question)
  if (several) return several
  const parts = splitTwoQuestions(question.text)
  if (!parts) return await answerAs(knowledge, question)
  const turns: Turn[] = [...question.turns, { role: 'visitor', text: parts[0] }]
  const [first, second] = [
    { ...question, text: parts[0] },
    { ...question, text: parts[1], turns },
  ]
  const purposes = [await purposeOf(knowledge, first), await purposeOf(knowledge, second)] as const
  if (!needTwoAnswers(...purposes)) return await answerAs(knowledge, question)
  // "Can I get my money back, and how long does it take?" is one question, because the second half is clear only together with the first half.
  const [whole, ...halves] = [question, first, second].map(({ text }) => findCertain(plainText(text)))
  if (whole && halves.every((half) => half === undefined)) return await answerAs(knowledge, question)
  const answer = await answerAs(knowledge, first, purposes[0])
  turns.push({ role: 'consultant', text: textOf(answer) })
  return joinAnswers(answer, await answerAs(knowledge, second, purposes[1]))
}

/** The answers to three or four questions about facts; undefined if fewer than two of them get an answer. */
async function answerSeveral(knowledge: Knowledge, question: Question): Promise<ConsultantEvent[] | undefined> {
  const turns: Turn[] = [...question.turns]
  const answers: ConsultantEvent[][] = []
  for (const text of splitQuestions(question.text) ?? []) {
    const part = { ...question, text, turns: [...turns] }
    const purpose = await purposeOf(knowledge, part)
    const answer = isFactual(purpose) ? await answerAs(knowledge, part, purpose) : []
    turns.push({ role: 'visitor', text }, { role: 'consultant', text: textOf(answer) })
    if (answer.length > 0 && !answers.some((each) => textOf(each) === textOf(answer))) answers.push(answer)
  }
  const [first, ...others] = answers
  return first && others.length > 0 ? others.reduce(joinAnswers, first) : undefined
}

/** The answer to a question with the purpose `asked`. Without `asked` the consultant determines the purpose. */
export async function answerAs(knowledge: Knowledge, question: Question, asked?: Purpose): Promise<ConsultantEvent[]> {
  const { lang, now, turns, text } = question
  const today = knowledge.today(now)
  const callNames = await knowledge.callNames()
  const before = readThread(turns, callNames, today)
  const heard = parseInThread(text, before, callNames, today)
  const thread = turnToNewNeed(before, heard)
  const purpose = asked ?? findPurpose(heard, before)
  const isDeadline =
    heard.event === undefined && thread.event !== undefined && purpose === 'date' && isDeadlineAsked(heard, thread)
  const event = isDeadline ? thread.event : heard.event
  return await composeAnswer({
    question,
    heard: {
      ...heard,
      budgetUsd: heard.budgetUsd ?? thread.budgetUsd,
      ...(event !== undefined && { event }),
      ...(isDeadline && { isDeadline }),
    },
    purpose,
    thread,
    knowledge,
    rituals: allowed(await knowledge.listRituals(lang), heard, thread),
    say: MESSAGES[lang],
    lang,
    today,
  })
}

const DEADLINE =
  / (?:order|start|begin|in time|latest|deadline|by when|заказать|заказывать|начать|начинать|начнете|успе\p{L}*|крайн\p{L}* срок) /u

/** True for "When would I have to order?", if the answer depends on the day of an earlier message. */
function isDeadlineAsked({ plain, period, weekday, named, topics }: Understanding, thread: Thread): boolean {
  // "When should it start?" does not name a new occasion, although its words match the topic of a beginning.
  const isSame = topics.every(({ topic: { id } }) => id === 'beginning' || thread.topics.some((each) => each.id === id))
  return DEADLINE.test(plain) && !period && weekday === undefined && named.length === 0 && isSame
}

/** The purpose that the consultant finds in the last message of a conversation. */
export async function purposeOf(
  knowledge: Knowledge,
  { text, turns, now }: Pick<Question, 'text' | 'turns' | 'now'>,
): Promise<Purpose> {
  const today = knowledge.today(now)
  const callNames = await knowledge.callNames()
  const thread = readThread(turns, callNames, today)
  return findPurpose(parseInThread(text, thread, callNames, today), thread)
}

/** The rituals that the visitor has not excluded, each without the excluded tiers. */
function allowed(rituals: RitualFacts[], heard: Understanding, thread: Thread): RitualFacts[] {
  const excluded = [...heard.excluded, ...thread.excluded.filter((id) => !heard.named.includes(id))]
  const left = rituals.filter(({ id }) => !excluded.includes(id))
  return heard.excludedTiers.length === 0 ? left : left.map((ritual) => withoutTiers(ritual, heard.excludedTiers))
}

function withoutTiers(ritual: RitualFacts, excluded: readonly string[]): RitualFacts {
  const tiers = ritual.tiers.filter(({ tier }) => !excluded.includes(tier))
  const [lowest] = tiers
    .flatMap(({ tier, terms }) => terms.map((term) => ({ tier, ...term })))
    .toSorted((a, b) => a.priceUsd - b.priceUsd)
  if (!lowest) return ritual
  return { ...ritual, tiers, fromUsd: lowest.priceUsd, fromMonths: lowest.termMonths, fromTier: lowest.tier }
}
