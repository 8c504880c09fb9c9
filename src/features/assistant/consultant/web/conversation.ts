import { create } from 'zustand'
import type { Lang } from '#base/i18n.ts'
import { useVisitor } from '#features/people/accounts/web/visitor.ts'
import { api } from '#ui/data/api.ts'
import {
  ask,
  askAgain,
  deleteKept,
  fail,
  isAnswering,
  lastExchange,
  receive,
  clearConversation,
  stop,
  withdrawQuestion,
  type Transcript,
  listTurns,
  EMPTY,
  interruptAnswer,
} from '../rules-transcript.ts'
import { keepStored, readStoredJson } from '#ui/data/stored.ts'
import { askConsultant, type QuestionBody } from './ask-consultant.ts'

/** The data of the conversation that the tab's next document takes over. */
type StoredConversation = { transcript: Transcript; draft: string; keeps: boolean }

/** The key in the session storage. It changes together with the format of the data, so a page ignores data of an earlier version. */
const STORAGE = 'consultant-1'

const NOTHING: StoredConversation = { transcript: EMPTY, draft: '', keeps: false }

/**
 * One conversation per tab and visitor. The conversation stays when the panel is closed and when the page or language changes. It ends with
 * the tab.
 */
export const useConversation = create<StoredConversation>(() => takeFromLast() ?? NOTHING)

const { getState, setState } = useConversation

addEventListener('pagehide', () => leaveForNext(getState()))
// The "Back" button may restore this document after the conversation has continued in another document.
addEventListener('pageshow', ({ persisted }) => persisted && setState(takeFromLast() ?? NOTHING))
useVisitor.subscribe(() => {
  running.abort()
  setState(NOTHING)
})

const change = (to: (transcript: Transcript) => Transcript) =>
  setState(({ transcript }) => ({ transcript: to(transcript) }))

let running = new AbortController()

export function writeDraft(draft: string): void {
  setState({ draft })
}

/** Sends a question, if no answer is in progress. */
export function sendQuestion(text: string, lang: Lang, serviceId?: string): void {
  const question = text.trim()
  if (question === '' || isAnswering(getState().transcript)) return
  const { transcript, keeps } = getState()
  const body = bodyOf(transcript, question, lang, keeps, serviceId)
  change((before) => ask(before, question, serviceId))
  void run(body)
}

/** Sends the last question again without changes, if it has no complete answer. */
export function retryQuestion(lang: Lang): void {
  const { transcript, keeps } = getState()
  const last = lastExchange(transcript)
  if (!last || isAnswering(transcript) || last.answer.state === 'done') return
  change(askAgain)
  void run(bodyOf(withdrawQuestion(transcript), last.question, lang, keeps, last.serviceId))
}

/** Puts the last question back into the field, before the text that the visitor has typed since. */
export function editQuestion(): void {
  const { transcript, draft } = getState()
  const last = lastExchange(transcript)
  if (!last || isAnswering(transcript)) return
  change(withdrawQuestion)
  setState({ draft: [last.question, draft].filter((text) => text.trim() !== '').join('\n\n') })
}

export function stopAnswer(): void {
  running.abort()
  change(stop)
}

export function startNewConversation(): void {
  running.abort()
  change(clearConversation)
  setState({ draft: '' })
}

/** Starts or stops storing the conversation with the next question. Conversations that are already stored are deleted separately. */
export function keepConversation(keeps: boolean): void {
  setState({ keeps })
}

/** Deletes every stored conversation of this tab on the server. Throws if this failed. */
export async function deleteKeptConversations(lang: Lang): Promise<void> {
  for (const id of getState().transcript.keptIds)
    await api.delete('/api/consultant/conversations/{id}', { path: { id }, query: { lang } })
  change(deleteKept)
  setState({ keeps: false })
}

function bodyOf(
  transcript: Transcript,
  text: string,
  lang: Lang,
  keeps: boolean,
  serviceId: string | undefined,
): QuestionBody {
  const { conversationId } = transcript
  return {
    text,
    lang,
    // On the server a stored conversation is empty until the first complete answer. Until then only this page has the messages.
    turns: listTurns(transcript),
    ...(keeps && conversationId && { conversationId }),
    ...(serviceId && { page: { serviceId } }),
    ...(keeps && { consent: true }),
  }
}

async function run(body: QuestionBody): Promise<void> {
  running.abort()
  const stopping = new AbortController()
  running = stopping
  const isCurrent = () => running === stopping && !stopping.signal.aborted
  const failure = await askConsultant(
    body,
    (event) => isCurrent() && change((transcript) => receive(transcript, event)),
    stopping.signal,
  )
  if (failure && isCurrent()) change((transcript) => fail(transcript, failure))
}

/**
 * A change of the language loads another document, as a reload does. The tab's session storage contains the conversation only between two documents.
 * The next document that opens the consultant removes the conversation from the session storage. If there is no such document, the conversation ends
 * with the tab.
 */
function leaveForNext({ transcript, draft, keeps }: StoredConversation): void {
  const isNothing = transcript.exchanges.length === 0 && transcript.keptIds.length === 0 && draft === ''
  // If the browser has no storage, the conversation ends with the document.
  if (!isNothing)
    keepStored('session', STORAGE, JSON.stringify({ transcript: interruptAnswer(transcript), draft, keeps }))
}

/** Returns the state that the previous document stored, if there is one, and removes it from the storage. */
function takeFromLast(): StoredConversation | undefined {
  const stored = readStoredJson('session', STORAGE)
  keepStored('session', STORAGE, null)
  // Only `leaveForNext` writes this key, so the type of the data is known.
  return stored as StoredConversation | undefined
}
