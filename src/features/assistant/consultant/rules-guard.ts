import type { Lang } from '#base/i18n.ts'
import { en } from './messages/page-answers.en.ts'
import { ru } from './messages/page-answers.ru.ts'
import type { Consultant, ConsultantEvent, Contact, Question, RefusalKind } from './model.ts'
import { isCrisis, findRefusal } from './rules-safety.ts'

const MESSAGES = { ru, en }

/**
 * After a refusal of one of these kinds the consultant can offer something that the visitor may want. After other refusals the consultant
 * offers nothing.
 */
const GOES_ON: readonly RefusalKind[] = ['harm', 'medical', 'cure', 'urgency']

/** This runs before every engine. Danger and refusals are answered here, so no engine sees such a question. */
export async function* answerSafely(
  engine: Consultant,
  question: Question,
  { contacts, signal }: { contacts: Contact[]; signal: AbortSignal },
): AsyncGenerator<ConsultantEvent> {
  const { text, lang } = question
  if (isCrisis(text)) return yield* crisisAnswer(lang, contacts)
  const refusal = findRefusal(text)
  if (refusal) return yield* refusedAnswer(refusal, lang, contacts)
  for await (const event of engine.answer(question, signal)) {
    if (signal.aborted) return
    yield event.type === 'handoff' && !event.contacts ? { ...event, contacts } : event
  }
}

function crisisAnswer(lang: Lang, contacts: Contact[]): ConsultantEvent[] {
  const { text, contacts: numbers } = MESSAGES[lang].crisis
  return [
    { type: 'notice', kind: 'crisis' },
    { type: 'text', text },
    { type: 'handoff', reason: 'crisis', contacts: [...numbers, ...contacts] },
  ]
}

function refusedAnswer(refusal: RefusalKind, lang: Lang, contacts: Contact[]): ConsultantEvent[] {
  const { refusals, refusalQuestion } = MESSAGES[lang]
  return [
    { type: 'notice', kind: 'refused', refusal },
    { type: 'text', text: refusals[refusal] },
    ...(GOES_ON.includes(refusal) ? [{ type: 'question' as const, ...refusalQuestion }] : []),
    { type: 'handoff', reason: 'refused', contacts },
  ]
}
