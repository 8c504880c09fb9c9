import {
  MAX_CARDS,
  type Card,
  type ConsultantEvent,
  type Contact,
  type EngineName,
  type HandoffReason,
  type PageLink,
  MAX_TURN,
  type Turn,
  MAX_TURNS,
} from './model.ts'

/** The maximum number of messages of a conversation that staff get. */
const MAX_HANDOFF_TURNS = MAX_TURNS * 4

/** The reason why there is no answer or no complete answer. `wait`: the number of seconds after which the visitor can try again. */
export type Failure = {
  kind: 'offline' | 'too-many' | 'refused' | 'unavailable' | 'broken'
  /** The sentence of the server, in the reader's language. */
  message?: string
  wait?: number
}

/** `waiting`: no part of the answer has arrived yet. `stopped`: the reader stopped the answer. */
type AnswerState = 'waiting' | 'streaming' | 'done' | 'stopped' | 'failed'

export type Answer = {
  state: AnswerState
  text: string
  cards: Card[]
  links: PageLink[]
  question?: { text: string; answers: string[] }
  handoff?: { reason: HandoffReason; contacts: Contact[] }
  /** True if a person is probably in danger. The panel then shows emergency numbers and no offers. */
  isCrisis?: boolean
  /** The telephone numbers that the text names, if the visitor seems worried. Such an answer has no prices. */
  concern?: Contact[]
  /** The reason why the local consultant answered instead of the language model. */
  fallback?: 'fell-back' | 'budget'
  failure?: Failure
}

/** `serviceId`: the ritual on whose page the visitor asked. */
export type Exchange = { id: number; question: string; serviceId?: string; answer: Answer }

export type Transcript = {
  exchanges: Exchange[]
  /** The program that gave the last answer. */
  engine?: EngineName
  /** The conversations of this tab that the server stores. The current conversation is last. */
  keptIds: string[]
  /** The id of the current conversation, if the server stores it. */
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

/** Adds a question that the visitor has sent. */
export function ask(transcript: Transcript, question: string, serviceId?: string): Transcript {
  const id = (lastExchange(transcript)?.id ?? 0) + 1
  return { ...transcript, exchanges: [...transcript.exchanges, { id, question, serviceId, answer: WAITING }] }
}

/** Sends the last question again and removes its first answer. */
export function askAgain(transcript: Transcript): Transcript {
  return withAnswer(transcript, () => WAITING)
}

/** Removes the last question, so that the visitor can edit it. */
export function withdrawQuestion(transcript: Transcript): Transcript {
  return { ...transcript, exchanges: transcript.exchanges.slice(0, -1) }
}

/** Clears the conversation. The visitor can still delete the conversations that the server stores. */
export function clearConversation({ engine, keptIds }: Transcript): Transcript {
  return { exchanges: [], engine, keptIds }
}

/** Forgets the ids of stored conversations after the server has deleted these conversations. */
export function deleteKept({ exchanges, engine }: Transcript): Transcript {
  return { exchanges, engine, keptIds: [] }
}

export function stop(transcript: Transcript): Transcript {
  return isAnswering(transcript) ? withAnswer(transcript, (answer) => ({ ...answer, state: 'stopped' })) : transcript
}

/**
 * Returns the conversation for the next document of the tab. The next document cannot receive the rest of an unfinished answer, so such an answer
 * ends here.
 */
export function interruptAnswer(transcript: Transcript): Transcript {
  return fail(transcript, { kind: 'broken' })
}

/**
 * Ends the last answer with a failure. The received text stays. If the server refused the conversation id, the browser sends the next
 * question with the messages of this page and without an id.
 */
export function fail(transcript: Transcript, failure: Failure): Transcript {
  if (!isAnswering(transcript)) return transcript
  const failed = withAnswer(transcript, (answer) => ({ ...answer, state: 'failed', failure }))
  return failure.kind === 'refused' ? { ...failed, conversationId: undefined } : failed
}

/** Applies an event to the last answer. Events after the end have no effect. */
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
      return { ...answer, state: 'streaming', cards: event.cards.slice(0, MAX_CARDS) }
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
      // This event comes from a later version of the server and is unknown to this page.
      return answer
  }
}

function handedOver(answer: Answer, { reason, contacts = [] }: ConsultantEvent & { type: 'handoff' }): Answer {
  const handoff = { reason, contacts: contacts.filter(({ href }) => isReachable(href)) }
  return { ...answer, state: 'streaming', handoff, isCrisis: answer.isCrisis || reason === 'crisis' }
}

function noticed(answer: Answer, { kind, contacts = [] }: ConsultantEvent & { type: 'notice' }): Answer {
  if (kind === 'crisis') return { ...answer, state: 'streaming', isCrisis: true }
  // The text of the answer already contains the refusal.
  if (kind === 'refused') return { ...answer, state: 'streaming' }
  if (kind === 'concern')
    return { ...answer, state: 'streaming', concern: contacts.filter(({ href }) => isReachable(href)) }
  return { ...answer, state: 'streaming', fallback: kind }
}

/** Removes the ritual offers from an answer to a person in danger, before and after the event that reports the danger. */
function withoutOffersInCrisis(answer: Answer): Answer {
  return answer.isCrisis ? { ...answer, cards: [], links: [], question: undefined } : answer
}

/**
 * True if a link leads to a page of the shop. The text of an answer may contain any URL, but only links to the shop's own pages are shown as links.
 */
function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

function isReachable(href: string): boolean {
  return /^(?:tel:|mailto:|https:\/\/)/.test(href)
}

/** The last messages, which the browser sends with the next question. The newest message is last. Questions without an answer are left out. */
export function listTurns({ exchanges }: Transcript): Turn[] {
  const answered = exchanges.filter(({ answer }) => answerText(answer) !== '')
  return turnsIn(answered).slice(-MAX_TURNS)
}

/** The turns for staff. They include a question without an answer, because staff should answer this question. */
export function turnsForPerson({ exchanges }: Transcript): Turn[] {
  return turnsIn(exchanges)
    .filter(({ text }) => text !== '')
    .slice(-MAX_HANDOFF_TURNS)
}

function turnsIn(exchanges: readonly Exchange[]): Turn[] {
  return exchanges.flatMap(({ question, answer }): Turn[] => [
    { role: 'visitor', text: question.slice(0, MAX_TURN) },
    { role: 'consultant', text: answerText(answer).slice(0, MAX_TURN) },
  ])
}

/** An answer as plain text: its text, its proposals and its question. */
export function answerText({ text, cards, question }: Answer): string {
  const proposals = cards.map(({ name, reason, priceUsd }) => `- ${name}, $${priceUsd}. ${reason}`)
  return [text.trim(), proposals.join('\n'), question?.text ?? ''].filter(Boolean).join('\n\n')
}

/** Returns the whole conversation as plain text. The visitor can copy the text, or read it before staff get it. */
export function transcriptText({ exchanges }: Transcript, names: { you: string; program: string }): string {
  return exchanges
    .map(({ question, answer }) => [`${names.you}: ${question}`, answerText(answer)])
    .map(([question, answered]) => (answered ? `${question}\n\n${names.program}: ${answered}` : question))
    .join('\n\n')
}

function withAnswer(transcript: Transcript, change: (answer: Answer) => Answer): Transcript {
  const last = lastExchange(transcript)
  if (!last) return transcript
  return { ...transcript, exchanges: [...transcript.exchanges.slice(0, -1), { ...last, answer: change(last.answer) }] }
}
