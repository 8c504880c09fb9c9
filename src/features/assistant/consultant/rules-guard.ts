import type { Lang } from '#base/i18n.ts'
import { en } from './messages/page-answers.en.ts'
import { ru } from './messages/page-answers.ru.ts'
import { en as dangerEn } from './messages/page-danger.en.ts'
import { ru as dangerRu } from './messages/page-danger.ru.ts'
import type { Consultant, ConsultantEvent, Contact, Question, RefusalKind } from './model.ts'
import { concernLine, helpNumbers, namesPrice, withoutPrices } from './rules-danger-help.ts'
import { type Danger, type DangerModel, gradeDanger } from './rules-danger.ts'
import { findRefusal, isAnotherWill } from './rules-safety.ts'

const MESSAGES = { ru, en }
const DANGER = { ru: dangerRu, en: dangerEn }

/** `contacts`: the ways to reach the shop's staff. `country`: the two-letter code. */
type GuardContext = { danger: Danger; contacts: Contact[]; country?: string; signal: AbortSignal }

/** Finds out whether a question and the visitor's earlier messages are about a danger to somebody. */
export function findDanger(model: DangerModel, { text, lang, turns }: Question): Danger {
  const before = turns.filter(({ role }) => role === 'visitor').map((turn) => turn.text)
  return gradeDanger(model, { text, lang, before })
}

/**
 * Checks every question before the language model or the local consultant gets it, and checks every answer. This function itself answers alarms and
 * refuses harmful requests, so no other program gets such a question. If the language model finds a danger, this function replaces the model's
 * answer. For this reason the offers of an answer are sent only when the answer is complete.
 */
export async function* answerSafely(
  engine: Consultant,
  question: Question,
  context: GuardContext,
): AsyncGenerator<ConsultantEvent> {
  if (context.danger.level === 'alarm') return yield* alarmAnswer(question.lang, context)
  const events = refusedOrEngine(engine, question, context)
  const { level, isEarlier } = context.danger
  if (level !== 'concern') yield* events
  else yield* isEarlier ? withoutSelling(events, question.lang, context) : carefully(events, question.lang, context)
}

async function* refusedOrEngine(
  engine: Consultant,
  question: Question,
  context: GuardContext,
): AsyncGenerator<ConsultantEvent> {
  const { text, lang } = question
  const { contacts, signal } = context
  const refusal = findRefusal(text)
  if (refusal === 'harm' && isAnotherWill(text)) return yield* anotherWillAnswer(lang, contacts)
  if (refusal) return yield* refusedAnswer(refusal, lang, contacts)
  const offers: ConsultantEvent[] = []
  for await (const event of engine.answer(question, signal)) {
    if (signal.aborted) return
    if (event.type === 'handoff' && event.reason === 'crisis') return yield* alarmAnswer(lang, context, true)
    if (event.type === 'text' || event.type === 'replace' || event.type === 'notice') yield event
    else offers.push(event.type === 'handoff' && !event.contacts ? { ...event, contacts } : event)
  }
  yield* offers
}

function alarmAnswer(lang: Lang, { danger, country, contacts }: GuardContext, isLate = false): ConsultantEvent[] {
  const text = DANGER[lang].texts[danger.kind]
  const numbers = helpNumbers(danger.kind, lang, country)
  return [
    { type: 'notice', kind: 'crisis' },
    isLate ? { type: 'replace', text } : { type: 'text', text },
    { type: 'handoff', reason: 'crisis', contacts: [...numbers, ...contacts] },
  ]
}

/** The answer after a dangerous message: an answer that sells is left out as a whole, because what remains without prices makes no sense. */
async function* withoutSelling(
  events: AsyncIterable<ConsultantEvent>,
  lang: Lang,
  { contacts }: GuardContext,
): AsyncGenerator<ConsultantEvent> {
  const all: ConsultantEvent[] = []
  for await (const event of events) all.push(event)
  const isSelling = all.some((event) => event.type === 'cards' || ('text' in event && namesPrice(event.text)))
  if (!isSelling) return yield* all
  yield { type: 'text', text: DANGER[lang].noPrices }
  yield { type: 'handoff', reason: 'asked', contacts }
}

/** Puts a line with telephone numbers before an answer, and removes prices and proposals from the answer. */
async function* carefully(
  events: AsyncIterable<ConsultantEvent>,
  lang: Lang,
  { danger, country }: GuardContext,
): AsyncGenerator<ConsultantEvent> {
  const numbers = helpNumbers(danger.kind, lang, country)
  const line = `${concernLine(lang, numbers)}\n\n`
  yield { type: 'notice', kind: 'concern', contacts: numbers }
  yield { type: 'text', text: line }
  let isSaid = false
  let isAlarm = false
  for await (const event of events) {
    isAlarm ||= event.type === 'notice' && event.kind === 'crisis'
    if (event.type === 'cards' && !isAlarm) continue
    const isOffer = event.type !== 'text' && event.type !== 'replace' && event.type !== 'notice'
    if (isOffer && !isSaid && !isAlarm) {
      isSaid = true
      yield { type: 'text', text: DANGER[lang].noPrices }
    }
    if (isAlarm || (event.type !== 'text' && event.type !== 'replace')) yield event
    else {
      const text = withoutPrices(event.text)
      isSaid = (event.type === 'text' && isSaid) || text.trim() !== ''
      if (event.type === 'replace') yield { type: 'replace', text: line + text }
      else if (text !== '') yield { type: 'text', text }
    }
  }
  if (!isSaid && !isAlarm) yield { type: 'text', text: DANGER[lang].noPrices }
}

/** Refuses a wish to influence another person, and suggests other wishes. */
function anotherWillAnswer(lang: Lang, contacts: Contact[]): ConsultantEvent[] {
  const { anotherWill } = MESSAGES[lang]
  return [
    { type: 'notice', kind: 'refused', refusal: 'harm' },
    { type: 'text', text: anotherWill.text },
    { type: 'question', text: anotherWill.question, answers: [...anotherWill.answers] },
    { type: 'handoff', reason: 'refused', contacts },
  ]
}

function refusedAnswer(refusal: RefusalKind, lang: Lang, contacts: Contact[]): ConsultantEvent[] {
  const { refusals, refusalQuestions, pages } = MESSAGES[lang]
  const question = refusalQuestions[refusal]
  // A visitor who asks for a guarantee gets links to pages with facts that can be checked.
  const checks = (['about', 'priests', 'verify', 'refund'] as const).map((page) => ({
    title: pages[page],
    href: `/${page}`,
  }))
  return [
    { type: 'notice', kind: 'refused', refusal },
    { type: 'text', text: refusals[refusal] },
    ...(refusal === 'guarantee' ? [{ type: 'links' as const, links: checks }] : []),
    ...(question ? [{ type: 'question' as const, ...question }] : []),
    { type: 'handoff', reason: 'refused', contacts },
  ]
}
