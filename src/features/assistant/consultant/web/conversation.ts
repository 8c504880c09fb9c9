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

/** The state passed to the tab's next document. */
type StoredConversation = { transcript: Transcript; draft: string; keeps: boolean }

/** Changes with the stored format: data left by an earlier version is then ignored. */
const STORAGE = 'consultant-1'

const NOTHING: StoredConversation = { transcript: EMPTY, draft: '', keeps: false }

/** One conversation per tab and visitor: it survives closing the panel and changing the page or language, but not the tab. */
export const useConversation = create<StoredConversation>(() => takeFromLast() ?? NOTHING)

const { getState, setState } = useConversation

addEventListener('pagehide', () => leaveForNext(getState()))
// "Back" may restore this document; meanwhile the conversation has continued in another one.
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

/** Sends a question, unless the last one is still being answered. */
export function sendQuestion(text: string, lang: Lang, serviceId?: string): void {
  const question = text.trim()
  if (question === '' || isAnswering(getState().transcript)) return
  const { transcript, keeps } = getState()
  const body = bodyOf(transcript, question, lang, keeps, serviceId)
  change((before) => ask(before, question, serviceId))
  void run(body)
}

/** Sends the last question again unchanged, if it has no complete answer. */
export function retryQuestion(lang: Lang): void {
  const { transcript, keeps } = getState()
  const last = lastExchange(transcript)
  if (!last || isAnswering(transcript) || last.answer.state === 'done') return
  change(askAgain)
  void run(bodyOf(withdrawQuestion(transcript), last.question, lang, keeps, last.serviceId))
}

/** Puts the last question back into the field, before the text typed meanwhile. */
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

/** Starts or stops storing the conversation from the next question on; stored conversations are deleted separately. */
export function keepConversation(keeps: boolean): void {
  setState({ keeps })
}

/** Makes the server delete every stored conversation of this tab. Throws if that failed. */
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
    // A stored conversation is empty on the server until the first complete answer: until then this page has the only copy.
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
 * Changing the language loads another document, and so does a reload. The conversation is in the tab's session storage only between two
 * documents: the next one that opens the consultant removes it from there, and it is gone with the tab.
 */
function leaveForNext({ transcript, draft, keeps }: StoredConversation): void {
  const isNothing = transcript.exchanges.length === 0 && transcript.keptIds.length === 0 && draft === ''
  // Without storage the conversation ends with the document.
  if (!isNothing)
    keepStored('session', STORAGE, JSON.stringify({ transcript: interruptAnswer(transcript), draft, keeps }))
}

/** Takes what the previous document stored, if anything, and removes it. */
function takeFromLast(): StoredConversation | undefined {
  const stored = readStoredJson('session', STORAGE)
  keepStored('session', STORAGE, null)
  // Only `leaveForNext` writes this key.
  return stored as StoredConversation | undefined
}
