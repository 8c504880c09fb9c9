import {
  CARDS_MAX,
  type Card,
  type ConsultantEvent,
  type Contact,
  type EngineName,
  type HandoffReason,
  type PageLink,
  type RefusalKind,
  TURN_MAX,
  type Turn,
  TURNS_MAX,
} from './model.ts'

/** So many turns of a conversation are handed over at most. */
const HANDOFF_TURNS_MAX = TURNS_MAX * 4

/** What kept an answer from coming, or from coming whole. `wait`: seconds until it makes sense to ask again. */
export type Failure = {
  kind: 'offline' | 'too-many' | 'refused' | 'unavailable' | 'broken'
  /** The server's own sentence, in the reader's language. */
  message?: string
  wait?: number
}

/** waiting: nothing has come yet. stopped: the reader had enough. */
type AnswerState = 'waiting' | 'streaming' | 'done' | 'stopped' | 'failed'

export type Answer = {
  state: AnswerState
  text: string
  cards: Card[]
  links: PageLink[]
  question?: { text: string; answers: string[] }
  handoff?: { reason: HandoffReason; contacts: Contact[] }
  refusal?: RefusalKind
  isRefused?: boolean
  /** Somebody may be in danger: numbers to call, and nothing to buy. */
  isCrisis?: boolean
  /** Why another engine than the usual one answered. */
  fallback?: 'fell-back' | 'budget'
  failure?: Failure
}

/** `serviceId`: of the ritual on whose page it was asked. */
export type Exchange = { id: number; question: string; serviceId?: string; answer: Answer }

export type Transcript = {
  exchanges: Exchange[]
  /** Which engine answered last. */
  engine?: EngineName
  /** The conversations of this tab that the server keeps, the present one last. */
  keptIds: string[]
  /** The present one, where it is kept. */
  conversationId?: string
}

export const EMPTY: Transcript = { exchanges: [], keptIds: [] }

const WAITING: Answer = { state: 'waiting', text: '', cards: [], links: [] }

export function lastExchange({ exchanges }: Transcript): Exchange | undefined {
  return exchanges.at(-1)
}

export function isAnswering(transcript: Transcript): boolean {
  const state = lastExchange(transcript)?.answer.state
  return state === 'waiting' || state === 'streaming'
}

/** A question was sent. */
export function ask(transcript: Transcript, question: string, serviceId?: string): Transcript {
  const id = (lastExchange(transcript)?.id ?? 0) + 1
  return { ...transcript, exchanges: [...transcript.exchanges, { id, question, serviceId, answer: WAITING }] }
}

/** The last question is sent once more; what came of it the first time is gone. */
export function askAgain(transcript: Transcript): Transcript {
  return withAnswer(transcript, () => WAITING)
}

/** The last question is taken back, to be written otherwise. */
export function takeBack(transcript: Transcript): Transcript {
  return { ...transcript, exchanges: transcript.exchanges.slice(0, -1) }
}

/** Nothing of it stands any more, but what the server keeps can still be deleted. */
export function startAnew({ engine, keptIds }: Transcript): Transcript {
  return { exchanges: [], engine, keptIds }
}

/** The server keeps nothing any more. */
export function deleteKept({ exchanges, engine }: Transcript): Transcript {
  return { exchanges, engine, keptIds: [] }
}

export function stop(transcript: Transcript): Transcript {
  return isAnswering(transcript) ? withAnswer(transcript, (answer) => ({ ...answer, state: 'stopped' })) : transcript
}

/** As it can go on in another document, to which no answer on its way comes any more. */
export function interrupted(transcript: Transcript): Transcript {
  return fail(transcript, { kind: 'broken' })
}

/** What has come already stays. A conversation that the server refused to go on with is begun anew from this page's memory. */
export function fail(transcript: Transcript, failure: Failure): Transcript {
  if (!isAnswering(transcript)) return transcript
  const failed = withAnswer(transcript, (answer) => ({ ...answer, state: 'failed', failure }))
  return failure.kind === 'refused' ? { ...failed, conversationId: undefined } : failed
}

/** What an event makes of the last answer; one that comes after the end changes nothing. */
export function receive(transcript: Transcript, event: ConsultantEvent): Transcript {
  if (!isAnswering(transcript)) return transcript
  if (event.type === 'engine') return startedBy(transcript, event)
  if (event.type === 'error') return fail(transcript, { kind: 'broken', message: event.message })
  return withAnswer(transcript, (answer) => withoutOffersInCrisis(applied(answer, event)))
}

function startedBy(
  transcript: Transcript,
  { engine, conversationId }: ConsultantEvent & { type: 'engine' },
): Transcript {
  if (!conversationId) return { ...transcript, engine }
  const keptIds = [...transcript.keptIds.filter((id) => id !== conversationId), conversationId]
  return { ...transcript, engine, conversationId, keptIds }
}

type AnswerEvent = Exclude<ConsultantEvent, { type: 'engine' | 'error' }>

function applied(answer: Answer, event: AnswerEvent): Answer {
  switch (event.type) {
    case 'text':
      return { ...answer, state: 'streaming', text: answer.text + event.text }
    case 'replace':
      return { ...answer, state: 'streaming', text: event.text }
    case 'cards':
      return { ...answer, state: 'streaming', cards: event.cards.slice(0, CARDS_MAX) }
    case 'links':
      return { ...answer, state: 'streaming', links: event.links.filter(({ href }) => isOwnPath(href)) }
    case 'question':
      return { ...answer, state: 'streaming', question: { text: event.text, answers: event.answers } }
    case 'handoff':
      return handedOver(answer, event)
    case 'notice':
      return noticed(answer, event)
    case 'done':
      return { ...answer, state: 'done' }
    default:
      // A word of a later server, which this page does not know.
      return answer
  }
}

function handedOver(answer: Answer, { reason, contacts = [] }: ConsultantEvent & { type: 'handoff' }): Answer {
  const handoff = { reason, contacts: contacts.filter(({ href }) => isReachable(href)) }
  return { ...answer, state: 'streaming', handoff, isCrisis: answer.isCrisis || reason === 'crisis' }
}

function noticed(answer: Answer, { kind, refusal }: ConsultantEvent & { type: 'notice' }): Answer {
  if (kind === 'crisis') return { ...answer, state: 'streaming', isCrisis: true }
  if (kind === 'refused') return { ...answer, state: 'streaming', isRefused: true, refusal }
  return { ...answer, state: 'streaming', fallback: kind }
}

/** Whoever is in danger is sold nothing, whatever the order of the events. */
function withoutOffersInCrisis(answer: Answer): Answer {
  return answer.isCrisis ? { ...answer, cards: [], links: [], question: undefined } : answer
}

/** What an engine wrote may name any address; only the shop's own pages are links. */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

function isReachable(href: string): boolean {
  return /^(?:tel:|mailto:|https:\/\/)/.test(href)
}

/** The last turns as they travel with the next question, the newest last: answered questions alone. */
export function turnsOf({ exchanges }: Transcript): Turn[] {
  const answered = exchanges.filter(({ answer }) => answerText(answer) !== '')
  return turnsIn(answered).slice(-TURNS_MAX)
}

/** The turns as a person reads them: a question without an answer is the one that waits for theirs. */
export function turnsForPerson({ exchanges }: Transcript): Turn[] {
  return turnsIn(exchanges)
    .filter(({ text }) => text !== '')
    .slice(-HANDOFF_TURNS_MAX)
}

function turnsIn(exchanges: readonly Exchange[]): Turn[] {
  return exchanges.flatMap(({ question, answer }): Turn[] => [
    { role: 'visitor', text: question.slice(0, TURN_MAX) },
    { role: 'consultant', text: answerText(answer).slice(0, TURN_MAX) },
  ])
}

/** An answer as plain text: what was said, what was proposed, what was asked. */
export function answerText({ text, cards, question }: Answer): string {
  const proposals = cards.map(({ name, reason, priceUsd }) => `- ${name}, $${priceUsd}. ${reason}`)
  return [text.trim(), proposals.join('\n'), question?.text ?? ''].filter(Boolean).join('\n\n')
}

/** The whole conversation as plain text, to be copied or looked through before it is handed over. */
export function transcriptText({ exchanges }: Transcript, names: { you: string; program: string }): string {
  return exchanges
    .map(({ question, answer }) => [`${names.you}: ${question}`, answerText(answer)])
    .map(([asked, answered]) => (answered ? `${asked}\n\n${names.program}: ${answered}` : asked))
    .join('\n\n')
}

function withAnswer(transcript: Transcript, change: (answer: Answer) => Answer): Transcript {
  const last = lastExchange(transcript)
  if (!last) return transcript
  return { ...transcript, exchanges: [...transcript.exchanges.slice(0, -1), { ...last, answer: change(last.answer) }] }
}
