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
  startAnew,
  stop,
  takeBack,
  type Transcript,
  turnsOf,
  EMPTY,
  interrupted,
} from '../rules-transcript.ts'
import { askConsultant, type QuestionBody } from './ask-consultant.ts'

/** What goes on in the tab's next document. */
type Remembered = { transcript: Transcript; draft: string; keeps: boolean }

/** Changes with the shape of what is stored: what an earlier version of the shop left is then no conversation. */
const STORAGE = 'consultant-1'

const NOTHING: Remembered = { transcript: EMPTY, draft: '', keeps: false }

/**
 * One conversation for as long as the tab lives and its visitor stays: it outlasts the panel's closing, a change of page and of language,
 * and no longer.
 */
export const useConversation = create<Remembered>(() => takeFromLast() ?? NOTHING)

const { getState, setState } = useConversation

addEventListener('pagehide', () => leaveForNext(getState()))
// "Back" may bring this very document again; meanwhile the conversation has gone on in another.
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

/** Sends the last question once more, as it was, where no whole answer came to it. */
export function retryQuestion(lang: Lang): void {
  const { transcript, keeps } = getState()
  const last = lastExchange(transcript)
  if (!last || isAnswering(transcript) || last.answer.state === 'done') return
  change(askAgain)
  void run(bodyOf(takeBack(transcript), last.question, lang, keeps, last.serviceId))
}

/** Puts the last question back into the field, before what was written there meanwhile. */
export function editQuestion(): void {
  const { transcript, draft } = getState()
  const last = lastExchange(transcript)
  if (!last || isAnswering(transcript)) return
  change(takeBack)
  setState({ draft: [last.question, draft].filter((text) => text.trim() !== '').join('\n\n') })
}

export function stopAnswer(): void {
  running.abort()
  change(stop)
}

export function startNewConversation(): void {
  running.abort()
  change(startAnew)
  setState({ draft: '' })
}

/** From the next question on the server keeps the conversation, or it does not; what it keeps already is deleted separately. */
export function keepConversation(keeps: boolean): void {
  setState({ keeps })
}

/** Has the server delete every conversation of this tab that it keeps. Throws where that could not be done. */
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
    // The server has none of a kept conversation before the first whole answer: until then this page is the only memory there is.
    turns: turnsOf(transcript),
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
 * The language is another document, and so is a reload. The conversation lies in the tab's own storage only between two of them: the next
 * one that opens the consultant takes it out again, and with the tab it is gone.
 */
function leaveForNext({ transcript, draft, keeps }: Remembered): void {
  const isNothing = transcript.exchanges.length === 0 && transcript.keptIds.length === 0 && draft === ''
  if (isNothing) return
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify({ transcript: interrupted(transcript), draft, keeps }))
  } catch {
    // No storage, or no room in it: the conversation ends with the document.
  }
}

/** What the document before left here, if anything; it is here no longer. */
function takeFromLast(): Remembered | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE)
    sessionStorage.removeItem(STORAGE)
    // The shape is what `leaveForNext` wrote: nobody else writes under this name.
    return stored === null ? undefined : (JSON.parse(stored) as Remembered)
  } catch {
    return undefined
  }
}
